import type { Histogram } from '../../engine/core/histogram.ts';
import { type ExactSums, exactMoments, exactSums, type Moments } from '../odds/exact-moments.ts';
import { exactRatio } from '../statistics/exact-ratio.ts';
import { type Interval, meanInterval, neverSeenBound } from '../statistics/intervals.ts';
import type { JointCounts } from './pair-tally.ts';

/** A rate or mean of a base, `a`, and of a variant, `b`, in the same trials. */
export interface Difference extends Interval {
  readonly a: number;
  readonly b: number;
  /** b − a; `low` and `high` are its interval, at the confidence that was asked for. */
  readonly difference: number;
  /** Share of the variance of unpaired runs that pairing saved, below 0 where it cost some; null where nothing varied. */
  readonly varianceSaved: number | null;
  /** Trials in which the two differ. */
  readonly differing: number;
}

/**
 * The difference of a rate.
 *
 * @param n trials, 1 or more
 * @param confidence above 0 and below 1
 */
export function rateDifference(
  { both, onlyBase, onlyVariant }: JointCounts,
  n: number,
  confidence: number,
): Difference {
  const differing = onlyBase + onlyVariant;
  const paired = { n: BigInt(n), sum: BigInt(onlyVariant - onlyBase), squares: BigInt(differing) };
  const figure = differenceOf(paired, differing, 1, confidence, [
    indicatorMoments(both + onlyBase, n),
    indicatorMoments(both + onlyVariant, n),
  ]);
  return { ...figure, low: Math.max(-1, figure.low), high: Math.min(1, figure.high) };
}

/**
 * The difference of the means of a quantity that both count.
 *
 * @param differences variant less base, one a trial, of one trial or more
 * @param base values of the base in the same trials
 * @param variant values of the variant in the same trials
 * @param confidence above 0 and below 1
 */
export function meanDifference(
  differences: Histogram,
  base: Histogram,
  variant: Histogram,
  confidence: number,
): Difference {
  const sums = exactSums(differences);
  let same = 0;
  differences.forEach((value, count) => {
    if (value === 0) same = count;
  });
  const moments = [base, variant].map((histogram) => exactMoments(exactSums(histogram))) as [Moments, Moments];
  return differenceOf(sums, Number(sums.n) - same, spanOf([base, variant]), confidence, moments);
}

/**
 * Normal interval of a paired difference from its exact sum and sum of squares. Where few trials differ
 * it would be too narrow: one more trial that differs as those do is added to the squares. Of rates that
 * is what Agresti and Min (Statist. Med. 24, 2005) do, who add half a trial to each cell of the fourfold
 * table. Where no two trials differ by another amount, the share of those that would lies below a bound.
 *
 * @param reach how far from 0 a difference may lie that was never seen
 */
function differenceOf(
  paired: ExactSums,
  differing: number,
  reach: number,
  confidence: number,
  [a, b]: readonly [Moments, Moments],
): Difference {
  const { n, mean, variance } = exactMoments(paired);
  const unpaired = a.variance + b.variance;
  const typical = differing === 0 ? 0 : exactRatio(paired.squares, BigInt(differing));
  const rest = neverSeenBound(n, confidence) * (reach + Math.abs(mean));
  return {
    a: a.mean,
    b: b.mean,
    difference: mean,
    ...(variance === 0
      ? { low: mean - rest, high: mean + rest }
      : meanInterval(mean, Math.sqrt((variance + typical / n) / n), confidence)),
    varianceSaved: unpaired > 0 ? 1 - variance / unpaired : null,
    differing,
  };
}

function indicatorMoments(count: number, n: number): Moments {
  return exactMoments({ n: BigInt(n), sum: BigInt(count), squares: BigInt(count) });
}

/** From the least to the greatest value of all, 1 at least. */
function spanOf(histograms: readonly Histogram[]): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const histogram of histograms) {
    histogram.forEach((value) => {
      least = Math.min(least, value);
      most = Math.max(most, value);
    });
  }
  return Math.max(1, most - least);
}
