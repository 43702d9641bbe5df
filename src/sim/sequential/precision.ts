import { UsageError } from '../../engine/core/errors.ts';
import type { Tally } from '../../engine/core/tally.ts';
import { rateSequence } from '../statistics/rate-sequence.ts';
import { atLooks } from './looks.ts';

/** Trials at most where nothing is said, for runs that end once something is known. */
export const MOST_SEQUENTIAL_TRIALS = 10_000_000;

/** @throws UsageError where it is no half-width of a rate's interval */
export function checkPrecision(precision: number | undefined): void {
  if (precision === undefined || (precision > 0 && precision < 0.5)) return;
  throw new UsageError(`precision: expected a number above 0 and below 0.5, got ${precision}`);
}

/**
 * The widest of the outcomes' confidence sequences, as a half-width.
 *
 * @param tally one trial or more
 * @returns 0 to 0.5
 */
export function precisionOf(tally: Tally, confidence: number): number {
  const halves = [...tally.outcomes].map((count) => {
    const { low, high } = rateSequence(count, tally.trials, confidence);
    return (high - low) / 2;
  });
  return Math.max(...halves);
}

/** How long a run will be, as far as can be told: the width shrinks with the root of the trials. */
export function expectedTrials(tally: Tally, precision: number, confidence: number, most: number): number {
  const growth = (precisionOf(tally, confidence) / precision) ** 2;
  return Math.min(most, Math.max(tally.trials, Math.ceil(tally.trials * growth)));
}

/**
 * A rule that ends a run once all outcomes are known to within a half-width. It looks at fixed numbers of
 * trials only, so that a run ends at the same trial whatever its threads.
 *
 * @param most trials of the run
 * @returns to be asked after each batch, in order; true where the run is to end
 */
export function stopByPrecision(precision: number, confidence: number, most: number): (tally: Tally) => boolean {
  return atLooks(most, (tally) => precisionOf(tally, confidence) <= precision);
}
