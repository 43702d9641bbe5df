import { upperIncompleteGamma } from './incomplete-gamma.ts';

/**
 * The chance that a chi-square variable exceeds a value: the p-value of a goodness-of-fit test, valid
 * where every expected count is about 5 or more.
 *
 * @param value the statistic, 0 or more
 * @param degrees degrees of freedom, above 0
 * @returns 0 to 1
 */
export function chiSquareUpperTail(value: number, degrees: number): number {
  return upperIncompleteGamma(degrees / 2, value / 2);
}
