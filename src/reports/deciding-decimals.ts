const MOST_DECIMALS = 9;
/** What arithmetic with fractions may put between two equal numbers. */
const ROUNDING = 1e-9;

/**
 * Decimals with which numbers, once rounded, still lie on the same side of every bound: a reader sees why
 * it was decided as it was.
 *
 * @param bounds in the unit of the values
 * @param least that the values deserve anyway
 * @returns nine at most
 */
export function decidingDecimals(values: readonly number[], bounds: readonly number[], least: number): number {
  const isTrue = (decimals: number) =>
    values.every((value) => {
      const shown = Number(value.toFixed(decimals));
      return bounds.every((bound) => sideOf(shown, bound) === sideOf(value, bound));
    });
  let decimals = least;
  while (decimals < MOST_DECIMALS && !isTrue(decimals)) decimals++;
  return decimals;
}

function sideOf(value: number, bound: number): number {
  return Math.abs(value - bound) <= ROUNDING ? 0 : Math.sign(value - bound);
}
