import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { formatRate, formatRateInterval } from '../../../src/reports/format-rate.ts';
import { INTERVAL_METHODS, rateInterval } from '../../../src/sim/statistics/intervals.ts';

const trials = fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 1_000_000_000 }));
const figure = fc
  .tuple(trials, fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(...INTERVAL_METHODS))
  .map(([n, share, method]) => {
    const count = Math.round(n * share);
    return { count, rate: count / n, ...rateInterval(count, n, 0.95, method) };
  });

describe('a simulated rate', () => {
  test.prop([figure])(
    'lies in its interval, which lies in 0 to 1 and is never of zero width',
    ({ rate, low, high }) => {
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(rate);
      expect(high).toBeGreaterThanOrEqual(rate);
      expect(low).toBeLessThan(high);
    },
  );

  test.prop([figure])('is never written as 0% or 100%, nor is an end of its interval', (rate) => {
    for (const text of `${formatRate(rate)} to ${formatRateInterval(rate)}`.split(' to ').filter(Boolean)) {
      expect(text).toMatch(/^[<>]? ?\d+(\.\d+)?%$/);
      expect(text).not.toMatch(/^(0|100)(\.0+)?%$/);
    }
  });

  test.prop([figure])('is written with digits that differ from it by less than its interval', (rate) => {
    const text = formatRate(rate);
    if (/[<>]/.test(text)) return;
    expect(Math.abs(Number.parseFloat(text) / 100 - rate.rate)).toBeLessThanOrEqual(
      (rate.high - rate.low) / 2 + 5.1e-6,
    );
  });
});
