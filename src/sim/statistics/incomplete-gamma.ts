import { gammaln } from 'simple-statistics';

const MOST_TERMS = 1_000_000;
const PRECISION = 2 ** -53;
/** Keeps a continued fraction from dividing by zero (Lentz's method). */
const TINY = 1e-300;

/**
 * Regularised upper incomplete gamma function Q(a, x): the share of a gamma distribution above x.
 *
 * Series below a + 1, Lentz's continued fraction above: Press et al., Numerical Recipes, 3rd ed., 6.2.
 * Relative error about 1e-13 for a up to 1e4; it grows with a, as that of the log gamma does.
 *
 * @param a shape, above 0
 * @param x 0 or more
 * @returns 0 to 1
 */
export function upperIncompleteGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - gammaln(a));
  return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x);
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let i = 1; i < MOST_TERMS && term > sum * PRECISION; i++) {
    term *= x / (a + i);
    sum += term;
  }
  return sum;
}

function upperFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1 / TINY;
  let d = 1 / b;
  let value = d;
  for (let i = 1; i < MOST_TERMS; i++) {
    const numerator = -i * (i - a);
    b += 2;
    d = 1 / awayFromZero(numerator * d + b);
    c = awayFromZero(b + numerator / c);
    value *= c * d;
    if (Math.abs(c * d - 1) <= 2 * PRECISION) break;
  }
  return value;
}

function awayFromZero(value: number): number {
  return Math.abs(value) < TINY ? TINY : value;
}
