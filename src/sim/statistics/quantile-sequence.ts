import type { Histogram } from '../../engine/core/histogram.ts';
import type { Interval } from './intervals.ts';
import { rateSequence } from './rate-sequence.ts';

/**
 * Interval of a quantile that holds at every number of trials at once. The quantile, of type 1, is the
 * smallest v with P(X ≤ v) ≥ share; so q ≤ b is exactly P(X ≤ b) ≥ share, and q ≥ a exactly
 * P(X ≤ a − 1) < share. Each of the two rates has its confidence sequence (`rateSequence`) at half of the
 * error: the interval is of the values that neither rules out.
 *
 * @param histogram one value or more
 * @param share above 0 and below 1
 * @param confidence above 0 and below 1
 * @returns values of the sample; infinite where the trials do not bound that end
 */
export function quantileSequence(histogram: Histogram, share: number, confidence: number): Interval {
  const values: number[] = [];
  const upTo: number[] = [];
  let n = 0;
  histogram.forEach((value, count) => {
    n += count;
    values.push(value);
    upTo.push(n);
  });
  const each = 1 - (1 - confidence) / 2;
  const first = (holds: (interval: Interval) => boolean) =>
    firstIndex(upTo.length, (i) => holds(rateSequence(upTo[i] as number, n, each)));
  const below = rateSequence(0, n, each).high >= share;
  return {
    low: below ? Number.NEGATIVE_INFINITY : (values[first(({ high }) => high >= share)] as number),
    high: values[first(({ low }) => low >= share)] ?? Number.POSITIVE_INFINITY,
  };
}

/** The first index that holds, by bisection of a predicate that stays true; `length` where none does. */
function firstIndex(length: number, holds: (index: number) => boolean): number {
  let [from, to] = [0, length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
