import { describe, expect, it } from 'vitest';
import { wilsonInterval } from '../../../src/sim/statistics/intervals.ts';
import { rateSequence } from '../../../src/sim/statistics/rate-sequence.ts';
import { coverageOfRate } from './coverage.ts';

const RUNS = 300;
const CASE = { rate: 0.35, narrow: 0.01, most: 30_000 };

/** Level 1e-6: were an interval held at 95%, 17 standard errors of 300 runs would be needed to be so low. */
const FEWEST = 0.95 - 4.8 * Math.sqrt((0.95 * 0.05) / RUNS);

describe('an interval that is watched', () => {
  it('holds the truth at all looks at once where it is a confidence sequence', () => {
    const { always, atStop } = coverageOfRate(RUNS, CASE, (count, trials) => rateSequence(count, trials, 0.95));
    expect(always).toBeGreaterThanOrEqual(FEWEST);
    expect(atStop).toBeGreaterThanOrEqual(FEWEST);
  });

  it('does not where it is for fixed trials, which this test must reject', () => {
    const { always } = coverageOfRate(RUNS, CASE, (count, trials) => wilsonInterval(count, trials, 0.95));
    expect(always).toBeLessThan(FEWEST);
  });
});
