import { Histogram } from '../../engine/core/histogram.ts';
import { exactMoments, exactSums, type Moments } from '../odds/exact-moments.ts';
import { exactRatio } from '../statistics/exact-ratio.ts';
import { type Interval, neverSeenBound, twoSidedZ } from '../statistics/intervals.ts';
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
  const differences = new Histogram();
  differences.add(-1, onlyBase);
  differences.add(0, n - onlyBase - onlyVariant);
  differences.add(1, onlyVariant);
  const figure = differenceOf(differences, 1, confidence, [
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
  const moments = [base, variant].map((histogram) => exactMoments(exactSums(histogram))) as [Moments, Moments];
  return differenceOf(differences, spanOf([base, variant]), confidence, moments);
}

/**
 * Normal interval of a paired difference from its exact sum and sum of squares, with two corrections for
 * where few trials differ. One more trial that differs as those do is added to the squares: of rates that
 * is what Agresti and Min (Statist. Med. 24, 2005) do, who add half a trial to each cell of the fourfold
 * table. And the centre is moved by the skewness (Johnson, J. Amer. Statist. Assoc. 73, 1978), for a change
 * that only ever helps has differences of one sign. Where no two trials differ by another amount, the
 * share of those that would lies below a bound.
 *
 * @param reach how far from 0 a difference may lie that was never seen
 */
function differenceOf(
  differences: Histogram,
  reach: number,
  confidence: number,
  [a, b]: readonly [Moments, Moments],
): Difference {
  const sums = exactSums(differences);
  const { n, mean, variance } = exactMoments(sums);
  const { same, cubes } = shapeOf(differences, mean);
  const differing = n - same;
  const unpaired = a.variance + b.variance;
  return {
    a: a.mean,
    b: b.mean,
    difference: mean,
    ...(variance === 0
      ? around(mean, neverSeenBound(n, confidence) * (reach + Math.abs(mean)))
      : skewedInterval({ n, mean, variance, cubes, typical: exactRatio(sums.squares, BigInt(differing)) }, confidence)),
    varianceSaved: unpaired > 0 ? 1 - variance / unpaired : null,
    differing,
  };
}

/** @param typical mean square of the differences that are not 0 */
function skewedInterval(
  { n, mean, variance, cubes, typical }: Record<'n' | 'mean' | 'variance' | 'cubes' | 'typical', number>,
  confidence: number,
): Interval {
  const z = twoSidedZ(confidence);
  const shift = ((1 + 2 * z * z) * cubes) / (6 * variance * n * n);
  return around(mean + shift, z * Math.sqrt((variance + typical / n) / n));
}

function around(centre: number, half: number): Interval {
  return { low: centre - half, high: centre + half };
}

/** How many differences are 0, and the sum of the cubes of all about their mean. */
function shapeOf(differences: Histogram, mean: number): { readonly same: number; readonly cubes: number } {
  let [same, cubes] = [0, 0];
  differences.forEach((value, count) => {
    if (value === 0) same = count;
    cubes += count * (value - mean) ** 3;
  });
  return { same, cubes };
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
