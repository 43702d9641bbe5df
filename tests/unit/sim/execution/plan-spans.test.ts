import { describe, expect, it } from 'vitest';
import { Tally } from '../../../../src/engine/core/tally.ts';
import { type TallyLayout, TrialRecord } from '../../../../src/engine/core/trial-record.ts';
import type { Batch } from '../../../../src/sim/execution/executor.ts';
import { planSpans } from '../../../../src/sim/execution/plan-spans.ts';

const LAYOUT: TallyLayout = { outcomes: ['a'], metrics: [], units: [], sides: ['a', 'b'] };

/** Trials that all lasted so many rounds, with so many active units at the end of each. */
function tallyOf(trials: number, rounds: number, active: number): Tally {
  const record = new TrialRecord(LAYOUT, rounds);
  record.rounds = rounds;
  record.active.fill(active / LAYOUT.sides.length);
  const one = new Tally(LAYOUT);
  one.add(record);
  const { lengths, values } = one.pack();
  const counts = new Float64Array(values.length).fill(trials);
  const tally = new Tally(LAYOUT);
  tally.merge({ ...{ trials, cutShort: 0, units: [], lengths, values, counts }, outcomes: Float64Array.of(trials) });
  return tally;
}

/** The plan of a run in which each task is merged once `width` others were handed out after it. */
function planOf(end: number, width: number, rounds: number, active: number, first = 0): Batch[] {
  const tally = new Tally(LAYOUT);
  const tasks: Batch[] = [];
  for (const task of planSpans(end, first, tally, width)) {
    tasks.push(task);
    const oldest = tasks[tasks.length - width];
    if (oldest) tally.merge(tallyOf(oldest.count, rounds, active).pack());
  }
  return tasks;
}

const counts = (tasks: readonly Batch[]) => tasks.map(({ count }) => count);

describe('planSpans', () => {
  it.each([
    [1_000_000, 4, 0],
    [123_457, 1, 0],
    [1_234_567, 8, 40_001],
    [1, 4, 0],
    [0, 4, 0],
  ])('cuts %i trials, %i tasks in flight, into tasks that follow one another in whole batches', (end, width, first) => {
    let reached = first;
    for (const task of planOf(end, width, 5, 2, first)) {
      expect(task.first).toBe(reached);
      expect(task.count).toBeGreaterThan(0);
      reached += task.count;
      if (reached < end) expect(reached % 2000).toBe(0);
    }
    expect(reached).toBe(Math.max(first, end));
  });

  it('begins with single batches, so that there is something to show, and grows with what was played', () => {
    const sizes = counts(planOf(1e7, 4, 2, 2));
    expect(sizes.slice(0, 19)).toEqual(new Array(19).fill(2000));
    let played = 0;
    for (const size of sizes) {
      expect(size).toBeLessThanOrEqual(Math.max(2000, played / 8));
      played += size;
    }
    expect(Math.max(...sizes)).toBe(80_000);
    expect(sizes.length).toBeLessThan(250);
  });

  it('ends with single batches, each task a share of what is left', () => {
    const sizes = counts(planOf(1e6, 4, 0, 0));
    expect(sizes.slice(-8)).toEqual(new Array(8).fill(2000));
    let left = 1e6;
    for (const size of sizes) {
      expect(size).toBeLessThanOrEqual(Math.max(2000, left / 8));
      left -= size;
    }
  });

  it.each([
    [0, 0, 10_000],
    [5, 2, 80_000],
    [18, 6, 8000],
    [20, 20, 2000],
    [100, 20_000, 2000],
  ])('makes tasks no longer than work allows: %i rounds of %i units', (rounds, active, most) => {
    expect(Math.max(...counts(planOf(3e6, 2, rounds, active)))).toBe(most);
  });
});
