/** A sum of chances without what rounding put beyond 0 and 1. */
export function asChance(sum: number): number {
  return Math.min(1, Math.max(0, sum));
}
