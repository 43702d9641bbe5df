/** An integer with commas: `1,000,000`. `Intl` would do it too, and takes a fifth of the time that Node takes to start. */
export function formatCount(count: number): string {
  return count.toFixed(0).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
