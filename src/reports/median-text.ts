import type { Interval } from '../sim/statistics/intervals.ts';

/** The median, or its interval where the sample does not settle it. */
export function medianText(median: number, interval: Interval | undefined): string {
  if (interval === undefined || interval.low === interval.high) return String(median);
  return `${interval.low} to ${interval.high}`;
}
