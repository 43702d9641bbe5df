import { type Distribution, leftOutOfAny } from './distribution.ts';

/**
 * The sum of two independent quantities. Takes the product of their lengths in steps. All terms are
 * positive, so that even the smallest tail is exact to rounding (a Fourier transform would drown it).
 */
export function convolve(one: Distribution, other: Distribution): Distribution {
  const [short, long] =
    one.probabilities.length <= other.probabilities.length
      ? [one.probabilities, other.probabilities]
      : [other.probabilities, one.probabilities];
  const probabilities = new Float64Array(short.length + long.length - 1);
  for (let i = 0; i < short.length; i++) {
    const chance = short[i] as number;
    if (chance === 0) continue;
    for (let j = 0; j < long.length; j++) {
      probabilities[i + j] = (probabilities[i + j] as number) + chance * (long[j] as number);
    }
  }
  return { low: one.low + other.low, probabilities, leftOut: leftOutOfAny(one.leftOut, other.leftOut) };
}
