import type { Histogram } from '../../engine/core/histogram.ts';
import { exactRatio } from '../statistics/exact-ratio.ts';

/** Sums of a sample of integers, exact. */
export interface ExactSums {
  readonly n: bigint;
  readonly sum: bigint;
  readonly squares: bigint;
}

/** Mean and spread of a sample. */
export interface Moments {
  readonly n: number;
  readonly mean: number;
  /** Sample variance, over n − 1; 0 for a single value, of whose spread nothing is known. */
  readonly variance: number;
  /** Its square root: the spread of one value. */
  readonly sd: number;
  /** Standard error of the mean. */
  readonly se: number;
}

/** Sums of all values of a histogram. */
export function exactSums(histogram: Histogram): ExactSums {
  let n = 0n;
  let sum = 0n;
  let squares = 0n;
  histogram.forEach((value, count) => {
    const times = BigInt(count);
    const product = BigInt(value) * times;
    n += times;
    sum += product;
    squares += product * BigInt(value);
  });
  return { n, sum, squares };
}

/**
 * Moments from exact sums: (n Σx² − (Σx)²) / (n (n − 1)) is formed in integers, so that nothing
 * cancels, and rounded once. {1e9, 1e9 + 1} has the variance 0.5.
 *
 * @param sums `n` 1 or more
 */
export function exactMoments({ n, sum, squares }: ExactSums): Moments {
  const variance = n > 1n ? exactRatio(n * squares - sum * sum, n * (n - 1n)) : 0;
  return {
    n: Number(n),
    mean: exactRatio(sum, n),
    variance,
    sd: Math.sqrt(variance),
    se: Math.sqrt(variance / Number(n)),
  };
}
