import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BATCH_TRIALS } from '../../src/sim/execution/plan-batches.ts';
import { evenodds, readJson, resultFiles, SHORT, scratchFolder, startRun } from './evenodds.ts';

const folder = scratchFolder();
const LONG = [...SHORT, '--format', 'csv,json', '--trials', '1e9'];

describe('an interrupt', () => {
  it.each([
    ['SIGINT', '0'],
    ['SIGTERM', '2'],
  ] as const)('by %s with %s threads keeps the trials before it', async (signal, threads) => {
    const out = `${signal}-${threads}`;
    const { child, end } = await startRun(folder, [
      'firefight.yaml',
      ...LONG,
      '--threads',
      threads,
      '--out',
      out,
      '--json',
    ]);
    child.kill(signal);
    const { status, stdout, stderr } = await end;
    expect({ status, stderr }).toEqual({ status: 130, stderr: expect.stringMatching(/^interrupted: /m) });
    const { trials } = JSON.parse(stdout) as { trials: number };
    expect(trials % BATCH_TRIALS).toBe(0);
    expect(trials).toBeGreaterThan(0);
    expect(readJson(folder, out, 'firefight', 'run.json')).toMatchObject({ interrupted: true, requestedTrials: 1e9 });
    const whole = [...SHORT, '--format', 'csv,json', '--trials', String(trials), '--out', `${out}-whole`];
    expect((await evenodds(folder, ['run', 'firefight.yaml', ...whole])).status).toBe(0);
    expect(resultFiles(join(folder, out, 'firefight'))).toEqual(resultFiles(join(folder, `${out}-whole`, 'firefight')));
  });

  it('ends at once when it comes twice', async () => {
    const { child, end } = await startRun(folder, ['firefight.yaml', ...LONG, '--out', 'twice']);
    child.stderr?.on('data', (data) => /interrupted/.test(String(data)) && child.kill('SIGINT'));
    child.kill('SIGINT');
    const { status, stdout } = await end;
    expect(status).toBe(130);
    expect(stdout).toBe('');
    expect(readdirSync(join(folder, 'twice', 'firefight'))).toEqual(['tallies']);
  });

  it('leaves later files out, and says so', async () => {
    copyFileSync(join(folder, 'firefight.yaml'), join(folder, 'second.yaml'));
    const { child, end } = await startRun(folder, ['firefight.yaml', 'second.yaml', ...LONG, '--out', 'later']);
    child.kill('SIGINT');
    expect(await end).toMatchObject({ status: 130, stderr: expect.stringMatching(/^not run: second$/m) });
    expect(existsSync(join(folder, 'later', 'second'))).toBe(false);
  });
});
