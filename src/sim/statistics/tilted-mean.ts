import type { Distribution } from '../../engine/core/exact/distribution.ts';

/** A distribution by its values that can come about, as chances that add up to 1. */
export interface Support {
  /** Distance of each value from the mean, ascending. */
  readonly offsets: Float64Array;
  readonly chances: Float64Array;
  readonly mean: number;
  readonly variance: number;
  /** The greatest step that leads from any value to any other. */
  readonly span: number;
}

/** What a distribution becomes when each value `v` is weighted with `exp(tilt × v)`. */
export interface Tilted {
  /** Logarithm of the sum of the weights: the cumulant generating function of the offsets. */
  readonly log: number;
  readonly mean: number;
  readonly variance: number;
}

/** Below this no exponential grows, so that the logarithm of their sum is best taken from what they lack of 1. */
const SMALL_EXPONENT = 1;

/** The values of a distribution that have a chance above 0. */
export function supportOf({ low, probabilities }: Distribution): Support {
  const indices = [...probabilities.keys()].filter((i) => (probabilities[i] as number) > 0);
  const mass = indices.reduce((sum, i) => sum + (probabilities[i] as number), 0);
  const chances = Float64Array.from(indices, (i) => (probabilities[i] as number) / mass);
  const mean = indices.reduce((sum, index, i) => sum + index * (chances[i] as number), 0);
  const offsets = Float64Array.from(indices, (index) => index - mean);
  const variance = offsets.reduce((sum, offset, i) => sum + offset * offset * (chances[i] as number), 0);
  const span = indices.reduce((divisor, index) => greatestDivisor(index - (indices[0] as number), divisor), 0);
  return { offsets, chances, mean: low + mean, variance, span };
}

/** @param tilt any finite number */
export function tilt({ offsets, chances }: Support, tilt: number): Tilted {
  const ends = [tilt * (offsets[0] as number), tilt * (offsets.at(-1) as number)];
  const most = Math.max(...ends);
  let [sum, lack, first, second] = [0, 0, 0, 0];
  for (let i = 0; i < offsets.length; i++) {
    const offset = offsets[i] as number;
    const weight = (chances[i] as number) * Math.exp(tilt * offset - most);
    sum += weight;
    lack += (chances[i] as number) * Math.expm1(tilt * offset);
    first += weight * offset;
    second += weight * offset * offset;
  }
  const mean = first / sum;
  const isSmall = Math.max(...ends.map(Math.abs)) < SMALL_EXPONENT;
  return { log: isSmall ? Math.log1p(lack) : most + Math.log(sum), mean, variance: second / sum - mean * mean };
}

/**
 * The tilt that brings the mean to a given distance from where it is: Newton's method kept within a
 * bracket, halved where a step leaves it. The mean grows with the tilt, so that it always ends.
 *
 * @param offset between the least and the greatest of the support's
 */
export function tiltTo(support: Support, offset: number): number {
  let [low, high] = [0, Math.sign(offset) / (support.offsets.at(-1) as number)];
  while (Math.abs(tilt(support, high).mean) < Math.abs(offset)) [low, high] = [high, 2 * high];
  let at = high;
  for (let step = 0; step < 200; step++) {
    const { mean, variance } = tilt(support, at);
    if (Math.abs(mean) > Math.abs(offset)) high = at;
    else low = at;
    const newton = at - (mean - offset) / variance;
    const next = (newton - low) * (newton - high) < 0 ? newton : (low + high) / 2;
    if (Math.abs(next - at) <= 1e-14 * Math.abs(at)) return next;
    at = next;
  }
  return at;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
