import { describe, expect, it } from 'vitest';
import { Tally } from '../../../src/engine/core/tally.ts';
import { TrialRecord } from '../../../src/engine/core/trial-record.ts';
import { digestTally } from '../../../src/sim/digest-tally.ts';

const LAYOUT = { outcomes: ['a', 'b'], metrics: ['rounds'], units: [{ side: 'a', unit: 'A' }], sides: ['a', 'b'] };

const tallyOf = (...rounds: number[]) => {
  const tally = new Tally(LAYOUT);
  const record = new TrialRecord(LAYOUT, 10);
  for (const count of rounds) {
    record.metrics[0] = count;
    record.rounds = count;
    tally.add(record);
  }
  return tally;
};

describe('digest of a tally', () => {
  it('is 64 hex digits, and stays the same from version to version', () => {
    expect(digestTally(tallyOf(1, 3, 2).pack())).toBe(
      '85bc5db42f93b13350f2bd3d0f455b40e86054997093974e48bdd430e02fd0ec',
    );
  });

  it('is the same however the trials were merged', () => {
    const merged = new Tally(LAYOUT);
    merged.merge(tallyOf(2).pack());
    merged.merge(tallyOf(3, 1).pack());
    expect(digestTally(merged.pack())).toBe(digestTally(tallyOf(1, 3, 2).pack()));
  });

  it('is of every digit, where a sum is beyond 2^53', () => {
    const packed = tallyOf(1).pack();
    const digests = [2n ** 53n, 2n ** 53n + 1n].map((sum) => digestTally({ ...packed, units: [sum] }));
    expect(digests[0]).not.toBe(digests[1]);
  });

  it('changes with every count', () => {
    const packed = tallyOf(1, 3, 2).pack();
    const others = [
      { ...packed, trials: 4 },
      { ...packed, cutShort: 1 },
      { ...packed, outcomes: Float64Array.of(2, 1) },
      { ...packed, units: packed.units.map((sum) => sum + 1n) },
      { ...packed, lengths: packed.lengths.map((length) => length + 1) },
      { ...packed, values: packed.values.map((value) => value + 1) },
      { ...packed, counts: packed.counts.map((count) => count + 1) },
    ];
    const digests = new Set([packed, ...others].map(digestTally));
    expect(digests.size).toBe(others.length + 1);
  });
});
