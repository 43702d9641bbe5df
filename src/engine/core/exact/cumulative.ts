import { type Distribution, highestOf } from './distribution.ts';

/** Forgives the rounding of a cumulative share, so that the median of a d6 is 3. */
const ROUNDING = 1e-12;

/** The cumulative chances of each value listed, in the order of `probabilities`. */
export interface Cumulative {
  /** At the value or above. */
  readonly atLeast: Float64Array;
  /** At the value or below. */
  readonly atMost: Float64Array;
}

/**
 * The chances of at least and at most each value. The smaller of the two sides is summed from its far
 * end and keeps its digits; the greater is what it lacks of 1, so that the least value is reached with
 * certainty and not with 0.9999999999999998.
 */
export function cumulativeOf({ probabilities }: Distribution): Cumulative {
  const count = probabilities.length;
  const below = new Float64Array(count + 1);
  const from = new Float64Array(count + 1);
  for (let i = 0; i < count; i++) below[i + 1] = (below[i] as number) + (probabilities[i] as number);
  for (let i = count - 1; i >= 0; i--) from[i] = (from[i + 1] as number) + (probabilities[i] as number);
  const either = (own: number, other: number) => (other < own ? 1 - other : own);
  return {
    atLeast: Float64Array.from({ length: count }, (_, i) => either(from[i] as number, below[i] as number)),
    atMost: Float64Array.from({ length: count }, (_, i) => either(below[i + 1] as number, from[i + 1] as number)),
  };
}

/**
 * A quantile of type 1: the least value whose cumulative share is at least `share`.
 *
 * @param share above 0, to 1
 */
export function quantileOf(distribution: Distribution, share: number): number {
  const { low, probabilities } = distribution;
  let sum = 0;
  for (let i = 0; i < probabilities.length; i++) {
    sum += probabilities[i] as number;
    if (sum >= share - ROUNDING) return low + i;
  }
  return highestOf(distribution);
}
