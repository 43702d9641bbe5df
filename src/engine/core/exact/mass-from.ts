import type { Distribution } from './distribution.ts';

/** The chance of a value or more, as far as the distribution is followed. */
export function massFrom({ low, probabilities }: Distribution, value: number): number {
  let mass = 0;
  for (let i = probabilities.length - 1; i >= 0 && low + i >= value; i--) mass += probabilities[i]!;
  return mass;
}
