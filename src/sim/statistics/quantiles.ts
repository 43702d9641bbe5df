import type { Histogram } from '../../engine/core/histogram.ts';

/**
 * Quantiles of type 1 (Hyndman and Fan, Amer. Statist. 50, 1996): the smallest value whose cumulative
 * share is at least p, so always a value that was seen.
 *
 * @param histogram at least one value
 * @param n values in it
 * @param percents each from 0 to 100, ascending
 * @returns one value for each
 */
export function quantiles(histogram: Histogram, n: number, percents: readonly number[]): number[] {
  return valuesAtRanks(
    histogram,
    percents.map((percent) => rankOf(percent, n)),
  );
}

/**
 * The values at ranks of the ascending sample.
 *
 * @param histogram at least as many values as the last rank
 * @param ranks from 1, ascending
 */
export function valuesAtRanks(histogram: Histogram, ranks: readonly number[]): number[] {
  const values: number[] = [];
  let seen = 0;
  histogram.forEach((value, count) => {
    seen += count;
    while (values.length < ranks.length && seen >= (ranks[values.length] as number)) values.push(value);
  });
  return values;
}

/** ceil(p n) without the rounding of p, for up to 1e12 values: percents are decimal, such as 2.5, and 0.07 × 100 is above 7. */
function rankOf(percent: number, n: number): number {
  const share = (percent * n) / 100;
  const nearest = Math.round(share);
  const isWhole = Math.abs(share - nearest) <= 1e-9 + 4 * Number.EPSILON * share;
  return Math.max(1, isWhole ? nearest : Math.ceil(share));
}
