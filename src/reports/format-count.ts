const COUNTS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** An integer with commas: `1,000,000`. */
export function formatCount(count: number): string {
  return COUNTS.format(count);
}
