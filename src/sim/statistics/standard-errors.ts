import type { Distribution } from '../../engine/core/exact/distribution.ts';
import { normalQuantile } from './normal-distribution.ts';
import { type Support, supportOf, tilt, tiltTo } from './tilted-mean.ts';

/** Logarithm of the least chance that a double can hold. */
const LEAST_LOG = -700;

/**
 * How far the sum of `n` independent draws lies from n times the mean of their exact distribution, in
 * standard errors: the distance at which a normal distribution has as small a tail as the sum itself.
 * Where many are expected that is the difference over its standard error; where few are, it is
 * not (3 where 0.4 were expected are 2.4, not 4.1), for the tail is that of a count. Infinite for a
 * sum that cannot be.
 *
 * Barndorff-Nielsen's r* with Daniels' correction for integers: Daniels, Int. Statist. Rev. 55 (1987),
 * 37–48. Within 0.05 of the exact binomial tail from 2 standard errors on; exact where all draws are extreme.
 *
 * @param n 1 or more
 * @param sum of the draws, integer
 * @returns below 0 for a sum that is too small
 */
export function standardErrors(distribution: Distribution, n: number, sum: number): number {
  const support = supportOf(distribution);
  const excess = sum - n * support.mean;
  return excess < 0 ? -standardErrorsAbove(mirrored(support), n, -excess) : standardErrorsAbove(support, n, excess);
}

/** @param excess of the sum over what was expected, 0 or more */
function standardErrorsAbove(support: Support, n: number, excess: number): number {
  const { offsets, chances, span } = support;
  const most = n * (offsets.at(-1) as number);
  // Half a unit forgives rounding: sums are integers.
  if (excess > most + 0.5) return Number.POSITIVE_INFINITY;
  if (excess <= span / 2 || span === 0) return 0;
  if (excess > most - 0.5) return ofLogTail(n * Math.log(chances.at(-1) as number));
  const by = tiltTo(support, excess / n);
  const { log, variance } = tilt(support, by);
  const root = Math.sqrt(2 * n * (by * (excess / n) - log));
  const slope = (-Math.expm1(-by * span) / span) * Math.sqrt(n * variance);
  return Math.max(0, root + Math.log(slope / root) / root);
}

/** The normal quantile of a tail that may be too small for a double. */
function ofLogTail(log: number): number {
  return Math.max(0, log > LEAST_LOG ? -normalQuantile(Math.exp(log)) : Math.sqrt(-2 * log));
}

function mirrored(support: Support): Support {
  return {
    ...support,
    offsets: support.offsets.map((offset) => -offset).reverse(),
    chances: support.chances.toReversed(),
  };
}
