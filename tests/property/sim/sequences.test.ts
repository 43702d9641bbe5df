import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { Histogram } from '../../../src/engine/core/histogram.ts';
import { meanSequence } from '../../../src/sim/statistics/mean-sequence.ts';
import { quantileSequence } from '../../../src/sim/statistics/quantile-sequence.ts';
import { quantiles } from '../../../src/sim/statistics/quantiles.ts';
import { rateSequence } from '../../../src/sim/statistics/rate-sequence.ts';

const sample = fc
  .integer({ min: 1, max: 5_000_000 })
  .chain((trials) => fc.tuple(fc.integer({ min: 0, max: trials }), fc.constant(trials)));
const confidence = fc.double({ min: 0.5, max: 0.999999, noNaN: true });

describe('the sequence of a rate', () => {
  it.prop([sample, confidence])('holds the rate, within 0 and 1', ([count, trials], level) => {
    const { low, high } = rateSequence(count, trials, level);
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThanOrEqual(1);
    expect(low).toBeLessThanOrEqual(count / trials);
    expect(high).toBeGreaterThanOrEqual(count / trials);
  });

  it.prop([sample, confidence])('mirrors when success and failure swap', ([count, trials], level) => {
    const [one, other] = [rateSequence(count, trials, level), rateSequence(trials - count, trials, level)];
    expect(other.low).toBeCloseTo(1 - one.high, 12);
    expect(other.high).toBeCloseTo(1 - one.low, 12);
  });

  it.prop([sample, confidence, confidence])('of more confidence holds that of less', ([count, trials], a, b) => {
    const [less, more] = [rateSequence(count, trials, Math.min(a, b)), rateSequence(count, trials, Math.max(a, b))];
    expect(more.low).toBeLessThanOrEqual(less.low + 1e-12);
    expect(more.high).toBeGreaterThanOrEqual(less.high - 1e-12);
  });

  it.prop([sample, confidence])('narrows when everything is seen twice as often', ([count, trials], level) => {
    const [few, many] = [rateSequence(count, trials, level), rateSequence(2 * count, 2 * trials, level)];
    expect(many.high - many.low).toBeLessThan(few.high - few.low);
  });

  it.prop([sample])('grows with the count', ([count, trials]) => {
    if (count === trials) return;
    const [fewer, more] = [rateSequence(count, trials, 0.95), rateSequence(count + 1, trials, 0.95)];
    expect(more.low).toBeGreaterThanOrEqual(fewer.low);
    expect(more.high).toBeGreaterThanOrEqual(fewer.high);
  });
});

const histograms = fc
  .array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 1, max: 2000 })), {
    minLength: 1,
    maxLength: 12,
  })
  .map((rows) => {
    const histogram = new Histogram();
    for (const [value, count] of rows) histogram.add(value, count);
    return histogram;
  });

describe('the sequences of a counted quantity', () => {
  it.prop([histograms, fc.integer({ min: 1, max: 99 })])('hold its quantile', (histogram, percent) => {
    let n = 0;
    histogram.forEach((_, count) => {
      n += count;
    });
    const [quantile = Number.NaN] = quantiles(histogram, n, [percent]);
    const { low, high } = quantileSequence(histogram, percent / 100, 0.95);
    expect(low).toBeLessThanOrEqual(quantile);
    expect(high).toBeGreaterThanOrEqual(quantile);
  });

  it.prop([histograms])('hold its mean, and have a width', (histogram) => {
    const { low, high } = meanSequence(histogram, 0.95);
    expect(low).toBeLessThan(high);
    expect(Number.isFinite(high - low)).toBe(true);
  });
});
