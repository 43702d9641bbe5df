import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type PackedTally, unpackTally } from '../../../../src/engine/core/tally.ts';
import type { TallyLayout } from '../../../../src/engine/core/trial-record.ts';
import { createInProcessExecutor } from '../../../../src/sim/execution/in-process-executor.ts';
import { BATCH_TRIALS, planBatches } from '../../../../src/sim/execution/plan-batches.ts';
import { BatchPrints, sumOfPrints } from '../../../../src/sim/store/batch-prints.ts';
import { fingerprint } from '../../../../src/sim/store/fingerprint.ts';
import { joinRanges, leadingRanges } from '../../../../src/sim/store/join-ranges.ts';
import { decodeRange, encodeRange } from '../../../../src/sim/store/range-file.ts';
import { chooseRanges, gapsBetween, type StoredRange } from '../../../../src/sim/store/trial-range.ts';
import { verifyRanges } from '../../../../src/sim/store/verify-ranges.ts';
import { FAKE_SYSTEMS, fakeScenario, fakeSystem } from '../execution/fake-system.ts';
import { playDirectly } from '../execution/play-directly.ts';

const { layout } = fakeSystem.compile(fakeScenario());
const SEED = 5;

function fingerprintOf(layout: TallyLayout, tally: PackedTally): Int32Array {
  return fingerprint(unpackTally(layout, tally));
}

/** Trials as a run stores them. */
function stored(first: number, end: number): StoredRange {
  const prints = new BatchPrints(first);
  for (const batch of planBatches(end, BATCH_TRIALS, first)) {
    prints.add(batch.first, fingerprintOf(layout, playDirectly(SEED, batch.first, batch.count)));
  }
  return { first, end, tally: playDirectly(SEED, first, end - first), prints: prints.pack() };
}

const TALL_LAYOUT: TallyLayout = {
  outcomes: ['a'],
  metrics: ['rounds'],
  units: [{ side: 'a', unit: 'A' }],
  sides: [],
};

/** Of trials that all ended alike, after seven rounds. */
function tallTally(trials: number, units: readonly bigint[]): PackedTally {
  const all = Float64Array.of(trials);
  const histogram = { lengths: Uint32Array.of(1), values: Float64Array.of(7), counts: all };
  return { trials, cutShort: 0, outcomes: all, units: units, ...histogram };
}

describe('a stored range', () => {
  const range = stored(1500, 6100);

  it('reads back as it was written', () => {
    expect(decodeRange('k', layout, encodeRange('k', range))).toEqual(range);
  });

  it('is refused under another key, in another format, of another layout, or after any change', () => {
    const file = encodeRange('k', range);
    expect(() => decodeRange('other', layout, file)).toThrow(/another scenario/);
    expect(() => decodeRange('k', { ...layout, outcomes: ['one'] }, file)).toThrow(/add up/);
    const body = JSON.parse(gunzipSync(file).toString()) as Record<string, unknown>;
    const changed = { ...body, trials: 4599 };
    expect(() => decodeRange('k', layout, gzipSync(JSON.stringify(changed)))).toThrow(/digest/);
    expect(() => decodeRange('k', layout, gzipSync('[]'))).toThrow();
    expect(() => decodeRange('k', layout, gzipSync('null'))).toThrow();
  });

  it('is refused where a count was changed and the digest made anew', () => {
    const [low = 0, high = 0] = range.tally.outcomes;
    const tally = { ...range.tally, outcomes: Float64Array.of(low - 1, high + 1) };
    expect(() => decodeRange('k', layout, encodeRange('k', { ...range, tally }))).toThrow(/add up/);
  });

  it('keeps sums beyond 2^53 to the last digit', () => {
    const tally = tallTally(3, [3n, 2n ** 53n + 1n, 2n ** 70n - 1n, 0n, 5n]);
    const range = { first: 2 ** 40, end: 2 ** 40 + 3, tally, prints: fingerprintOf(TALL_LAYOUT, tally) };
    expect(decodeRange('k', TALL_LAYOUT, encodeRange('k', range))).toEqual(range);
  });

  it('is checked by fingerprints that add up beyond counts of 2^32 and sums of 2^53', () => {
    const parts = [
      tallTally(2 ** 41 + 3, [1n, 2n ** 53n + 1n, 7n, 0n, 0n]),
      tallTally(2 ** 32 + 1, [2n, 2n ** 53n + 2n, 2n ** 60n, 0n, 0n]),
    ];
    const whole = tallTally(2 ** 41 + 2 ** 32 + 4, [3n, 2n ** 54n + 3n, 2n ** 60n + 7n, 0n, 0n]);
    const prints = parts.flatMap((part) => [...fingerprintOf(TALL_LAYOUT, part)]);
    expect(sumOfPrints(Int32Array.from(prints))).toEqual(fingerprintOf(TALL_LAYOUT, whole));
    expect(fingerprintOf(TALL_LAYOUT, { ...whole, trials: whole.trials + 1 })).not.toEqual(
      fingerprintOf(TALL_LAYOUT, whole),
    );
  });

  it('joins with what follows to the same range, wherever it was cut', () => {
    for (const cut of [1501, 2000, 3999, 6000]) {
      const { whole, ...joined } = joinRanges(layout, [stored(1500, cut), stored(cut, 6100)]);
      expect(joined).toEqual(range);
      expect(whole.trials).toBe(4600);
    }
  });
});

describe('the ranges of a run', () => {
  const ranges = [
    { first: 0, end: 10 },
    { first: 0, end: 40 },
    { first: 5, end: 60 },
    { first: 40, end: 50 },
    { first: 70, end: 80 },
    { first: 0, end: 200 },
  ];
  it('are the longest that follow one another and end within it', () => {
    expect(chooseRanges(ranges, { first: 0, end: 100 })).toEqual([ranges[1], ranges[3], ranges[4]]);
    expect(chooseRanges(ranges, { first: 0, end: 30 })).toEqual([ranges[0]]);
    expect(chooseRanges(ranges, { first: 41, end: 75 })).toEqual([]);
  });

  it('have gaps, and a leading part without', () => {
    const chosen = chooseRanges(ranges, { first: 0, end: 100 });
    const gaps = [
      { first: 50, end: 70 },
      { first: 80, end: 100 },
    ];
    expect(gapsBetween(chosen, { first: 0, end: 100 })).toEqual(gaps);
    expect(leadingRanges(chosen, { first: 0, end: 100 })).toEqual([ranges[1], ranges[3]]);
    expect(gapsBetween([], { first: 3, end: 4 })).toEqual([{ first: 3, end: 4 }]);
  });
});

describe('verifying', () => {
  const executorFor = () =>
    Promise.resolve(createInProcessExecutor({ scenario: fakeScenario(), seed: SEED }, FAKE_SYSTEMS));

  it('plays one stored batch in a hundred, at least one, and finds them equal', async () => {
    const few = await verifyRanges(layout, [stored(0, 4100), stored(5000, 5001)], executorFor);
    expect({ ...few, played: few.played.length }).toEqual({ batches: 4, played: 1, different: [] });
    const many = await verifyRanges(layout, [stored(1, 300_001)], executorFor);
    expect({ ...many, played: many.played.length }).toEqual({ batches: 151, played: 2, different: [] });
  });

  it('names the batches that differ', async () => {
    const range = stored(0, 2000);
    const other = { ...range, tally: playDirectly(SEED + 1, 0, 2000) };
    const forged = { ...other, prints: fingerprintOf(layout, other.tally) };
    const { different } = await verifyRanges(layout, [forged], executorFor);
    expect(different).toEqual([{ first: 0, count: 2000 }]);
  });
});
