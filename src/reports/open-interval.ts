/**
 * An interval that has no end on a side, such as that of a quantile after few trials: `at least 14`,
 * `at most 40`, `any value`; undefined where it has both ends.
 */
export function openInterval(low: number, high: number): string | undefined {
  if (!Number.isFinite(low)) return Number.isFinite(high) ? `at most ${high}` : 'any value';
  return Number.isFinite(high) ? undefined : `at least ${low}`;
}
