/**
 * A number held within ±`limit`.
 *
 * @rule T10-6, T10-15
 */
export function within(value: number, limit: number): number {
  return value > limit ? limit : Math.max(value, -limit);
}
