import { describe, expect, it } from 'vitest';
import { Histogram } from '../../../../src/engine/core/histogram.ts';
import { meanInterval, wilsonInterval } from '../../../../src/sim/statistics/intervals.ts';
import { meanSequence } from '../../../../src/sim/statistics/mean-sequence.ts';
import { quantileSequence } from '../../../../src/sim/statistics/quantile-sequence.ts';
import { rateSequence } from '../../../../src/sim/statistics/rate-sequence.ts';

const histogramOf = (...rows: [value: number, count: number][]) => {
  const histogram = new Histogram();
  for (const [value, count] of rows) histogram.add(value, count);
  return histogram;
};

describe('the sequence of a rate', () => {
  // mpmath, 40 digits: the roots of (n + 1) C(n, x) p^x (1 − p)^(n − x) = 1 − confidence.
  it.each([
    [6, 10, 0.95, 0.1925178749571782, 0.9230918972438439],
    [0, 20, 0.95, 0, 0.26067135093765753],
    [7, 1000, 0.95, 0.0009413504031506508, 0.023281493873293497],
    [620, 1000, 0.999, 0.549511974428257, 0.6872547828557998],
    [6200, 10_000, 0.95, 0.6012089979123278, 0.638554153192766],
    [1999, 2000, 0.99, 0.9925714774084311, 0.9999999975012369],
    [15, 16, 0.95, 0.5989851308186256, 0.9998156674503813],
    [630_000_000, 1_000_000_000, 0.999, 0.6299107667748181, 0.6300892273046028],
  ])('%i of %i at %d', (count, trials, confidence, low, high) => {
    const interval = rateSequence(count, trials, confidence);
    expect(interval.low).toBeCloseTo(low, 13);
    expect(interval.high).toBeCloseTo(high, 13);
  });

  it('ends where (n + 1) times the chance of the count is 1 − confidence, for every count of 30', () => {
    const chance = (count: number, p: number) => {
      let product = 1;
      for (let i = 1; i <= count; i++) product *= ((30 - count + i) / i) * p;
      return product * (1 - p) ** (30 - count);
    };
    for (let count = 0; count <= 30; count++) {
      const { low, high } = rateSequence(count, 30, 0.9);
      if (count > 0) expect(31 * chance(count, low)).toBeCloseTo(0.1, 11);
      if (count < 30) expect(31 * chance(count, high)).toBeCloseTo(0.1, 11);
    }
  });

  it('is the price of watching: about twice as wide as an interval for fixed trials', () => {
    const [watched, fixed] = [rateSequence(50_000, 100_000, 0.95), wilsonInterval(50_000, 100_000, 0.95)];
    expect((watched.high - watched.low) / (fixed.high - fixed.low)).toBeCloseTo(2.1, 1);
  });
});

describe('the sequence of a mean', () => {
  // mpmath: sd of the sample times sqrt(2 (n ρ² + 1) / (n² ρ²) × ln(sqrt(n ρ² + 1) / α)).
  it.each([
    [1000, 0.95, 0.2116951557223343],
    [50_000, 0.95, 0.013573867256799613],
    [1_000_000, 0.999, 0.00443595690723063],
  ])('of %i values at %d', (n, confidence, half) => {
    const sd = 2 * Math.sqrt(n / 4 / (n - 1));
    const { low, high } = meanSequence(histogramOf([5, n / 2], [7, n / 2]), confidence);
    expect(low).toBeCloseTo(6 - sd * half, 11);
    expect(high).toBeCloseTo(6 + sd * half, 11);
  });

  it('is wider than an interval for fixed trials', () => {
    const watched = meanSequence(histogramOf([0, 1000], [4, 1000]), 0.95);
    const fixed = meanInterval(2, 2 / Math.sqrt(2000), 0.95);
    expect(watched.low).toBeLessThan(fixed.low);
    expect(watched.high).toBeGreaterThan(fixed.high);
  });

  it('says of what never changed only how often it could', () => {
    const { low, high } = meanSequence(histogramOf([3, 2000]), 0.95);
    expect(high).toBeCloseTo(3 + rateSequence(0, 2000, 0.95).high, 12);
    expect(low).toBeCloseTo(3 - rateSequence(0, 2000, 0.95).high, 12);
  });

  it('takes what was seen a few times for as large as the largest', () => {
    const rare = meanSequence(histogramOf([0, 1999], [50, 1]), 0.95);
    expect(rare.high).toBeGreaterThan(50 * rateSequence(1, 2000, 0.95).high);
    const often = meanSequence(histogramOf([0, 1900], [50, 100]), 0.95);
    expect(often.high - 2.5).toBeLessThan(50 * rateSequence(100, 2000, 0.95).high);
  });
});

describe('the sequence of a quantile', () => {
  const tens = histogramOf(...Array.from({ length: 10 }, (_, i): [number, number] => [i + 1, 1000]));

  it('holds the values that neither of its two rates rules out', () => {
    const { low, high } = quantileSequence(tens, 0.55, 0.95);
    expect({ low, high }).toEqual({ low: 6, high: 6 });
    expect(rateSequence(6000, 10_000, 0.975).low).toBeGreaterThan(0.55);
    expect(rateSequence(5000, 10_000, 0.975).high).toBeLessThan(0.55);
  });

  it('holds both neighbours of a share that the quantile just reaches', () => {
    expect(quantileSequence(tens, 0.5, 0.95)).toEqual({ low: 5, high: 6 });
  });

  it('is open where the trials do not bound it', () => {
    const few = histogramOf([1, 5], [2, 5]);
    expect(quantileSequence(few, 0.01, 0.95)).toEqual({ low: Number.NEGATIVE_INFINITY, high: 1 });
    expect(quantileSequence(few, 0.99, 0.95)).toEqual({ low: 2, high: Number.POSITIVE_INFINITY });
  });
});
