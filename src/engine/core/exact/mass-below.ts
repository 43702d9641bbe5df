import type { Distribution } from './distribution.ts';

/** The chance of less than a value, as far as the distribution is followed: a sum, so that it is never negative. */
export function massBelow({ low, probabilities }: Distribution, value: number): number {
  let mass = 0;
  for (let i = 0; i < probabilities.length && low + i < value; i++) mass += probabilities[i]!;
  return mass;
}
