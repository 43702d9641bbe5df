import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { InvariantError } from '../../../../src/engine/core/errors.ts';
import type { PackedPairs, PairedBatch, PairedExecutor, PairedJob } from '../../../../src/sim/execution/executor.ts';
import { runBatches } from '../../../../src/sim/execution/run-batches.ts';
import type { TrialEvent } from '../../../../src/sim/pairs/pair-layout.ts';
import { PairedTallies } from '../../../../src/sim/pairs/paired-tallies.ts';
import { planPairedBatches } from '../../../../src/sim/pairs/plan-paired-batches.ts';
import { type FakeScenario, fakeScenario, fakeSystem } from './fake-system.ts';
import { playDirectly, recordsOf } from './play-directly.ts';

const SEED = 7;
const VARIANTS: readonly Partial<FakeScenario>[] = [{ bonus: 3 }, {}, { bonus: -40 }];
const EVENT: TrialEvent = { metric: 'sum', comparison: '>=', value: 20 };

/** What every executor must do with the pairs of a base and its variants, wherever it plays. */
export function describePairedExecutor(name: string, create: (job: PairedJob) => PairedExecutor): void {
  describe(`${name}, of pairs`, { timeout: 60_000 }, () => {
    const job: PairedJob = {
      scenario: fakeScenario(),
      seed: SEED,
      variants: VARIANTS.map(fakeScenario),
      events: [EVENT],
    };
    const executor = create(job);
    let faulty: PairedExecutor | undefined;
    afterEach(async () => {
      await faulty?.close();
      faulty = undefined;
    });
    afterAll(() => executor.close());

    it('gives base and variants the tallies that the engine gives them alone', async () => {
      const { base, pairs } = await executor.run({ first: 250, count: 500, variants: [2, 0] });
      expect(base).toEqual(playDirectly(SEED, 250, 500));
      expect(pairs.map(({ variant }) => variant)).toEqual([2, 0]);
      expect(pairs.map(({ own }) => own)).toEqual([
        playDirectly(SEED, 250, 500, VARIANTS[2]),
        playDirectly(SEED, 250, 500, VARIANTS[0]),
      ]);
    });

    it('counts trial by trial what both show, and by how much they differ', async () => {
      const tallies = merged([await executor.run({ first: 0, count: 400, variants: [0, 1, 2] })]);
      VARIANTS.forEach((variant, i) => {
        expect(jointOf(tallies, i)).toEqual(naively(400, variant));
      });
    });

    it('gives the same pairs however trials and variants are cut into batches', async () => {
      const whole = merged([await executor.run({ first: 0, count: 300, variants: [0, 1, 2] })]);
      const parts = new PairedTallies(compiled(), VARIANTS.map(compiled), [EVENT]);
      const batches: PairedBatch[] = [0, 100, 200].flatMap((first) => [
        { first, count: 100, variants: [0, 1] },
        { first, count: 100, variants: [2] },
      ]);
      expect(await runBatches(executor, batches, parts)).toBe('complete');
      expect(packed(parts)).toEqual(packed(whole));
    });

    it('plays a plan of batches to its end', async () => {
      const tallies = new PairedTallies(compiled(), VARIANTS.map(compiled), [EVENT]);
      expect(await runBatches(executor, planPairedBatches(2500, 3), tallies)).toBe('complete');
      expect(tallies.trials).toBe(2500);
      expect(tallies.variants.map(({ own, pair }) => [own.trials, pair.trials])).toEqual(
        VARIANTS.map(() => [2500, 2500]),
      );
    });

    it('names the trial in which a variant fails', async () => {
      const fault = { kind: 'invariant', trial: 137 } as const;
      faulty = create({ ...job, variants: [fakeScenario(), fakeScenario({ fault })] });
      const failed = await faulty.run({ first: 100, count: 50, variants: [0, 1] }).catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(InvariantError);
      expect(failed).toMatchObject({ trial: 137 });
      expect((await faulty.run({ first: 100, count: 20, variants: [1] })).base).toEqual(playDirectly(SEED, 100, 20));
    });
  });
}

function compiled(more: Partial<FakeScenario> = {}) {
  return fakeSystem.compile(fakeScenario(more));
}

function merged(parts: readonly PackedPairs[]): PairedTallies {
  const tallies = new PairedTallies(compiled(), VARIANTS.map(compiled), [EVENT]);
  for (const part of parts) tallies.merge(part);
  return tallies;
}

function packed({ base, variants }: PairedTallies): unknown {
  return [base.pack(), ...variants.map(({ own, pair }) => pair.pack(own.pack()))];
}

interface Joint {
  /** Of outcomes `low` and `high` and of the event: both, base only, variant only. */
  readonly rates: readonly (readonly number[])[];
  readonly differences: readonly (readonly [value: number, count: number][])[];
}

function jointOf({ variants }: PairedTallies, variant: number): Joint {
  const pair = variants[variant]!.pair;
  return {
    rates: [0, 1, 2].map((rate) => {
      const { both, onlyBase, onlyVariant } = pair.countsOf(rate);
      return [both, onlyBase, onlyVariant];
    }),
    differences: pair.differences.map((histogram) => {
      const values: [number, number][] = [];
      histogram.forEach((value, count) => values.push([value, count]));
      return values;
    }),
  };
}

function naively(count: number, more: Partial<FakeScenario>): Joint {
  const [a, b] = [recordsOf(SEED, 0, count), recordsOf(SEED, 0, count, more)];
  const shows = (record: (typeof a)[number]) => [record.outcome === 0, record.outcome === 1, record.metrics[0]! >= 20];
  const rates = [0, 1, 2].map((rate) => {
    const pairs = a.map((record, i) => `${shows(record)[rate]} ${shows(b[i]!)[rate]}`);
    return ['true true', 'true false', 'false true'].map((kind) => pairs.filter((pair) => pair === kind).length);
  });
  const differences = [0, 1].map((metric) => {
    const counts = new Map<number, number>();
    a.forEach((record, i) => {
      const difference = b[i]!.metrics[metric]! - record.metrics[metric]!;
      counts.set(difference, (counts.get(difference) ?? 0) + 1);
    });
    return [...counts].sort(([one], [other]) => one - other);
  });
  return { rates, differences };
}
