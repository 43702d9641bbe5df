import { ROUNDING } from './rounding.ts';

const MOST_DECIMALS = 9;

/**
 * Decimals with which numbers, once rounded, still lie on the same side of every bound: a reader sees why
 * it was decided as it was.
 *
 * @param bounds in the unit of the values
 * @param least that the values deserve anyway
 * @param most never more than so many, unless they are deserved; what differs by less than the last is equal
 */
export function decidingDecimals(
  values: readonly number[],
  bounds: readonly number[],
  least: number,
  most = MOST_DECIMALS,
): number {
  const isTrue = (decimals: number) =>
    values.every((value) => {
      const shown = Number(value.toFixed(decimals));
      return bounds.every((bound) => sideOf(shown, bound, most) === sideOf(value, bound, most));
    });
  let decimals = least;
  while (decimals < most && !isTrue(decimals)) decimals++;
  return decimals;
}

function sideOf(value: number, bound: number, most: number): number {
  const equal = Math.max(10 ** -most, ROUNDING * Math.abs(bound));
  return Math.abs(value - bound) <= equal ? 0 : Math.sign(value - bound);
}
