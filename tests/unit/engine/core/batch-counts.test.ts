import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { BatchCounts, countTrial, startCounting } from '../../../../src/engine/core/batch-counts.ts';
import { Tally } from '../../../../src/engine/core/tally.ts';
import { type TallyLayout, TrialRecord } from '../../../../src/engine/core/trial-record.ts';

const LAYOUT: TallyLayout = {
  outcomes: ['us', 'them', 'draw'],
  metrics: ['rounds', 'us.fled', 'us.dead', 'margin'],
  units: [
    { side: 'us', unit: 'Ann' },
    { side: 'them', unit: 'Bo' },
  ],
  sides: ['us', 'them'],
};
const MOST_ROUNDS = 9;
const MOST_ACTIVE = [3, 2];
const WINDOWS = [
  { low: 0, span: 10 },
  { low: 0, span: 0 },
  { low: 1, span: 3 },
  { low: -20, span: 15 },
];

interface Trial {
  readonly outcome: number;
  readonly cutShort: number;
  readonly metrics: readonly number[];
  readonly units: readonly number[];
  readonly active: readonly (readonly [number, number])[];
}

const TRIAL: fc.Arbitrary<Trial> = fc.record({
  outcome: fc.nat({ max: 2 }),
  cutShort: fc.constantFrom(0, 0, 1, 4),
  metrics: fc.tuple(
    fc.integer({ min: -2, max: 12 }),
    fc.constantFrom(0, 0, 0, 1, -1),
    fc.integer({ min: 0, max: 4 }),
    fc.integer({ min: -22, max: 0 }),
  ),
  units: fc.array(fc.integer({ min: -5, max: 1000 }), { minLength: 10, maxLength: 10 }),
  active: fc.array(fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 2 })), { maxLength: MOST_ROUNDS }),
});

function recordOf({ active, cutShort, metrics, outcome, units }: Trial): TrialRecord {
  const record = new TrialRecord(LAYOUT, MOST_ROUNDS);
  record.active.fill(99);
  record.active.set(active.flat());
  record.metrics.set(metrics);
  record.units.set(units);
  return Object.assign(record, { cutShort, outcome, rounds: active.length });
}

function tallyOf(records: readonly TrialRecord[]): Tally {
  const tally = new Tally(LAYOUT);
  for (const record of records) tally.add(record);
  return tally;
}

/** Counts a batch, and adds it and what lies outside to a tally, as whoever plays batches does. */
function addBatch(tally: Tally, counts: BatchCounts, records: readonly TrialRecord[]): void {
  startCounting(counts);
  records.forEach((record, offset) => countTrial(counts, record, offset));
  tally.addCounts(counts, records.length - counts.outsideCount);
  for (const offset of counts.outside.slice(0, counts.outsideCount)) tally.add(records[offset]!);
}

describe('BatchCounts', () => {
  it('count as a tally does, whatever the windows and rounds', () => {
    const property = fc.property(
      fc.array(TRIAL, { maxLength: 40 }),
      fc.integer({ min: 0, max: 9 }),
      (trials, rounds) => {
        const records = trials.map(recordOf);
        const counts = new BatchCounts(LAYOUT, WINDOWS, MOST_ACTIVE, rounds, 40);
        const tally = new Tally(LAYOUT);
        addBatch(tally, counts, records);
        addBatch(tally, counts, records.slice(0, 5));
        expect(tally.pack()).toEqual(tallyOf([...records, ...records.slice(0, 5)]).pack());
      },
    );
    fc.assert(property, { seed: 1, numRuns: 150 });
  });

  it.each([
    ['a value below its window', { metrics: [0, 0, 0, -10] }, true],
    ['a value above its window', { metrics: [10, 0, 1, -10] }, true],
    ['a quantity that was always 0', { metrics: [0, 1, 1, -10] }, true],
    ['the least values', { metrics: [0, 0, 1, -20] }, false],
    ['the greatest values', { metrics: [9, 0, 3, -6] }, false],
    ['more rounds than have windows', { active: Array.from({ length: 5 }, () => [1, 1] as const) }, true],
    ['as many rounds as have windows', { active: Array.from({ length: 4 }, () => [3, 2] as const) }, false],
  ])('note a trial with %s: %o', (_case, own, isOutside) => {
    const trial = {
      outcome: 1,
      cutShort: 1,
      metrics: [1, 0, 1, -10],
      units: new Array(10).fill(1),
      active: [],
      ...own,
    };
    const counts = new BatchCounts(LAYOUT, WINDOWS, MOST_ACTIVE, 4, 8);
    countTrial(counts, recordOf(trial), 6);
    expect(counts.outsideCount).toBe(isOutside ? 1 : 0);
    expect(counts.outside[0]).toBe(isOutside ? 6 : 0);
    expect([...counts.outcomes]).toEqual([0, isOutside ? 0 : 1, 0]);
    expect(counts.cutShort).toBe(isOutside ? 0 : 1);
    expect(counts.cells.some((count) => count > 0)).toBe(!isOutside);
  });

  it('count scenarios in which nobody fights', () => {
    const layout: TallyLayout = { outcomes: ['yes', 'no'], metrics: ['sum'], units: [], sides: [] };
    const record = Object.assign(new TrialRecord(layout, 0), { outcome: 1 });
    record.metrics[0] = 3;
    const counts = new BatchCounts(layout, [{ low: 0, span: 4 }], [], 0, 1);
    countTrial(counts, record, 0);
    const [tally, expected] = [new Tally(layout), new Tally(layout)];
    tally.addCounts(counts, 1);
    expected.add(record);
    expect(tally.pack()).toEqual(expected.pack());
  });
});
