import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { evenodds, resultFiles, SHORT, scratchFolder, startRun } from './evenodds.ts';

const folder = scratchFolder();
const RUN = ['firefight.yaml', ...SHORT, '--format', 'csv,json', '--threads', '0'];
const tallies = (out: string) => join(folder, out, 'firefight', 'tallies');

describe('a run that was killed', () => {
  it('goes on with --resume after SIGKILL, to the bytes of an undisturbed run', async () => {
    const { child, end } = await startRun(folder, [...RUN, '--trials', '60_000', '--out', 'killed']);
    while (!readdirSync(tallies('killed')).some((name) => name.endsWith('.tally'))) await new Promise(setImmediate);
    child.kill('SIGKILL');
    expect((await end).status).toBeNull();
    const resumed = await evenodds(folder, ['run', ...RUN, '--out', 'killed', '--resume']);
    expect(resumed).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(/^firefight: 60,000 trials, .*\nfirefight: stored already: trials 0 to /),
    });
    await evenodds(folder, ['run', ...RUN, '--trials', '60_000', '--out', 'whole']);
    expect(resultFiles(join(folder, 'killed', 'firefight'))).toEqual(resultFiles(join(folder, 'whole', 'firefight')));
    expect(readdirSync(tallies('killed')).filter((name) => /lock|tmp/.test(name))).toEqual([]);
  });
});

describe('two runs into one folder', () => {
  it('are not at work at once: the second is told who is', async () => {
    const { child, end } = await startRun(folder, [...RUN, '--trials', '1e9', '--out', 'busy']);
    const second = await evenodds(folder, ['run', ...RUN, '--out', 'busy']);
    expect(second).toMatchObject({ status: 2, stdout: '' });
    expect(second.stderr).toMatch(new RegExp(`^evenodds: process ${child.pid} is writing results there`));
    child.kill('SIGTERM');
    expect((await end).status).toBe(130);
    expect(existsSync(join(tallies('busy'), 'lock'))).toBe(false);
  });
});
