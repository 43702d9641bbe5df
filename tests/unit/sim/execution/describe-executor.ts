import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { InvariantError, RunError, UsageError } from '../../../../src/engine/core/errors.ts';
import { unpackTally } from '../../../../src/engine/core/tally.ts';
import type { Executor, Job } from '../../../../src/sim/execution/executor.ts';
import { BATCH_TRIALS, planBatches } from '../../../../src/sim/execution/plan-batches.ts';
import { runBatches } from '../../../../src/sim/execution/run-batches.ts';
import { fingerprint } from '../../../../src/sim/store/fingerprint.ts';
import { type FakeScenario, fakeScenario, fakeSystem } from './fake-system.ts';
import { emptyTally, playDirectly } from './play-directly.ts';

/** Seed of every run; the runs are compared with the engine's own. */
const SEED = 7;

/**
 * What every executor must do, wherever it plays.
 *
 * @param create an executor with so many threads, where it has any
 */
export function describeExecutor(name: string, create: (job: Job, threads: number) => Executor): void {
  describe(name, { timeout: 60_000 }, () => {
    const executor = create({ scenario: fakeScenario(), seed: SEED }, 2);
    let another: Executor | undefined;
    const startFaulty = (more: Partial<FakeScenario>): Executor => {
      another = create({ scenario: fakeScenario(more), seed: SEED }, 1);
      return another;
    };
    afterEach(async () => {
      await another?.close();
      another = undefined;
    });
    afterAll(() => executor.close());

    it('gives a batch the tally that the engine gives it', async () => {
      expect(await executor.run({ first: 250, count: 500 })).toEqual(playDirectly(SEED, 250, 500));
    });

    it('gives the same tally however the trials are cut into batches', async () => {
      for (const size of [1000, 333, 64]) {
        const tally = emptyTally();
        expect(await runBatches(executor, planBatches(1000, size), tally)).toBe('complete');
        expect(tally.pack()).toEqual(playDirectly(SEED, 0, 1000));
      }
    });

    it('gives each batch its tally whatever the order of batches', async () => {
      const batches = [...planBatches(600, 100)].reverse();
      const tallies = await Promise.all(batches.map((batch) => executor.run(batch)));
      expect(tallies).toEqual(batches.map(({ first, count }) => playDirectly(SEED, first, count)));
    });

    it('plays a run that is a prefix of every longer run', async () => {
      const tally = emptyTally();
      await runBatches(executor, planBatches(300, 70), tally);
      expect(tally.pack()).toEqual(playDirectly(SEED, 0, 300));
      await runBatches(executor, [{ first: 300, count: 450 }], tally);
      expect(tally.pack()).toEqual(playDirectly(SEED, 0, 750));
    });

    it('gives fingerprints of the batches that a task is made of, where the job takes them', async () => {
      another = create({ scenario: fakeScenario(), seed: SEED, takesPrints: true }, 1);
      const [first, end] = [1500, 6100];
      const { prints, ...tally } = await another.run({ first, count: end - first });
      expect(tally).toEqual(playDirectly(SEED, first, end - first));
      const { layout } = fakeSystem.compile(fakeScenario());
      const batches = [...planBatches(end, BATCH_TRIALS, first)];
      expect(batches).toHaveLength(4);
      expect([...(prints ?? [])]).toEqual(
        batches.flatMap((batch) => [...fingerprint(unpackTally(layout, playDirectly(SEED, batch.first, batch.count)))]),
      );
    });

    it('plays one trial', async () => {
      const tally = emptyTally();
      await runBatches(executor, planBatches(1), tally);
      expect(tally.pack()).toEqual(playDirectly(SEED, 0, 1));
    });

    it('keeps the class of our own errors and names the trial', async () => {
      const executor = startFaulty({ fault: { kind: 'invariant', trial: 137 } });
      const failed = await executor.run({ first: 100, count: 50 }).catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(InvariantError);
      expect(failed).toMatchObject({ message: 'die 137 stands on its edge', trial: 137 });
    });

    it('goes on after an error of ours', async () => {
      const executor = startFaulty({ fault: { kind: 'invariant', trial: 137 } });
      await executor.run({ first: 100, count: 50 }).catch(() => {});
      expect(await executor.run({ first: 0, count: 100 })).toEqual(playDirectly(SEED, 0, 100));
    });

    it('makes of any other error a RunError that names the trials', async () => {
      const executor = startFaulty({ fault: { kind: 'type-error', trial: 1007 } });
      const failed = await executor.run({ first: 1000, count: 50 }).catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(RunError);
      expect((failed as Error).message).toMatch(/^trials 1,000 to 1,049 could not be played.*: no such die$/);
    });

    it('keeps the trials before a batch that fails', async () => {
      const tally = emptyTally();
      const executor = startFaulty({ fault: { kind: 'invariant', trial: 555 } });
      const end = await runBatches(executor, planBatches(1000, 100), tally);
      expect(end).toEqual({ failed: expect.any(InvariantError) });
      expect(tally.pack()).toEqual(playDirectly(SEED, 0, 500));
    });

    it('refuses a system that it does not know', async () => {
      const executor = startFaulty({ system: 'toString' });
      await expect(executor.run({ first: 0, count: 1 })).rejects.toThrow(UsageError);
    });

    it('hands out no batch after an interrupt and keeps those in flight', async () => {
      const interrupt = new AbortController();
      const tally = emptyTally();
      const end = await runBatches(executor, planBatches(100_000, 100), tally, {
        signal: interrupt.signal,
        onMerged: ({ trials }) => trials === 300 && interrupt.abort(),
      });
      expect(end).toBe('interrupted');
      expect(tally.trials).toBeGreaterThanOrEqual(300);
      expect(tally.trials).toBeLessThan(300 + 100 * executor.width);
      expect(tally.pack()).toEqual(playDirectly(SEED, 0, tally.trials));
    });
  });
}
