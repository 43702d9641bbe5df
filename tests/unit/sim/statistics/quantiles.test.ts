import { describe, expect, it } from 'vitest';
import { Histogram } from '../../../../src/engine/core/histogram.ts';
import { dkwmBand } from '../../../../src/sim/statistics/dkwm-band.ts';
import { incompleteBeta } from '../../../../src/sim/statistics/incomplete-beta.ts';
import { quantileInterval } from '../../../../src/sim/statistics/quantile-interval.ts';
import { quantiles } from '../../../../src/sim/statistics/quantiles.ts';

const upTo = (n: number) => {
  const histogram = new Histogram();
  for (let value = 1; value <= n; value++) histogram.add(value);
  return histogram;
};

describe('quantiles of type 1', () => {
  it('are values of the sample', () => {
    expect(quantiles(upTo(4), 4, [0, 25, 50, 75, 100])).toEqual([1, 1, 2, 3, 4]);
  });

  it('sort as numbers: the median of 8, 9, 10 is 9', () => {
    const histogram = new Histogram();
    for (const value of [10, 9, 8]) histogram.add(value);
    expect(quantiles(histogram, 3, [50])).toEqual([9]);
  });

  it('take ranks exactly: 7% of 100 is 7, 2.5% of 1000 is 25', () => {
    expect(quantiles(upTo(100), 100, [5, 7, 14, 28, 29, 56, 57])).toEqual([5, 7, 14, 28, 29, 56, 57]);
    expect(quantiles(upTo(1000), 1000, [2.5, 97.5])).toEqual([25, 975]);
  });

  it('take ranks exactly of ten thousand million: 7% of it is the last of the first 7%', () => {
    const histogram = new Histogram();
    histogram.add(0, 700_000_000);
    histogram.add(1, 9_300_000_000);
    expect(quantiles(histogram, 1e10, [100 * 0.07])).toEqual([0]);
    histogram.add(1, 1);
    expect(quantiles(histogram, 1e10 + 1, [100 * 0.07])).toEqual([1]);
  });

  it('round ranks up: 5% of 101 is the sixth', () => {
    expect(quantiles(upTo(101), 101, [5])).toEqual([6]);
  });
});

describe('quantile interval', () => {
  it('of a median of 10 is the second to the ninth (binomial: coverage 97.9%)', () => {
    expect(quantileInterval(upTo(10), 50, 0.95)).toEqual({ low: 2, high: 9 });
  });

  it('of a median of 100 is the 40th to the 61st (the usual table)', () => {
    expect(quantileInterval(upTo(100), 50, 0.95)).toEqual({ low: 40, high: 61 });
  });

  it('never covers less than it says, and would with one rank fewer', () => {
    for (const n of [20, 53, 400]) {
      const { low, high } = quantileInterval(upTo(n), 30, 0.9);
      const below = (k: number) => 1 - incompleteBeta(0.3, k, n - k + 1);
      expect(below(low)).toBeLessThanOrEqual(0.05);
      expect(below(low + 1)).toBeGreaterThan(0.05);
      expect(1 - below(high)).toBeLessThanOrEqual(0.05);
      expect(1 - below(high - 1)).toBeGreaterThan(0.05);
    }
  });

  it('ends at the extremes where the sample is too small', () => {
    expect(quantileInterval(upTo(3), 50, 0.95)).toEqual({ low: 1, high: 3 });
    expect(quantileInterval(upTo(1), 50, 0.95)).toEqual({ low: 1, high: 1 });
  });
});

describe('DKWM band', () => {
  it('of 1000 trials at 95% is 0.0429', () => {
    expect(dkwmBand(1000, 0.95)).toBeCloseTo(0.042947, 6);
  });

  it('is never above 1', () => {
    expect(dkwmBand(1, 0.99)).toBe(1);
  });
});
