/**
 * Decimals that an uncertain number deserves: its last digit is worth no more than the half-width of
 * its interval, and no less than a tenth of it.
 *
 * @param halfWidth of the interval, above 0, in the unit that is printed
 * @param most never more than so many
 */
export function supportedDecimals(halfWidth: number, most: number): number {
  // A millionth forgives the rounding of a half-width of exactly 0.1.
  return Math.min(most, Math.max(0, Math.ceil(-Math.log10(halfWidth) - 1e-6)));
}
