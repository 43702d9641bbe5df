import type { Tally } from '../../engine/core/tally.ts';
import type { Batch } from './executor.ts';
import { BATCH_TRIALS } from './plan-batches.ts';

/**
 * Most work of a task: trials, and rounds of active units in them. A million are about 0.1 s in the translated engine, so
 * that progress moves and an interrupt is answered.
 */
const MOST_WORK = 1_000_000;
/** Most batches of a task, of fights as short as there are. */
const MOST_BATCHES = 40;
/** The same of what has no rounds: no count tells how many dice it rolls, and a thousand take 0.1 ms. */
const MOST_ROLLED = 5;
/** A task is at most this share of the trials so far, so that the first ones are short. */
const GROWTH = 1 / 8;
/** Tasks that share what is left for each that an executor wants in flight: small at the end, so that threads end together. */
const SHARES = 2;

/**
 * Cuts trials `first` to `end − 1` into tasks for which nobody asks batch by batch: each is a row of whole batches,
 * played and tallied as one. How many follows from counts alone; what is counted does not depend on it.
 *
 * @param end integer from 0
 * @param first integer from 0
 * @param tally of the run: what was merged so far tells, each time, how long the next task may be
 * @param width tasks in flight
 */
export function* planSpans(end: number, first: number, tally: Tally, width: number): Generator<Batch> {
  for (let reached = first; reached < end; ) {
    const trials = BATCH_TRIALS * batchesOf(tally, (end - reached) / (SHARES * width));
    const next = Math.min(end, reached - (reached % BATCH_TRIALS) + trials);
    yield { first: reached, count: next - reached };
    reached = next;
  }
}

function batchesOf(tally: Tally, share: number): number {
  const { trials, unitRounds } = tally;
  if (trials === 0) return 1;
  const byWork = (MOST_WORK * trials) / (trials + unitRounds);
  const most = Math.min(byWork, trials * GROWTH, share) / BATCH_TRIALS;
  return Math.max(1, Math.min(unitRounds === 0 ? MOST_ROLLED : MOST_BATCHES, Math.floor(most)));
}
