import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { loadScenario } from '../../../../src/scenarios/load-scenario.ts';
import type { Job } from '../../../../src/sim/execution/executor.ts';
import { planBatches } from '../../../../src/sim/execution/plan-batches.ts';
import { createPoolExecutor } from '../../../../src/sim/execution/pool-executor.ts';
import { runBatches } from '../../../../src/sim/execution/run-batches.ts';
import { PartialRunError } from '../../../../src/sim/partial-run-error.ts';
import { simulate } from '../../../../src/sim/simulate.ts';
import { createFolderStore } from '../../../../src/sim/store/folder-store.ts';
import { randomMoments } from '../../../random-moments.ts';
import { type Fault, fakeScenario } from './fake-system.ts';
import { emptyTally, playDirectly } from './play-directly.ts';

// tsx leaves the files of its cache open where a worker is killed: some hundred each, of 20,000 that a process may have.
vi.stubEnv('TSX_DISABLE_CACHE', '1');

const TRIALS = 40_000;
const KINDS = ['exit', 'type-error', 'memory', 'invariant'] as const;
const { scenario, hash } = loadScenario('scenarios/firefight.yaml', { set: ['sides.opposition.waves=1'] });
const workerFile = new URL('./faulty-worker.ts', import.meta.url);

const faulty = (fault: Fault) => (job: Job) =>
  createPoolExecutor({ ...job, fault } as Job, { threads: 2, workerFile, heapMib: 64 });

describe('a worker that fails', () => {
  const whole = simulate({ scenario, hash, trials: TRIALS, threads: 0 });

  it.each(
    randomMoments(20, TRIALS - 2000).map((moment, i) => [KINDS[i % KINDS.length] as Fault['kind'], 2000 + moment]),
  )('by %s at trial %i: the run goes on, and one that ended there goes on with what is stored', async (kind, trial) => {
    const folder = mkdtempSync(join(tmpdir(), 'evenodds-faults-'));
    const store = createFolderStore(folder, 'ab'.repeat(32), { fresh: false, onTake: () => {} });
    const run = (executor?: (job: Job) => ReturnType<typeof createPoolExecutor>) =>
      simulate({ scenario, hash, trials: TRIALS, store, threads: 0, executor });
    const left = new Int32Array(new SharedArrayBuffer(4)).fill(1);
    if (kind !== 'invariant') {
      const once = simulate({ scenario, hash, trials: TRIALS, executor: faulty({ kind, trial, left }) });
      expect(await once).toEqual(await whole);
    }
    await expect(run(faulty({ kind, trial }))).rejects.toThrow(PartialRunError);
    expect(await run()).toEqual(await whole);
    rmSync(folder, { recursive: true });
  });
});

describe('more workers than trials', () => {
  it('plays one trial with sixteen', async () => {
    const fakeWorker = new URL('./fake-worker.ts', import.meta.url);
    const executor = createPoolExecutor({ scenario: fakeScenario(), seed: 1 }, { threads: 16, workerFile: fakeWorker });
    expect(await executor.run({ first: 0, count: 1 })).toEqual(playDirectly(1, 0, 1));
    await executor.close();
  });
});

describe('a batch that hangs whoever plays it', () => {
  it('fails with its trials, and keeps those before', async () => {
    const job = { scenario: fakeScenario({ fault: { kind: 'hang', trial: 250 } }), seed: 1 };
    const fakeWorker = new URL('./fake-worker.ts', import.meta.url);
    const executor = createPoolExecutor(job, { threads: 2, workerFile: fakeWorker, silenceMs: 1000 });
    const tally = emptyTally();
    const end = (await runBatches(executor, planBatches(600, 100), tally)) as { failed: Error };
    await executor.close();
    expect(end.failed.message).toBe('trials 200 to 299 could not be played, tried 3 times: no answer in 0.27 minutes');
    expect(tally.pack()).toEqual(playDirectly(1, 0, 200));
  });
});
