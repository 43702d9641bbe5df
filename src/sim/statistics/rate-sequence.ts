import { gammaln } from 'simple-statistics';
import type { Interval } from './intervals.ts';

/** From here on Stirling's series gives the logarithm of a factorial to the last digit with five terms. */
const STIRLING_FROM = 16;
const MOST_HALVINGS = 200;

/**
 * Interval of a rate that holds at every number of trials at once, so that a run may be watched and
 * stopped by it: the confidence sequence of Robbins' beta-binomial mixture (Robbins, Ann. Math. Statist.
 * 41 (1970), 1397–1409; Howard, Ramdas, McAuliffe and Sekhon, Ann. Statist. 49 (2021), 1055–1080).
 *
 * It holds each p with (n + 1) × P(count of n at p) > 1 − confidence: the likelihood ratio of all rates,
 * weighted evenly, to p is a martingale under p, and exceeds 1 / (1 − confidence) at any time with
 * probability 1 − confidence at most (Ville). Exact for every n and rate; about twice as wide as an interval
 * for a number of trials fixed beforehand. It depends on the counts alone, not on when it was looked at,
 * so that intervals of more trials need not lie within those of fewer.
 *
 * @param count successes, 0 to `trials`
 * @param trials 1 or more
 * @param confidence above 0 and below 1
 */
export function rateSequence(count: number, trials: number, confidence: number): Interval {
  const bound = (logMixture(count, trials) - Math.log1p(-confidence)) / trials;
  const rate = count / trials;
  return {
    low: count === 0 ? 0 : 1 - endAbove(1 - rate, bound),
    high: count === trials ? 1 : endAbove(rate, bound),
  };
}

/**
 * Logarithm of (n + 1) × P(count of n at the rate count / n), by the saddle-point form of Loader, "Fast and
 * accurate computation of binomial probabilities" (2000): it is log(B(1, 1) / B(count + 1, n − count + 1))
 * without the difference of large logarithms.
 */
function logMixture(count: number, n: number): number {
  const weights = Math.log(n + 1);
  if (count === 0 || count === n) return weights;
  const rest = n - count;
  const correction = stirlingError(n) - stirlingError(count) - stirlingError(rest);
  return weights + correction + 0.5 * Math.log(n / (2 * Math.PI * count * rest));
}

/** What Stirling's formula lacks of the logarithm of n!, for n of 1 or more. */
function stirlingError(n: number): number {
  if (n < STIRLING_FROM) return gammaln(n + 1) - (n + 0.5) * Math.log(n) + n - 0.5 * Math.log(2 * Math.PI);
  const square = n * n;
  return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - 1 / 1188 / square) / square) / square) / square) / n;
}

/** The p above a rate whose divergence from it is `bound`: bisection of a function that grows. */
function endAbove(rate: number, bound: number): number {
  let [low, high] = [0, 1 - rate];
  for (let step = 0; step < MOST_HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) break;
    if (divergence(rate, middle) > bound) high = middle;
    else low = middle;
  }
  return Math.min(1, rate + high);
}

/** Kullback and Leibler's divergence of a rate from rate + distance, that distance above 0. */
function divergence(rate: number, distance: number): number {
  const success = rate === 0 ? 0 : -rate * Math.log1p(distance / rate);
  return success - (1 - rate) * Math.log1p(-distance / (1 - rate));
}
