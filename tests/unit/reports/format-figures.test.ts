import { describe, expect, it } from 'vitest';
import { formatCount } from '../../../src/reports/format-count.ts';
import { formatMean, formatMeanInterval, formatSampleMeans, formatSpread } from '../../../src/reports/format-mean.ts';
import { formatPercent, formatRate, formatRateInterval, formatSampleShare } from '../../../src/reports/format-rate.ts';
import type { MetricFigure } from '../../../src/sim/result.ts';
import { rateInterval } from '../../../src/sim/statistics/intervals.ts';

const rate = (count: number, trials: number) => ({
  count,
  rate: count / trials,
  ...rateInterval(count, trials, 0.95, 'wilson'),
});

const metric = (mean: number, half: number, sd = 1, n = 1000): MetricFigure => ({
  n,
  mean,
  sd,
  se: half / 1.96,
  low: mean - half,
  high: mean + half,
  min: 0,
  p05: 0,
  p25: 0,
  median: 0,
  p75: 0,
  p95: 0,
  max: 0,
});

describe('formatRate', () => {
  it.each([
    [62, 100, '62%', '52% to 71%'],
    [6320, 10_000, '63.2%', '62.2% to 64.1%'],
    [632_000, 1_000_000, '63.20%', '63.11% to 63.29%'],
    [3, 10_000, '0.03%', '0.01% to 0.09%'],
    [9997, 10_000, '99.97%', '99.91% to 99.99%'],
    [1, 250, '< 1%', '< 1% to 2%'],
    [249, 250, '> 99%', '98% to > 99%'],
    [1, 20_000, '0.01%', '< 0.01% to 0.03%'],
  ])('%i of %i is %s (%s)', (count, trials, text, interval) => {
    expect(formatRate(rate(count, trials))).toBe(text);
    expect(formatRateInterval(rate(count, trials))).toBe(interval);
  });

  it.each([
    [0, 1_000_000, '< 0.1%'],
    [0, 3000, '< 0.1%'],
    [0, 1000, '< 0.3%'],
    [0, 50, '< 5.9%'],
    [0, 20, '< 14%'],
    [0, 1, '< 95%'],
    [1_000_000, 1_000_000, '> 99.9%'],
    [1000, 1000, '> 99.7%'],
    [20, 20, '> 86%'],
    [1, 1, '> 5%'],
  ])('never says 0%% or 100%%: %i of %i is %s, without an interval', (count, trials, text) => {
    expect(formatRate(rate(count, trials))).toBe(text);
    expect(formatRateInterval(rate(count, trials))).toBe('');
  });

  it('says no less than the bound of what was never seen', () => {
    for (let trials = 1; trials < 5000; trials += 7) {
      const bound = Number(formatRate(rate(0, trials)).slice(2, -1));
      expect(bound).toBeGreaterThanOrEqual(100 * rate(0, trials).high - 1e-9);
    }
  });
});

describe('formatSampleShare', () => {
  it.each([
    [0.5, 100, '50%'],
    [0.5, 10_000, '50.0%'],
    [0.25, 1_000_000, '25.00%'],
    [0, 1000, '< 0.3%'],
    [1, 1000, '> 99.7%'],
    [0, 1, '< 95%'],
    [0.0001, 1000, '< 1%'],
  ])('%f of %i is %s', (share, trials, text) => {
    expect(formatSampleShare(share, trials)).toBe(text);
  });
});

describe('formatPercent', () => {
  it.each([
    [0.95, '95%'],
    [0.999, '99.9%'],
    [0.57, '57%'],
  ])('%f is %s', (share, text) => {
    expect(formatPercent(share)).toBe(text);
  });
});

describe('formatMean', () => {
  it.each([
    [6.3149, 0.012, '6.31', '6.30 to 6.33'],
    [6.3149, 0.12, '6.3', '6.2 to 6.4'],
    [6.3149, 1.2, '6', '5 to 8'],
    [6.3149, 0.1, '6.3', '6.2 to 6.4'],
    [1234.5, 30, '1235', '1205 to 1265'],
    [0.001, 0.01, '0.00', '-0.01 to 0.01'],
    [-2.5, 0.3, '-2.5', '-2.8 to -2.2'],
  ])('%f ± %f is %s (%s)', (mean, half, text, interval) => {
    expect(formatMean(metric(mean, half))).toBe(text);
    expect(formatMeanInterval(metric(mean, half))).toBe(interval);
  });

  it('of what never varied is the value, without an interval', () => {
    expect(formatMean(metric(4, 0, 0))).toBe('4');
    expect(formatMeanInterval(metric(4, 0, 0))).toBe('');
  });

  it('has no minus zero', () => {
    expect(formatMeanInterval(metric(0.5, 0.51, 1))).toBe('0.0 to 1.0');
  });

  it('gives the spread the digits that the trials support, and none of a single trial', () => {
    expect(formatSpread(metric(5, 0.1, 2.34567, 10))).toBe('2');
    expect(formatSpread(metric(5, 0.1, 2.34567, 1000))).toBe('2.3');
    expect(formatSpread(metric(5, 0.1, 2.34567, 1_000_000))).toBe('2.35');
    expect(formatSpread(metric(5, 0.1, 1234.5, 1_000_000))).toBe('1230');
    expect(formatSpread(metric(5, 0, 0, 1))).toBe('');
  });

  it('gives means of a column equal decimals', () => {
    expect(formatSampleMeans([12.345, 0.678, 0], 10_000)).toEqual(['12.3', '0.7', '0.0']);
    expect(formatSampleMeans([0, 0], 10_000)).toEqual(['0.00', '0.00']);
    expect(formatSampleMeans([3], 1)).toEqual(['3']);
  });
});

describe('formatCount', () => {
  it('groups thousands', () => {
    expect(formatCount(1_234_567)).toBe('1,234,567');
    expect(formatCount(999)).toBe('999');
  });
});
