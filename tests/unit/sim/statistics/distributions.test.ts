import jstat from 'jstat';
import { describe, expect, it } from 'vitest';
import { chiSquareUpperTail } from '../../../../src/sim/statistics/chi-square-upper-tail.ts';
import { betaQuantile, incompleteBeta } from '../../../../src/sim/statistics/incomplete-beta.ts';
import { upperIncompleteGamma } from '../../../../src/sim/statistics/incomplete-gamma.ts';
import { normalCdf, normalQuantile } from '../../../../src/sim/statistics/normal-distribution.ts';

const { jStat } = jstat;

/** How far a value is off, as a share of the true one. */
const relativeError = (value: number, truth: number) => Math.abs(value / truth - 1);

describe('normal distribution', () => {
  // mpmath 1.3.0, 40 digits.
  it.each([
    [0.975, 1.959963984540054],
    [0.75, 0.6744897501960817],
    [0.5, 0],
    [1e-10, -6.361340902404056],
    [1e-300, -37.0470962993612],
  ])('quantile of %f is %f', (p, z) => {
    expect(normalQuantile(p)).toBeCloseTo(z, 12);
  });

  it.each([
    [-6, 9.865876450376981e-10],
    [-1, 0.15865525393145705],
    [0, 0.5],
    [1.96, 0.9750021048517795],
  ])('share below %f is %f', (z, share) => {
    expect(relativeError(normalCdf(z), share)).toBeLessThan(1e-13);
  });

  it('gives each share back', () => {
    for (const p of [1e-12, 0.001, 0.05, 0.3, 0.6, 0.95, 0.9999]) {
      expect(relativeError(normalCdf(normalQuantile(p)), p)).toBeLessThan(1e-13);
      expect(normalQuantile(p)).toBeCloseTo(jStat.normal.inv(p, 0, 1), 5); // jstat: 1e-6 at 1e-12
    }
  });

  it('has no quantile at 0 and 1', () => {
    expect(normalQuantile(0)).toBe(Number.NEGATIVE_INFINITY);
    expect(normalQuantile(1)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('incomplete beta', () => {
  it('agrees with jstat', () => {
    for (const a of [0.5, 1, 3, 40]) {
      for (const b of [0.5, 2, 25]) {
        for (const x of [0.01, 0.3, 0.5, 0.97]) {
          expect(incompleteBeta(x, a, b)).toBeCloseTo(jStat.beta.cdf(x, a, b), 7); // jstat: 2e-8
        }
      }
    }
  });

  it('is the binomial tail: 6 or more of 10 at 1/2 is 386/1024', () => {
    expect(incompleteBeta(0.5, 6, 5)).toBeCloseTo(386 / 1024, 14);
  });

  it('is 0 and 1 at the ends', () => {
    expect(incompleteBeta(0, 2, 3)).toBe(0);
    expect(incompleteBeta(1, 2, 3)).toBe(1);
    expect(betaQuantile(0, 2, 3)).toBe(0);
    expect(betaQuantile(1, 2, 3)).toBe(1);
  });

  it('has an inverse that gives each share back, with parameters from 0.5 to a million', () => {
    for (const [a, b] of [
      [0.5, 0.5],
      [1, 1_000_000],
      [7, 994],
      [632_000, 368_001],
    ] as const) {
      for (const p of [1e-6, 0.025, 0.5, 0.975]) {
        expect(relativeError(incompleteBeta(betaQuantile(p, a, b), a, b), p)).toBeLessThan(1e-8);
      }
    }
  });
});

describe('incomplete gamma and chi-square', () => {
  // mpmath 1.3.0: gammainc(19/2, x/2, inf, regularized=True).
  it.each([
    [30.14, 19, 0.05004352769103599],
    [50, 19, 1.3106116479316295e-4],
    [1000, 19, 5.30667325165181e-200],
  ])('chi-square above %f with %i degrees', (value, degrees, tail) => {
    expect(relativeError(chiSquareUpperTail(value, degrees), tail)).toBeLessThan(1e-12);
  });

  it('agrees with jstat', () => {
    for (const degrees of [1, 2, 7, 60]) {
      for (const value of [0.1, 1, 5, 40, 90]) {
        expect(chiSquareUpperTail(value, degrees)).toBeCloseTo(1 - jStat.chisquare.cdf(value, degrees), 9);
      }
    }
  });

  it('is 1 at 0', () => {
    expect(upperIncompleteGamma(3, 0)).toBe(1);
  });
});
