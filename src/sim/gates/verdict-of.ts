import type { Interval } from '../statistics/intervals.ts';
import type { Verdict } from './gate-result.ts';

/** What rounding may put between an exact figure and a bound that it meets. */
const ROUNDING = 1e-12;

/** Bounds of a gate, inclusive; one or both. */
interface Bounds {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Passes where the whole interval lies within the bounds, fails where all of it lies beyond one. */
export function verdictOf({ low, high }: Interval, bounds: Bounds): Verdict {
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = bounds;
  if (low >= atLeast && high <= atMost) return 'pass';
  return high < atLeast || low > atMost ? 'fail' : 'undecided';
}

/** Of an exact figure: never undecided. */
export function exactVerdict(value: number, { atLeast, atMost }: Bounds): Verdict {
  const inside =
    (atLeast === undefined || value >= atLeast - ROUNDING) && (atMost === undefined || value <= atMost + ROUNDING);
  return inside ? 'pass' : 'fail';
}
