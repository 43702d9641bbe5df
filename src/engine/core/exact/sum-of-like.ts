import { convolve } from './convolve.ts';
import { constant, type Distribution } from './distribution.ts';

/**
 * The sum of so many independent quantities of one distribution, by squaring: 30d10 are seven
 * convolutions.
 *
 * @param count 0 or more; none add up to 0
 */
export function sumOfLike(distribution: Distribution, count: number): Distribution {
  let sum = constant(0);
  let power = distribution;
  for (let left = count; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) sum = convolve(sum, power);
    if (left > 1) power = convolve(power, power);
  }
  return sum;
}
