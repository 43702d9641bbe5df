import { describe, expect, it } from 'vitest';
import type { Histogram } from '../../../../src/engine/core/histogram.ts';
import { Tally, unpackTally } from '../../../../src/engine/core/tally.ts';
import { type TallyLayout, TrialRecord } from '../../../../src/engine/core/trial-record.ts';

const LAYOUT: TallyLayout = {
  outcomes: ['us', 'them', 'draw', 'timeout'],
  metrics: ['rounds', 'us.dead'],
  units: [{ side: 'us', unit: 'Ann' }],
  sides: ['us', 'them'],
};

/** A trial whose active units were `active`, round after round, `[us, them]` each. */
function recordOf(outcome: number, dead: number, ...active: [number, number][]): TrialRecord {
  const record = new TrialRecord(LAYOUT, 10);
  record.outcome = outcome;
  record.rounds = active.length;
  record.metrics.set([active.length, dead]);
  record.units.set([1, 20, 2, 4, 3]);
  record.active.set(active.flat());
  return record;
}

function rowsOf(histogram: Histogram): [number, number][] {
  const rows: [number, number][] = [];
  histogram.forEach((value, count) => rows.push([value, count]));
  return rows;
}

describe('Tally', () => {
  it('adds outcomes up to the trials', () => {
    const tally = new Tally(LAYOUT);
    tally.add(recordOf(0, 1, [2, 0]));
    tally.add(recordOf(3, 0, [2, 1]));
    expect([...tally.outcomes]).toEqual([1, 0, 0, 1]);
    expect(tally.trials).toBe(2);
    expect([...tally.units]).toEqual([2n, 40n, 4n, 8n, 6n]);
  });

  it('BTL-7: a fight that has ended keeps its last counts in later rounds', () => {
    const tally = new Tally(LAYOUT);
    tally.add(recordOf(0, 0, [3, 0]));
    tally.add(recordOf(1, 3, [2, 2], [1, 2], [0, 1]));
    expect(tally.rounds).toBe(3);
    expect(rowsOf(tally.activeByRound(0)[2]!)).toEqual([
      [0, 1],
      [3, 1],
    ]);
    expect(rowsOf(tally.activeByRound(1)[1]!)).toEqual([
      [0, 1],
      [2, 1],
    ]);
  });

  it('adds up the rounds of active units, of merged trials too', () => {
    const tally = new Tally(LAYOUT);
    expect(tally.unitRounds).toBe(0);
    tally.add(recordOf(0, 0, [3, 0]));
    tally.add(recordOf(1, 3, [2, 2], [1, 2], [0, 1]));
    expect(tally.unitRounds).toBe(3 + 4 + 3 + 1);
    tally.merge(tally.pack());
    expect(tally.unitRounds).toBe(22);
  });

  it('lists its histograms: of quantities, of the active by round and side, and of those at the end by last round', () => {
    const tally = new Tally(LAYOUT);
    tally.add(recordOf(0, 1, [2, 1], [2, 0]));
    tally.add(recordOf(1, 2, [0, 1]));
    expect(tally.histogramLists.map((histograms) => histograms.map(rowsOf))).toEqual([
      [
        [
          [1, 1],
          [2, 1],
        ],
        [
          [1, 1],
          [2, 1],
        ],
      ],
      [
        [
          [0, 1],
          [2, 1],
        ],
        [[1, 2]],
        [[2, 1]],
        [[0, 1]],
      ],
      [[[0, 1]], [[1, 1]], [[2, 1]], [[0, 1]]],
    ]);
  });

  it('survives packing', () => {
    const tally = new Tally(LAYOUT);
    tally.add(recordOf(1, 3, [2, 2], [1, 2]));
    tally.add(recordOf(0, -1, [3, 0]));
    expect(unpackTally(LAYOUT, tally.pack()).pack()).toEqual(tally.pack());
  });

  it('merges tallies of different lengths', () => {
    const short = new Tally(LAYOUT);
    short.add(recordOf(0, 0, [3, 0]));
    const long = new Tally(LAYOUT);
    long.add(recordOf(1, 3, [2, 2], [1, 2]));
    const both = new Tally(LAYOUT);
    both.add(recordOf(0, 0, [3, 0]));
    both.add(recordOf(1, 3, [2, 2], [1, 2]));
    short.merge(long.pack());
    expect(short.pack()).toEqual(both.pack());
  });

  it('merges counts beyond 2^32 and sums beyond 2^53 exactly, in any order', () => {
    const one = new Tally(LAYOUT);
    const record = recordOf(0, 5, [3, 0]);
    record.units.set([1, 2 ** 31 - 1, 0, 0, 0]);
    one.add(record);
    const many = new Tally(LAYOUT);
    many.merge(one.pack());
    for (let doubling = 0; doubling < 33; doubling++) many.merge(many.pack());
    const last = new Tally(LAYOUT);
    last.merge(one.pack());
    last.merge(many.pack());
    many.merge(one.pack());
    const trials = 2 ** 33 + 1;
    expect(many.trials).toBe(trials);
    expect(many.outcomes[0]).toBe(trials);
    expect(rowsOf(many.metrics[1] as Histogram)).toEqual([[5, trials]]);
    expect(many.units.slice(0, 2)).toEqual([2n ** 33n + 1n, (2n ** 33n + 1n) * (2n ** 31n - 1n)]);
    expect(last.pack()).toEqual(many.pack());
    expect(unpackTally(LAYOUT, many.pack()).pack()).toEqual(many.pack());
  });
});
