import { describe, expect, it } from 'vitest';
import { InvariantError, RunError, UsageError } from '../../../../src/engine/core/errors.ts';
import type { Executor, Job } from '../../../../src/sim/execution/executor.ts';
import { createInProcessExecutor } from '../../../../src/sim/execution/in-process-executor.ts';
import { PartialRunError } from '../../../../src/sim/partial-run-error.ts';
import type { Progress } from '../../../../src/sim/progress.ts';
import { type SimulateOptions, simulate } from '../../../../src/sim/simulate.ts';
import { duel } from './duel.ts';

const run = (more: Partial<SimulateOptions> = {}) => simulate({ scenario: duel(), hash: 'x', threads: 0, ...more });

/** Plays in this thread up to a trial, then fails. */
function failingFrom(trial: number, error: Error): (job: Job) => Executor {
  return (job) => {
    const executor = createInProcessExecutor(job);
    return {
      ...executor,
      run: (batch) => (batch.first >= trial ? Promise.reject(error) : executor.run(batch)),
    };
  };
}

describe('simulate', () => {
  it('gives figures of the trials and seed of the scenario, or of those asked for', async () => {
    const { summary, interrupted } = await run();
    expect({ interrupted, ...summary }).toMatchObject({ interrupted: false, trials: 1000, seed: 1, hash: 'x' });
    expect(summary.confidence).toBe(0.95);
    expect((await run({ trials: 10, seed: 2 ** 53 - 1 })).summary).toMatchObject({ trials: 10, seed: 2 ** 53 - 1 });
  });

  it('gives equal results for equal runs, and other results for another seed', async () => {
    const result = await run();
    expect(await run()).toEqual(result);
    expect((await run({ seed: 2 })).summary.digest).not.toBe(result.summary.digest);
  });

  it('gives the same result in worker threads as in this one', { timeout: 60_000 }, async () => {
    const trials = 4001;
    expect(await run({ trials, threads: 1 })).toEqual(await run({ trials }));
  });

  it('tells progress after each batch', async () => {
    const told: Progress[] = [];
    const { summary } = await run({ trials: 5000, onProgress: (progress) => told.push(progress) });
    expect(told.map(({ trials, total }) => [trials, total])).toEqual([
      [2000, 5000],
      [4000, 5000],
      [5000, 5000],
    ]);
    const last = told.at(-1) as Progress;
    expect(last.leftMs).toBe(0);
    expect(last.trialsPerSecond).toBeCloseTo((5000 / last.elapsedMs) * 1000);
    expect(summary.outcomes).toHaveProperty(last.outcome.label);
    expect(last.outcome).toMatchObject(summary.outcomes[last.outcome.label] ?? {});
  });

  it('keeps after an interrupt what a run of so many trials gives', async () => {
    const interrupt = new AbortController();
    const onProgress = ({ trials }: Progress) => trials >= 4000 && interrupt.abort();
    const stopped = await run({ trials: 1e12, signal: interrupt.signal, onProgress });
    expect(stopped.interrupted).toBe(true);
    expect(stopped.summary).toEqual((await run({ trials: 4000 })).summary);
  });

  it('does not start where it is interrupted before', async () => {
    const reason = new Error('not now');
    await expect(run({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it.each([new RunError('no workers left'), new InvariantError('die on its edge')])(
    'keeps the trials before a failure: %s',
    async (cause) => {
      const failed = await run({ trials: 10_000, executor: failingFrom(6000, cause) }).catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(PartialRunError);
      expect(failed).toMatchObject({ cause, message: cause.message, result: { interrupted: true } });
      expect((failed as PartialRunError).result.summary).toEqual((await run({ trials: 6000 })).summary);
    },
  );

  it('passes a failure on that left nothing to keep', async () => {
    const cause = new RunError('no workers');
    await expect(run({ executor: failingFrom(0, cause) })).rejects.toBe(cause);
  });

  it('closes the executor, also after a failure', async () => {
    let closed = 0;
    const counting = (fail: boolean) => (job: Job) => ({
      ...(fail ? failingFrom(0, new RunError('x'))(job) : createInProcessExecutor(job)),
      close: () => {
        closed++;
        return Promise.resolve();
      },
    });
    await run({ executor: counting(false) });
    await run({ executor: counting(true) }).catch(() => {});
    expect(closed).toBe(2);
  });

  it.each([
    [{ trials: 0 }, 'trials: expected an integer from 1 to 1000000000000, got 0'],
    [{ trials: 1.5 }, 'trials: '],
    [{ trials: Number.NaN }, 'trials: '],
    [{ seed: -1 }, 'seed: expected an integer from 0 to 9007199254740991, got -1'],
    [{ threads: 257 }, 'threads: expected an integer from 0 to 256, got 257'],
    [{ confidence: 1 }, 'confidence: expected a number above 0 and below 1, got 1'],
    [{ confidence: Number.NaN }, 'confidence: '],
    [{ interval: 'wald' as never }, 'interval: expected one of wilson, clopper-pearson, got wald'],
    [{ scenario: duel({ system: 'chess' }) }, 'system: expected one of '],
  ])('refuses %o', async (more, message) => {
    const failed = await run(more).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(UsageError);
    expect((failed as Error).message).toContain(message);
  });
});
