import { describe, expect, it } from 'vitest';
import { exactMoments, exactSums } from '../../../src/sim/odds/exact-moments.ts';
import { meanInterval, rateInterval, wilsonInterval } from '../../../src/sim/statistics/intervals.ts';
import { meanSequence } from '../../../src/sim/statistics/mean-sequence.ts';
import { quantileInterval } from '../../../src/sim/statistics/quantile-interval.ts';
import { quantileSequence } from '../../../src/sim/statistics/quantile-sequence.ts';
import { rateSequence } from '../../../src/sim/statistics/rate-sequence.ts';
import { coverageOfQuantity, coverageOfRate } from './coverage.ts';

/** The figures of docs/STATISTICS.md are those that this test prints. */
const RUNS = 2000;

const tell = (what: string, { always, atStop }: { always: number; atStop: number }) =>
  process.stdout.write(
    `${what}: ${(100 * atStop).toFixed(2)}% at the stop, ${(100 * always).toFixed(2)}% at all looks\n`,
  );

const RATES = [
  { rate: 0.5, narrow: 0.02, most: 20_000 },
  { rate: 0.35, narrow: 0.01, most: 60_000 },
  { rate: 0.02, narrow: 0.004, most: 40_000 },
];
/** What rounds of a fight are like: skewed to the right. */
const SKEWED = [0.05, 0.3, 0.25, 0.15, 0.1, 0.06, 0.04, 0.02, 0.01, 0.01, 0.004, 0.003, 0.002, 0.001];
const MEAN = SKEWED.reduce((sum, chance, value) => sum + chance * value, 0);
const RARE = [0.999, 0.0005, 0, 0, 0, 0.0005];

describe('coverage of 95% sequences', () => {
  it.each(RATES)('of a rate of $rate', (given) => {
    const coverage = coverageOfRate(RUNS, given, (count, trials) => rateSequence(count, trials, 0.95));
    tell(`rate ${given.rate}`, coverage);
    expect(coverage.atStop).toBeGreaterThanOrEqual(0.95);
    expect(coverage.always).toBeGreaterThanOrEqual(0.95);
  });

  it('of a mean of skewed values', () => {
    const given = { chances: SKEWED, truth: MEAN, narrow: 0.06, most: 20_000 };
    const coverage = coverageOfQuantity(RUNS, given, (histogram) => meanSequence(histogram, 0.95));
    tell('mean', coverage);
    expect(coverage.atStop).toBeGreaterThanOrEqual(0.95);
    expect(coverage.always).toBeGreaterThanOrEqual(0.95);
  });

  it('of a mean of what hardly ever happens', () => {
    const given = { chances: RARE, truth: 0.003, narrow: 0.01, most: 20_000 };
    const coverage = coverageOfQuantity(RUNS, given, (histogram) => meanSequence(histogram, 0.95));
    tell('mean of rare events', coverage);
    expect(coverage.atStop).toBeGreaterThanOrEqual(0.95);
    expect(coverage.always).toBeGreaterThanOrEqual(0.95);
  });

  it('of a quantile', () => {
    // 90% of the values are 5 or less: 0.85 up to 4, 0.91 up to 5.
    const given = { chances: SKEWED, truth: 5, narrow: 0, most: 20_000 };
    const coverage = coverageOfQuantity(RUNS, given, (histogram) => quantileSequence(histogram, 0.9, 0.95));
    tell('quantile', coverage);
    expect(coverage.atStop).toBeGreaterThanOrEqual(0.95);
    expect(coverage.always).toBeGreaterThanOrEqual(0.95);
  });

  it('is not that of an interval for fixed trials, watched', () => {
    const coverage = coverageOfRate(RUNS, RATES[1] as (typeof RATES)[1], (count, trials) =>
      wilsonInterval(count, trials, 0.95),
    );
    tell('Wilson, watched', coverage);
    expect(coverage.always).toBeLessThan(0.85);
  });
});

/** Nothing is ever so narrow: every run goes on to its last trial, and is looked at then. */
const FIXED = { narrow: 0, most: 2000 };

describe('coverage of 95% intervals of 2,000 trials', () => {
  it.each([0.5, 0.35, 0.02])('of a rate of %d', (rate) => {
    for (const method of ['wilson', 'clopper-pearson'] as const) {
      const { atStop } = coverageOfRate(RUNS, { rate, ...FIXED }, (count, n) => rateInterval(count, n, 0.95, method));
      process.stdout.write(`${method}, rate ${rate}: ${(100 * atStop).toFixed(2)}%\n`);
      expect(atStop).toBeGreaterThanOrEqual(0.94);
    }
  });

  it('of a mean of skewed values, and of a quantile', () => {
    const given = { chances: SKEWED, ...FIXED };
    const mean = coverageOfQuantity(RUNS, { ...given, truth: MEAN }, (histogram) => {
      const moments = exactMoments(exactSums(histogram));
      return meanInterval(moments.mean, moments.se, 0.95);
    });
    const quantile = coverageOfQuantity(RUNS, { ...given, truth: 5 }, (histogram) =>
      quantileInterval(histogram, 90, 0.95),
    );
    for (const [what, { atStop }] of Object.entries({ mean, quantile })) {
      process.stdout.write(`${what}: ${(100 * atStop).toFixed(2)}%\n`);
      expect(atStop).toBeGreaterThanOrEqual(0.94);
    }
  });

  it('is not that of an interval too narrow by a tenth', () => {
    const { atStop } = coverageOfRate(RUNS, { rate: 0.35, ...FIXED }, (count, n) => wilsonInterval(count, n, 0.9222));
    expect(atStop).toBeLessThan(0.94);
  });
});
