import { gammaln } from 'simple-statistics';

const MOST_TERMS = 1_000_000;
const MOST_STEPS = 200;
const PRECISION = 2 ** -53;
/** Keeps a continued fraction from dividing by zero (Lentz's method). */
const TINY = 1e-300;

/**
 * Regularised incomplete beta function I(x; a, b): the share of a beta distribution up to x, and so the
 * chance of a or more successes in a + b − 1 trials of chance x.
 *
 * Lentz's continued fraction: Press et al., Numerical Recipes, 3rd ed., 6.4. Takes about sqrt(max(a, b))
 * terms; relative error about 1e-13 for a + b up to 1e4, 1e-9 at 1e7 (that of the log gamma).
 *
 * @param x 0 to 1
 * @param a above 0
 * @param b above 0
 * @returns 0 to 1
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const scale = Math.exp(gammaln(a + b) - gammaln(a) - gammaln(b) + a * Math.log(x) + b * Math.log1p(-x));
  if (x < (a + 1) / (a + b + 2)) return Math.min(1, (scale * fraction(x, a, b)) / a);
  return Math.max(0, 1 - (scale * fraction(1 - x, b, a)) / b);
}

/**
 * Inverse of `incompleteBeta`: the x up to which a beta distribution holds the share p.
 *
 * Newton's method kept within a bracket, halved where a step leaves it; monotone, so it always ends.
 *
 * @param p 0 to 1
 * @param a above 0
 * @param b above 0
 * @returns 0 to 1
 */
export function betaQuantile(p: number, a: number, b: number): number {
  if (p <= 0) return 0;
  if (p >= 1) return 1;
  const logBeta = gammaln(a) + gammaln(b) - gammaln(a + b);
  let low = 0;
  let high = 1;
  let x = a / (a + b);
  for (let step = 0; step < MOST_STEPS; step++) {
    const excess = incompleteBeta(x, a, b) - p;
    if (excess > 0) high = x;
    else low = x;
    const density = Math.exp((a - 1) * Math.log(x) + (b - 1) * Math.log1p(-x) - logBeta);
    const newton = x - excess / density;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - x) <= 4 * PRECISION * x) return next;
    x = next;
  }
  return x;
}

function fraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m < MOST_TERMS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / awayFromZero(1 + even * d);
    c = awayFromZero(1 + even / c);
    value *= c * d;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / awayFromZero(1 + odd * d);
    c = awayFromZero(1 + odd / c);
    value *= c * d;
    if (Math.abs(c * d - 1) <= 2 * PRECISION) break;
  }
  return value;
}

function awayFromZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value;
}
