import type { Histogram } from '../../engine/core/histogram.ts';
import { incompleteBeta } from './incomplete-beta.ts';
import type { Interval } from './intervals.ts';
import { valuesAtRanks } from './quantiles.ts';

/**
 * Interval of a quantile from two order statistics, whose ranks leave at most half of the error on
 * each side by the binomial distribution: David and Nagaraja, Order Statistics, 3rd ed., 7.1. Free of
 * any assumption on the distribution; coverage is never below the nominal one.
 *
 * @param histogram at least one value
 * @param percent above 0 and below 100
 * @param confidence above 0 and below 1
 * @returns values of the sample; its smallest or largest where it is too small to bound that end
 */
export function quantileInterval(histogram: Histogram, percent: number, confidence: number): Interval {
  return quantileIntervals(percent, confidence)(histogram);
}

/** As `quantileInterval`, for one histogram after the other: of those of one size, the ranks are found once. */
export function quantileIntervals(percent: number, confidence: number): (histogram: Histogram) => Interval {
  const known = new Map<number, readonly [low: number, high: number]>();
  return (histogram) => {
    let n = 0;
    histogram.forEach((_, count) => {
      n += count;
    });
    const ranks = known.get(n) ?? ranksOf(n, percent / 100, (1 - confidence) / 2);
    known.set(n, ranks);
    const [low = 0, high = 0] = valuesAtRanks(histogram, ranks);
    return { low, high };
  };
}

function ranksOf(n: number, p: number, tail: number): readonly [low: number, high: number] {
  // P(fewer than k of n values lie at or below the quantile) ≥ 1 − tail and ≤ tail: the two ranks.
  const low = firstInteger(1, n, (k) => atLeast(k, n, p) < 1 - tail) - 1;
  const high = firstInteger(1, n, (k) => atLeast(k, n, p) <= tail);
  return [Math.max(1, low), Math.min(n, high)];
}

/** Chance of k or more successes in n trials of chance p. */
function atLeast(k: number, n: number, p: number): number {
  return incompleteBeta(p, k, n - k + 1);
}

/** The first integer from `low` to `high` that holds, by bisection of a predicate that stays true; else `high` + 1. */
function firstInteger(low: number, high: number, holds: (k: number) => boolean): number {
  let from = low;
  let to = high + 1;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
