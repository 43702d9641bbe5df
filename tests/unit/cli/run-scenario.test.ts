import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { planRun } from '../../../src/cli/run/plan-run.ts';
import { runScenario } from '../../../src/cli/run/run-scenario.ts';
import { InvariantError, RunError } from '../../../src/engine/core/errors.ts';
import { chartStyle } from '../../../src/reports/charts/chart-style.ts';
import { type LoadedScenario, loadScenario } from '../../../src/scenarios/load-scenario.ts';
import type { Executor, Job } from '../../../src/sim/execution/executor.ts';
import { createInProcessExecutor } from '../../../src/sim/execution/in-process-executor.ts';
import { PartialRunError } from '../../../src/sim/partial-run-error.ts';

/** Plays one batch, then fails. */
function failing(error: Error): (job: Job) => Executor {
  return (job) => {
    const executor = createInProcessExecutor(job);
    return { ...executor, run: (batch) => (batch.first > 0 ? Promise.reject(error) : executor.run(batch)) };
  };
}

describe('runScenario', () => {
  let out = '';
  let written = { stdout: '', stderr: '' };
  let loaded: LoadedScenario;
  beforeEach(() => {
    out = mkdtempSync(join(tmpdir(), 'evenodds-'));
    written = { stdout: '', stderr: '' };
    loaded = loadScenario('scenarios/firefight.yaml', { set: ['sides.opposition.waves=1'] });
    for (const name of ['stdout', 'stderr'] as const) {
      vi.spyOn(process[name], 'write').mockImplementation((text) => {
        written[name] += String(text);
        return true;
      });
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(out, { recursive: true });
  });

  const run = async (executor: (job: Job) => Executor) => {
    const simulation = { trials: 6000, seed: 3, threads: 0, executor };
    const request = {
      simulation,
      set: ["name=It's"],
      out,
      formats: ['csv', 'json'] as const,
      samples: 0,
      resume: false,
      fresh: false,
      theme: 'screen' as const,
      style: chartStyle(),
      json: true,
      quiet: false,
    };
    return runScenario(await planRun(loaded, request), new AbortController().signal);
  };
  const readJson = (name: string) => JSON.parse(readFileSync(join(out, 'firefight', name), 'utf8'));

  it('is complete where all trials were played', async () => {
    expect(await run(createInProcessExecutor)).toBe(true);
    expect(JSON.parse(written.stdout)).toEqual(readJson('summary.json'));
    expect(written.stderr).toBe(
      `firefight: 6,000 trials, seed 3, 0 threads, with name=It's\nfirefight: results in ${join(out, 'firefight')}\n`,
    );
  });

  it('writes and prints what was done before the machine failed', async () => {
    await expect(run(failing(new RunError('no workers')))).rejects.toThrow(PartialRunError);
    expect(readJson('summary.json')).toMatchObject({ trials: 2000, seed: 3 });
    expect(readJson('run.json')).toMatchObject({ interrupted: true, requestedTrials: 6000 });
    expect(JSON.parse(written.stdout)).toEqual(readJson('summary.json'));
    expect(written.stderr).toContain('firefight: figures of the first 2,000 trials only\n');
    expect(written.stderr).not.toContain('to repeat');
  });

  it('tells for a fault of ours the command that meets it again', async () => {
    const fault = Object.assign(new InvariantError('die on its edge'), { trial: 4321 });
    await expect(run(failing(fault))).rejects.toThrow(PartialRunError);
    expect(written.stderr).toContain(
      "to repeat: evenodds run scenarios/firefight.yaml --set 'name=It'\\''s' --seed 3 --trials 4322 --threads 0\n",
    );
  });
});
