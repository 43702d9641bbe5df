import type { Distribution } from './distribution.ts';

/** Chances that differ by less than this share of the greatest are taken as equal: rounding, no more. */
const ROUNDING = 1e-12;

/** The mean over the values listed. */
export function meanOf({ low, probabilities }: Distribution): number {
  // About the middle, so that the two halves of an even distribution cancel.
  const middle = Math.floor(probabilities.length / 2);
  let mass = 0;
  let sum = 0;
  for (let i = 0; i < probabilities.length; i++) {
    mass += probabilities[i] as number;
    sum += (i - middle) * (probabilities[i] as number);
  }
  return (low + middle) * mass + sum;
}

/** The standard deviation over the values listed, from squared distances to the mean, so that nothing cancels. */
export function sdOf(distribution: Distribution): number {
  const { low, probabilities } = distribution;
  const mean = meanOf(distribution);
  let sum = 0;
  for (let i = 0; i < probabilities.length; i++) sum += (low + i - mean) ** 2 * (probabilities[i] as number);
  return Math.sqrt(sum);
}

/** The most likely values, ascending; several where they are equally likely. */
export function modesOf({ low, probabilities }: Distribution): number[] {
  const most = probabilities.reduce((highest, chance) => Math.max(highest, chance), 0);
  const modes: number[] = [];
  for (let i = 0; i < probabilities.length; i++) {
    if ((probabilities[i] as number) >= most * (1 - ROUNDING)) modes.push(low + i);
  }
  return modes;
}
