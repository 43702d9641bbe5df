import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RunError } from '../../../../src/engine/core/errors.ts';
import { loadScenario } from '../../../../src/scenarios/load-scenario.ts';
import type { Batch, Job } from '../../../../src/sim/execution/executor.ts';
import { createInProcessExecutor } from '../../../../src/sim/execution/in-process-executor.ts';
import { PartialRunError } from '../../../../src/sim/partial-run-error.ts';
import type { Progress } from '../../../../src/sim/progress.ts';
import { type SimulateOptions, simulate } from '../../../../src/sim/simulate.ts';
import { createFolderStore } from '../../../../src/sim/store/folder-store.ts';
import { shardRange } from '../../../../src/sim/store/run-record.ts';
import type { DamagedFile } from '../../../../src/sim/store/tally-folder.ts';
import type { TrialRange } from '../../../../src/sim/store/trial-range.ts';

const KEY = 'ab'.repeat(32);
const { scenario, hash } = loadScenario('scenarios/plain-roll.yaml');

describe('a run with a store', { timeout: 60_000 }, () => {
  let folder = '';
  let played: Batch[] = [];
  let taken: readonly TrialRange[] = [];
  let damaged: readonly DamagedFile[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'evenodds-store-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const counting = (job: Job) => {
    const executor = createInProcessExecutor(job);
    const run = (batch: Batch) => {
      played.push(batch);
      return executor.run(batch);
    };
    return { ...executor, run };
  };
  const plain = (trials: number, more: Partial<SimulateOptions> = {}) =>
    simulate({ scenario, hash, threads: 0, trials, ...more });
  const run = (trials: number, more: Partial<SimulateOptions> = {}, fresh = false) => {
    played = [];
    const onTake = (ranges: readonly TrialRange[], files: readonly DamagedFile[]) => {
      taken = ranges.map(({ first, end }) => ({ first, end }));
      damaged = files;
    };
    return plain(trials, { executor: counting, store: createFolderStore(folder, KEY, { fresh, onTake }), ...more });
  };
  const playedTrials = () => played.reduce((sum, { count }) => sum + count, 0);
  const files = () => readdirSync(folder).map((name) => name.replace(`${KEY.slice(0, 16)}-`, ''));

  it('plays of a longer run only what is not stored, to the same result', async () => {
    await run(3000);
    const longer = await run(9001);
    expect({ taken, played }).toEqual({
      taken: [{ first: 0, end: 3000 }],
      played: [
        { first: 3000, count: 1000 },
        { first: 4000, count: 2000 },
        { first: 6000, count: 2000 },
        { first: 8000, count: 1001 },
      ],
    });
    expect(longer).toEqual(await plain(9001));
    expect(files()).toEqual(['0-9000.tally']);
  });

  it('plays nothing of a run that is stored, and leaves its file alone', async () => {
    const first = await run(5000);
    expect(await run(5000)).toEqual(first);
    expect(played).toEqual([]);
    expect(await run(5000, {}, true)).toEqual(first);
    expect(playedTrials()).toBe(5000);
  });

  it('plays a shorter run anew, and keeps the longer one', async () => {
    await run(5000);
    expect(await run(2500)).toEqual(await plain(2500));
    expect(playedTrials()).toBe(2500);
    expect(files().sort()).toEqual(['0-2499.tally', '0-4999.tally']);
  });

  it('stores the same bytes however it came by its trials', async () => {
    const bytes = () => readFileSync(join(folder, `${KEY.slice(0, 16)}-0-8999.tally`));
    await run(9000);
    const whole = bytes();
    rmSync(folder, { recursive: true });
    await run(1);
    await run(4001);
    await run(9000);
    expect(bytes().equals(whole)).toBe(true);
  });

  it('stores the same bytes where several batches are one task', async () => {
    const bytes = () => readFileSync(join(folder, `${KEY.slice(0, 16)}-0-199999.tally`));
    const told: number[] = [];
    const tasks = { executor: undefined, onProgress: ({ trials }: Progress) => told.push(trials) };
    const { summary } = await run(200_000, tasks);
    const whole = bytes();
    expect(told.length).toBeLessThan(100);
    rmSync(folder, { recursive: true });
    expect((await run(200_000)).summary).toEqual(summary);
    expect(played).toHaveLength(100);
    expect(bytes().equals(whole)).toBe(true);
  });

  it.each([1, 2, 3, 7])('joins %i shares to the whole run', async (of) => {
    for (let index = of; index >= 1; index--) await run(7001, { range: shardRange(7001, { index, of }) });
    expect(await run(7001)).toEqual(await plain(7001));
    expect(playedTrials()).toBe(0);
    expect(files()).toEqual(['0-7000.tally']);
  });

  it('plays what lies between shares', async () => {
    await run(9000, { range: { first: 2500, end: 5000 } });
    await run(9000, { range: { first: 7777, end: 8001 } });
    expect(await run(9000)).toEqual(await plain(9000));
    expect(playedTrials()).toBe(9000 - 2500 - 224);
  });

  it.each(['cut short', 'changed', 'emptied'])('plays again what was stored in a file that was %s', async (how) => {
    await run(4000);
    const [name = ''] = readdirSync(folder);
    const whole = readFileSync(join(folder, name));
    const changed = Buffer.from(whole);
    changed[whole.length >> 1] = (changed[whole.length >> 1] ?? 0) ^ 1;
    const content = { 'cut short': whole.subarray(0, whole.length - 9), changed, emptied: Buffer.alloc(0) }[how];
    writeFileSync(join(folder, name), content ?? '');
    expect(await run(4000)).toEqual(await plain(4000));
    expect(damaged).toEqual([{ path: join(folder, name), reason: expect.stringMatching(/torn|digest/) }]);
    expect(playedTrials()).toBe(4000);
    expect(readFileSync(join(folder, name)).equals(whole)).toBe(true);
  });

  it('keeps after a failure what was merged before, and goes on from there', async () => {
    const failing = (job: Job) => {
      const executor = createInProcessExecutor(job);
      const run = (batch: Batch) => (batch.first === 4000 ? Promise.reject(new RunError('x')) : executor.run(batch));
      return { ...executor, run };
    };
    await expect(run(9000, { executor: failing })).rejects.toThrow(PartialRunError);
    expect(await run(9000)).toEqual(await plain(9000));
    expect(playedTrials()).toBe(5000);
  });

  it('ends a watched run where it would have ended, wherever it was cut off', async () => {
    const watched = { precision: 0.008, trials: 100_000 };
    const whole = await plain(100_000, watched);
    expect(whole.summary.trials).toBeGreaterThan(30_000);
    for (const cut of [10_000, 34_000]) {
      const interrupt = new AbortController();
      const onProgress = ({ trials }: Progress) => trials >= cut && interrupt.abort();
      await run(100_000, { ...watched, signal: interrupt.signal, onProgress });
      expect(await run(100_000, watched)).toEqual(whole);
      expect(taken).toEqual([{ first: 0, end: cut }]);
      rmSync(folder, { recursive: true });
    }
    await run(100_000, watched);
    expect(await run(100_000, watched)).toEqual(whole);
    expect(played).toEqual([]);
  });

  it('does not mind a clock that is set back and forth', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const onProgress = ({ trials, elapsedMs, leftMs }: Progress) => {
      vi.setSystemTime(trials % 4000 === 0 ? 0 : 4e12);
      expect(Math.min(elapsedMs, leftMs)).toBeGreaterThanOrEqual(0);
    };
    expect(await run(9000, { onProgress })).toEqual(await plain(9000));
    vi.useRealTimers();
  });

  it('gives the figures of a run that cannot be stored, with the failure', async () => {
    const store = { take: () => Promise.resolve([]), save: () => Promise.reject(new RunError('the disk is full')) };
    const failed = await run(3000, { store }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(PartialRunError);
    expect((failed as PartialRunError).message).toBe('the disk is full');
    expect((failed as PartialRunError).result).toEqual(await plain(3000));
  });
});

describe('shardRange', () => {
  it.each([
    [10, 3],
    [1, 1],
    [1e12, 1000],
    [7, 7],
  ])('cuts %i trials into %i shares that follow one another and differ by one at most', (trials, of) => {
    let reached = 0;
    for (let index = 1; index <= of; index++) {
      const { first, end } = shardRange(trials, { index, of });
      expect(first).toBe(reached);
      expect([Math.floor(trials / of), Math.ceil(trials / of)]).toContain(end - first);
      reached = end;
    }
    expect(reached).toBe(trials);
  });
});
