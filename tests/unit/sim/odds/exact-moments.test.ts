import { describe, expect, it } from 'vitest';
import { Histogram } from '../../../../src/engine/core/histogram.ts';
import { exactMoments, exactSums } from '../../../../src/sim/odds/exact-moments.ts';
import { exactRatio } from '../../../../src/sim/statistics/exact-ratio.ts';

const histogramOf = (...values: number[]) => {
  const histogram = new Histogram();
  for (const value of values) histogram.add(value);
  return histogram;
};

describe('exact moments', () => {
  it('do not cancel: {1e9, 1e9 + 1} has sd sqrt(1/2)', () => {
    const moments = exactMoments(exactSums(histogramOf(1e9, 1e9 + 1)));
    expect(moments).toEqual({ n: 2, mean: 1e9 + 0.5, variance: 0.5, sd: Math.SQRT1_2, se: 0.5 });
  });

  it('stay exact for a million trials near 2^50', () => {
    const histogram = new Histogram();
    histogram.add(2 ** 50, 500_000);
    histogram.add(2 ** 50 + 2, 500_000);
    const { mean, variance } = exactMoments(exactSums(histogram));
    expect(mean).toBe(2 ** 50 + 1);
    expect(variance).toBe(1_000_000 / 999_999);
  });

  it('of negative values', () => {
    const { mean, variance } = exactMoments(exactSums(histogramOf(-3, -1, 1)));
    expect(mean).toBe(-1);
    expect(variance).toBe(4);
  });

  it('of one value have no spread', () => {
    expect(exactMoments(exactSums(histogramOf(7)))).toEqual({ n: 1, mean: 7, variance: 0, sd: 0, se: 0 });
  });

  it('of zeros have the mean 0, not −0', () => {
    expect(Object.is(exactMoments(exactSums(histogramOf(0, 0))).mean, 0)).toBe(true);
  });

  it('have a standard error that falls as 1/√n', () => {
    const sample = (times: number) => {
      const histogram = new Histogram();
      for (const value of [1, 2, 5]) histogram.add(value, times);
      return exactMoments(exactSums(histogram)).se;
    };
    expect(sample(10_000) / sample(40_000)).toBeCloseTo(2, 4);
  });
});

describe('exact ratio', () => {
  it.each([
    [1n, 3n, 1 / 3],
    [-2n, 3n, -2 / 3],
    [0n, 7n, 0],
    [10n ** 40n, 10n ** 39n, 10],
    [1n, 10n ** 30n, 1e-30],
    [2n ** 53n + 1n, 1n, 2 ** 53],
    [2n ** 54n + 3n, 2n, 2 ** 53 + 2],
  ])('%d / %d', (numerator, denominator, ratio) => {
    expect(exactRatio(numerator, denominator)).toBe(ratio);
  });

  it('rounds as division of doubles does, where that is exact', () => {
    for (let i = 1; i < 2000; i += 41) {
      for (let j = 1; j < 2000; j += 43) expect(exactRatio(BigInt(i), BigInt(j))).toBe(i / j);
    }
  });
});
