import type { Tally } from '../../engine/core/tally.ts';
import { BATCH_TRIALS } from '../execution/plan-batches.ts';

/** A look comes after this share of the trials so far, so that a run that ends at one plays at most so much too many. */
const GROWTH = 1 / 16;

/**
 * The numbers of trials at which a run is looked at, ascending: whole batches, each look about a sixteenth
 * of the trials after the one before, the last after `most`. They depend on nothing else: not on
 * threads, nor on what was seen.
 *
 * @param most 1 or more
 */
export function* looks(most: number): Generator<number> {
  let batches = 1;
  while (batches * BATCH_TRIALS < most) {
    yield batches * BATCH_TRIALS;
    batches += Math.max(1, Math.round(batches * GROWTH));
  }
  yield most;
}

/**
 * How many looks there were up to a number of trials: from 1.
 *
 * @param trials 1 or more
 */
export function lookNumber(trials: number): number {
  let number = 0;
  for (const _ of looks(trials)) number++;
  return number;
}

/**
 * A question that is asked only at the looks of a run of at most so many trials; not where stored trials
 * were merged beyond one, which a run that played them has passed.
 *
 * @returns to be called after each batch, in order; false between the looks
 */
export function atLooks(most: number, isEnough: (tally: Tally) => boolean): (tally: Tally) => boolean {
  const schedule = looks(most);
  let next = schedule.next().value;
  return (tally) => {
    let reached = 0;
    while (next !== undefined && next <= tally.trials) {
      reached = next;
      next = schedule.next().value;
    }
    return reached === tally.trials && isEnough(tally);
  };
}
