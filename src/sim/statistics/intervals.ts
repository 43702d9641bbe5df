import { InvariantError } from '../../engine/core/errors.ts';
import { betaQuantile } from './incomplete-beta.ts';
import { normalQuantile } from './normal-distribution.ts';

/** Both ends, the lower first. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** How a rate's interval is computed, as `--interval` names it. */
export const INTERVAL_METHODS = ['wilson', 'clopper-pearson'] as const;
export type IntervalMethod = (typeof INTERVAL_METHODS)[number];

/**
 * Score interval of a rate: Wilson, J. Amer. Statist. Assoc. 22 (1927); Brown, Cai and DasGupta,
 * Statist. Sci. 16 (2001). Coverage is near the nominal one on average, and may lie below it for
 * rates within a few successes of 0 or 1. For a number of trials fixed beforehand.
 *
 * @param count successes, 0 to `trials`
 * @param trials 1 or more
 * @param confidence above 0 and below 1
 */
export function wilsonInterval(count: number, trials: number, confidence: number): Interval {
  const z = twoSidedZ(confidence);
  const rate = count / trials;
  const scale = 1 + (z * z) / trials;
  const centre = (rate + (z * z) / (2 * trials)) / scale;
  const half = (z / scale) * Math.sqrt((rate * (1 - rate) + (z * z) / (4 * trials)) / trials);
  return {
    low: count === 0 ? 0 : Math.max(0, centre - half),
    high: count === trials ? 1 : Math.min(1, centre + half),
  };
}

/**
 * Exact interval of a rate: Clopper and Pearson, Biometrika 26 (1934). Coverage is never below the
 * nominal one, and mostly above it. For a number of trials fixed beforehand.
 *
 * @param count successes, 0 to `trials`
 * @param trials 1 or more
 * @param confidence above 0 and below 1
 */
export function clopperPearsonInterval(count: number, trials: number, confidence: number): Interval {
  const tail = (1 - confidence) / 2;
  return {
    low: count === 0 ? 0 : betaQuantile(tail, count, trials - count + 1),
    high: count === trials ? 1 : 1 - betaQuantile(tail, trials - count, count + 1),
  };
}

/**
 * How large a rate may be that never showed: 1 − alpha^(1/n), the exact one-sided bound, about 3/n at
 * 0.95 (the rule of three).
 *
 * @param trials 1 or more
 * @param confidence above 0 and below 1
 * @returns 0 to 1
 */
export function neverSeenBound(trials: number, confidence: number): number {
  return -Math.expm1(Math.log1p(-confidence) / trials);
}

/**
 * Interval of a rate by the chosen method; where the event showed never or always, the one-sided
 * bound, with the other end exactly 0 or 1.
 *
 * @param count successes, 0 to `trials`
 * @param trials 1 or more
 * @param confidence above 0 and below 1
 * @throws InvariantError where the count is not one of so many trials
 */
export function rateInterval(count: number, trials: number, confidence: number, method: IntervalMethod): Interval {
  if (!(trials >= 1 && count >= 0 && count <= trials)) throw new InvariantError(`${count} of ${trials} is no rate`);
  if (count === 0) return { low: 0, high: neverSeenBound(trials, confidence) };
  if (count === trials) return { low: 1 - neverSeenBound(trials, confidence), high: 1 };
  return method === 'wilson'
    ? wilsonInterval(count, trials, confidence)
    : clopperPearsonInterval(count, trials, confidence);
}

/**
 * Normal interval of a mean (central limit theorem): good where the trials are many against the skew
 * of what is counted. Of zero width where the sample has no spread, which is no proof of certainty.
 *
 * @param mean of the sample
 * @param se standard error of the mean, 0 or more
 * @param confidence above 0 and below 1
 */
export function meanInterval(mean: number, se: number, confidence: number): Interval {
  const half = twoSidedZ(confidence) * se;
  return { low: mean - half, high: mean + half };
}

/** Standard normal quantile that leaves (1 − confidence) / 2 above it. */
export function twoSidedZ(confidence: number): number {
  return -normalQuantile((1 - confidence) / 2);
}
