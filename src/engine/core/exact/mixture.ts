import { InvariantError } from '../errors.ts';
import { type Distribution, highestOf } from './distribution.ts';

/** A case of a mixture and its chance. */
export type WeightedCase = readonly [weight: number, distribution: Distribution];

/**
 * One of several cases comes about, each with its chance: the distribution over all of them. What the
 * weights lack of 1 is the mass of cases that are not listed: give it as `leftOut`.
 *
 * @param cases at least one; weights 0 to 1
 * @param leftOut mass of the cases that are not listed
 * @throws InvariantError where there is no case
 */
export function mixture(cases: readonly WeightedCase[], leftOut = 0): Distribution {
  if (cases.length === 0) throw new InvariantError('a mixture of no cases');
  const low = cases.reduce((least, [, { low: value }]) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = cases.reduce((most, [, one]) => Math.max(most, highestOf(one)), Number.NEGATIVE_INFINITY);
  const probabilities = new Float64Array(high - low + 1);
  let left = leftOut;
  for (const [weight, one] of cases) {
    left += weight * one.leftOut;
    for (let i = 0; i < one.probabilities.length; i++) {
      const at = one.low - low + i;
      probabilities[at] = (probabilities[at] as number) + weight * (one.probabilities[i] as number);
    }
  }
  return { low, probabilities, leftOut: left };
}
