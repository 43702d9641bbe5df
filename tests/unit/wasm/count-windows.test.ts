import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type TallyLayout, TrialRecord } from '../../../src/engine/core/trial-record.ts';
import { CountWindows } from '../../../src/wasm/count-windows.ts';

const LAYOUT: TallyLayout = { outcomes: ['a'], metrics: ['one', 'two'], units: [], sides: ['us', 'them'] };

function recordOf(rounds: number, one: number, two: number): TrialRecord {
  const record = new TrialRecord(LAYOUT, 100);
  record.rounds = rounds;
  record.metrics.set([one, two]);
  return record;
}

describe('CountWindows', () => {
  it('begin when a quantity is not 0, and stay as they are for a trial within', () => {
    const windows = new CountWindows(2, 100);
    expect(windows.include(recordOf(16, 0, 0))).toBe(false);
    expect(windows.include(recordOf(16, 1, 0))).toBe(true);
    expect(windows.include(recordOf(16, 31, 0))).toBe(false);
    expect(windows).toMatchObject({
      rounds: 16,
      ofMetrics: [
        { low: 0, span: 32 },
        { low: 0, span: 0 },
      ],
    });
  });

  it('widen to at least twice their span, upwards and downwards', () => {
    const windows = new CountWindows(2, 100);
    expect(windows.include(recordOf(1, 32, -1))).toBe(true);
    expect(windows.ofMetrics).toEqual([
      { low: 0, span: 33 },
      { low: -31, span: 32 },
    ]);
    expect(windows.include(recordOf(1, 40, -500))).toBe(true);
    expect(windows.ofMetrics).toEqual([
      { low: 0, span: 66 },
      { low: -500, span: 501 },
    ]);
  });

  it('have all rounds that a trial may have, and no more', () => {
    const windows = new CountWindows(2, 40);
    expect(windows.include(recordOf(17, 0, 0))).toBe(true);
    expect(windows.rounds).toBe(32);
    expect(windows.include(recordOf(40, 0, 0))).toBe(true);
    expect(windows.rounds).toBe(40);
    expect(new CountWindows(2, 5).rounds).toBe(5);
  });

  it('do not widen for a value far beyond', () => {
    const windows = new CountWindows(2, 100);
    expect(windows.include(recordOf(1, 4096, -1_000_000))).toBe(false);
    expect(windows.include(recordOf(1, 4095, 0))).toBe(true);
    expect(windows.ofMetrics[0]).toEqual({ low: 0, span: 4096 });
    expect(windows.include(recordOf(1, -1, 0))).toBe(false);
  });

  it('hold what they were widened for and what they held before', () => {
    const values = fc.array(fc.integer({ min: -5000, max: 5000 }), { maxLength: 20 });
    fc.assert(
      fc.property(values, (all) => {
        const windows = new CountWindows(2, 100);
        let { low, span } = windows.ofMetrics[0]!;
        for (const value of all) {
          const isWider = windows.include(recordOf(1, value, 0));
          const now = windows.ofMetrics[0]!;
          expect(now.low).toBeLessThanOrEqual(low);
          expect(now.low + now.span).toBeGreaterThanOrEqual(low + span);
          expect(now.span).toBeLessThanOrEqual(4096);
          expect(isWider).toBe(now.span !== span);
          if (isWider) expect(value >= now.low && value < now.low + now.span).toBe(true);
          ({ low, span } = now);
        }
      }),
      { seed: 1, numRuns: 50 },
    );
  });
});
