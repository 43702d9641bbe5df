import { afterEach, describe, expect, it } from 'vitest';
import { InvariantError, RunError } from '../../../../src/engine/core/errors.ts';
import type { Executor } from '../../../../src/sim/execution/executor.ts';
import { planBatches } from '../../../../src/sim/execution/plan-batches.ts';
import { createPoolExecutor, type PoolOptions } from '../../../../src/sim/execution/pool-executor.ts';
import { runBatches } from '../../../../src/sim/execution/run-batches.ts';
import { describeExecutor } from './describe-executor.ts';
import { describePairedExecutor } from './describe-paired-executor.ts';
import { type FakeScenario, fakeScenario } from './fake-system.ts';
import { emptyTally, playDirectly } from './play-directly.ts';

const workerFile = new URL('./fake-worker.ts', import.meta.url);

describeExecutor('pool executor', (job, threads) => createPoolExecutor(job, { threads, workerFile }));
describePairedExecutor('pool executor', (job) => createPoolExecutor(job, { threads: 2, workerFile }));

function times(count: number): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4)).fill(count);
}

describe('pool executor', { timeout: 60_000 }, () => {
  let executor: Executor | undefined;
  const start = (more: Partial<FakeScenario>, threads = 2, limits: Partial<PoolOptions> = {}): Executor => {
    const job = { scenario: fakeScenario(more), seed: 1 };
    executor = createPoolExecutor(job, { threads, workerFile, ...limits });
    return executor;
  };
  afterEach(async () => executor?.close());

  it('plays one trial with three workers', async () => {
    expect(await start({}, 3).run({ first: 0, count: 1 })).toEqual(playDirectly(1, 0, 1));
  });

  for (const kind of ['exit', 'type-error'] as const) {
    it(`plays a batch again whose worker met ${kind}`, async () => {
      const fault = { kind, trial: 250, left: times(2) };
      const tally = emptyTally();
      expect(await runBatches(start({ fault }, 2, { heapMib: 48 }), planBatches(600, 100), tally)).toBe('complete');
      expect(tally.pack()).toEqual(playDirectly(1, 0, 600));
      expect(fault.left[0]).toBe(-1);
    });
  }

  it('plays a batch again whose worker hangs', async () => {
    const fault = { kind: 'hang', trial: 250, left: times(1) } as const;
    const tally = emptyTally();
    const executor = start({ fault }, 2, { silenceMs: 1000 });
    expect(await runBatches(executor, planBatches(600, 100), tally)).toBe('complete');
    expect(tally.pack()).toEqual(playDirectly(1, 0, 600));
  });

  it('fails with the trials of a batch that kills every worker, and keeps those before it', async () => {
    const tally = emptyTally();
    const end = await runBatches(start({ fault: { kind: 'exit', trial: 250 } }), planBatches(600, 100), tally);
    expect(end).toEqual({ failed: expect.any(RunError) });
    expect((end as { failed: Error }).failed.message).toBe(
      'trials 200 to 299 could not be played, tried 3 times: worker exited with code: 3',
    );
    expect(tally.pack()).toEqual(playDirectly(1, 0, 200));
  });

  it('fails where no worker starts', async () => {
    await expect(start({ startsLeft: times(0) }).run({ first: 0, count: 10 })).rejects.toThrow(RunError);
  });

  it('fails, and does not wait for ever, where workers die and no others start', async () => {
    const more = { startsLeft: times(2), fault: { kind: 'exit', trial: 250 } } as const;
    const end = await runBatches(start(more), planBatches(600, 100), emptyTally());
    expect(end).toEqual({ failed: expect.any(RunError) });
  });

  it('fails where the worker file is missing', async () => {
    const job = { scenario: fakeScenario(), seed: 1 };
    executor = createPoolExecutor(job, { threads: 1, workerFile: new URL('./no-such-worker.ts', import.meta.url) });
    await expect(executor.run({ first: 0, count: 1 })).rejects.toThrow(RunError);
  });

  it('refuses batches once closed', async () => {
    const closed = start({});
    await closed.close();
    await expect(closed.run({ first: 0, count: 1 })).rejects.toThrow(InvariantError);
  });
});
