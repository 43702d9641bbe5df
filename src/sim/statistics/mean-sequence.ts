import type { Histogram } from '../../engine/core/histogram.ts';
import { exactMoments, exactSums } from '../odds/exact-moments.ts';
import type { Interval } from './intervals.ts';
import { rateSequence } from './rate-sequence.ts';

/** The number of trials at which the sequence is narrowest: near what gates and `--precision` take. */
const NARROWEST_AT = 50_000;
/** Departures from the commonest value from which on the sample's variance is trusted. */
const ENOUGH_DEPARTURES = 100;

/**
 * Interval of a mean that holds at all numbers of trials at once, in the limit of many: the asymptotic
 * confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform central limit
 * theory and asymptotic confidence sequences", Ann. Statist. 52 (2024), 2613–2640, with rho as given
 * there for the narrowest at `NARROWEST_AT` trials. Like the normal interval of a mean, it is not for a
 * few trials of what is very skewed.
 *
 * A variance of what hardly ever happens is not known from the few times that it was seen. Below
 * `ENOUGH_DEPARTURES` values other than the commonest, the interval is widened by what the rate of such values
 * could be (`rateSequence`) times the farthest one seen, or 1. So a quantity that never changed gets an
 * interval that shrinks with the trials, and not one of width 0.
 *
 * @param histogram one value or more
 * @param confidence above 0 and below 1
 */
export function meanSequence(histogram: Histogram, confidence: number): Interval {
  const { n, mean, variance } = exactMoments(exactSums(histogram));
  const half = Math.sqrt(variance) * halfWidth(n, 1 - confidence) + rareMargin(histogram, n, confidence);
  return { low: mean - half, high: mean + half };
}

/** In standard deviations of one value. */
function halfWidth(n: number, alpha: number): number {
  const twice = -2 * Math.log(alpha);
  // Plus 1 under the root: n ρ² + 1, with ρ² = (−2 ln α + ln(−2 ln α + 1)) / narrowest.
  const squared = (twice + Math.log1p(twice)) / NARROWEST_AT;
  const scale = n * squared + 1;
  return Math.sqrt(((2 * scale) / (n * n * squared)) * (0.5 * Math.log(scale) - Math.log(alpha)));
}

function rareMargin(histogram: Histogram, n: number, confidence: number): number {
  let [mode, most, least, greatest] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  histogram.forEach((value, count) => {
    if (count > most) [mode, most] = [value, count];
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
  });
  const departures = n - most;
  if (departures >= ENOUGH_DEPARTURES) return 0;
  return rateSequence(departures, n, confidence).high * Math.max(1, mode - least, greatest - mode);
}
