import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../../src/engine/core/errors.ts';
import type { SimulationResult } from '../../../../src/sim/result.ts';
import { looks } from '../../../../src/sim/sequential/looks.ts';
import { type SimulateOptions, simulate } from '../../../../src/sim/simulate.ts';
import { rateSequence } from '../../../../src/sim/statistics/rate-sequence.ts';
import { duel } from '../execution/duel.ts';

const run = (more: Partial<SimulateOptions> = {}) => simulate({ scenario: duel(), hash: 'x', threads: 0, ...more });

/** All of a result but its intervals and what says how they were computed. */
function withoutIntervals(result: SimulationResult): unknown {
  const { interval: _interval, medians: _medians, bandHalfWidth: _band, ...rest } = result;
  return JSON.parse(JSON.stringify(rest), (key, value) =>
    key === 'low' || key === 'high' || key === 'stopping' ? undefined : value,
  );
}

describe('a run that ends once its outcomes are known', { timeout: 60_000 }, () => {
  it('ends at the first look at which the intervals of all are narrow enough', async () => {
    const { summary } = await run({ precision: 0.02 });
    expect(summary.stopping).toEqual({ precision: 0.02, met: true });
    const halves = Object.values(summary.outcomes).map(({ low, high }) => (high - low) / 2);
    expect(Math.max(...halves)).toBeLessThanOrEqual(0.02);
    const before = [...looks(summary.trials)].at(-2) as number;
    const earlier = await run({ precision: 0.02, trials: before });
    expect(earlier.summary.stopping).toEqual({ precision: 0.02, met: false });
    expect(earlier.summary.trials).toBe(before);
  });

  it('is the beginning of a longer run: all but its intervals is as in a run of so many trials', async () => {
    const stopped = await run({ precision: 0.02 });
    const fixed = await run({ trials: stopped.summary.trials });
    expect(withoutIntervals(stopped)).toEqual(withoutIntervals(fixed));
    expect(stopped.interval).toBe('anytime');
    for (const [name, { low, high, rate }] of Object.entries(stopped.summary.outcomes)) {
      const { trials, outcomes } = fixed.summary;
      const count = outcomes[name]?.count as number;
      expect({ low, high, rate }).toEqual({ ...rateSequence(count, trials, 0.95), rate: count / trials });
    }
  });

  it('ends at the same trial in worker threads', { timeout: 60_000 }, async () => {
    expect(await run({ precision: 0.02, threads: 1 })).toEqual(await run({ precision: 0.02 }));
  });

  it('expects fewer trials the nearer it comes', async () => {
    const totals: number[] = [];
    const { summary } = await run({ precision: 0.02, onProgress: ({ total }) => totals.push(total) });
    expect(totals[0]).toBeLessThan(1.5 * summary.trials);
    expect(totals[0]).toBeGreaterThan(summary.trials / 1.5);
  });

  it.each([0, 0.5, -1, Number.NaN])('refuses a half-width of %d', async (precision) => {
    await expect(run({ precision })).rejects.toThrow(UsageError);
  });
});
