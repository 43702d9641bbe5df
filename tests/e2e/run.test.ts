import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { evenodds, evenoddsProcess, readJson, resultFiles, SHORT, scratchFolder } from './evenodds.ts';

const folder = scratchFolder();
const FEW = ['--trials', '2000', '--format', 'csv,json', '--threads', '0'];

describe('run', () => {
  it('prints the figures, writes every format, and says where', () => {
    const { status, stdout, stderr } = evenoddsProcess(folder, ['run', 'firefight.yaml', '--trials', '500']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringMatching(/results in out\/firefight\n$/) });
    expect(stdout).toContain('players');
    const names = readdirSync(join(folder, 'out', 'firefight'), { recursive: true, encoding: 'utf8' });
    for (const name of ['summary.json', 'run.json', 'outcomes.csv', 'metrics.csv', 'distributions.csv', 'units.csv']) {
      expect(names).toContain(name);
    }
    for (const ending of ['.vl.json', '.svg', '.png']) {
      expect(names.some((name) => name.startsWith('charts/') && name.endsWith(ending))).toBe(true);
    }
  });

  it('prints with --json what summary.json holds, and nothing else', async () => {
    const { stdout } = await evenodds(folder, ['run', 'firefight.yaml', ...FEW, '--json', '--out', 'json']);
    expect(stdout.split('\n')).toHaveLength(2);
    expect(JSON.parse(stdout)).toEqual(readJson(folder, 'json', 'firefight', 'summary.json'));
    expect(JSON.parse(stdout)).toMatchObject({ schema: 1, system: 'crescent-star', trials: 2000, seed: 1 });
  });

  it('gives the same bytes whatever the threads', async () => {
    const filesOf = async (threads: number) => {
      const options = [...SHORT, '--trials', '6001', '--threads', `${threads}`, '--format', 'csv,json'];
      const run = await evenodds(folder, ['run', 'firefight.yaml', ...options, '--out', `t${threads}`]);
      expect(run.status).toBe(0);
      return resultFiles(join(folder, `t${threads}`, 'firefight'));
    };
    const inThisThread = await filesOf(0);
    expect(inThisThread.size).toBeGreaterThan(5);
    for (const threads of [1, 2]) expect(await filesOf(threads)).toEqual(inThisThread);
  });

  it('keeps in run.json what runs differ in', async () => {
    await evenodds(folder, ['run', 'firefight.yaml', ...FEW, '--out', 'log']);
    expect(readJson(folder, 'log', 'firefight', 'run.json')).toMatchObject({
      requestedTrials: 2000,
      threads: 0,
      interrupted: false,
    });
  });

  it('plays what --trials, --seed and --set ask for', async () => {
    const base = ['run', 'firefight.yaml', ...FEW, '--json'];
    const summary = async (...options: string[]) => JSON.parse((await evenodds(folder, [...base, ...options])).stdout);
    const plain = await summary();
    const seeded = await summary('--seed', '9007199254740991');
    expect(seeded).toMatchObject({ seed: 9007199254740991, hash: plain.hash });
    expect(seeded.digest).not.toBe(plain.digest);
    const changed = await summary('--set', 'sides.opposition.waves=1', '--set', 'rules.maxRounds=50');
    expect(changed.hash).not.toBe(plain.hash);
    expect(changed.scenario).toMatchObject({ sides: { opposition: { waves: 1 } }, rules: { maxRounds: 50 } });
  });

  it('plays trials as a prefix of a longer run', async () => {
    const trialsOf = async (asked: string) => {
      const options = ['--trials', asked, '--format', 'json', '--threads', '0', '--json'];
      return JSON.parse((await evenodds(folder, ['run', 'firefight.yaml', ...options])).stdout).trials;
    };
    expect([await trialsOf('1'), await trialsOf('1000')]).toEqual([1, 1000]);
  });

  it('runs several files, one document a line, and adding one leaves the others alone', async () => {
    copyFileSync(join(folder, 'firefight.yaml'), join(folder, 'ambush.yaml'));
    const both = await evenodds(folder, ['run', 'firefight.yaml', 'ambush.yaml', ...FEW, '--json', '--out', 'both']);
    const lines = both.stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    await evenodds(folder, ['run', 'firefight.yaml', ...FEW, '--out', 'one']);
    expect(resultFiles(join(folder, 'both', 'firefight'))).toEqual(resultFiles(join(folder, 'one', 'firefight')));
    expect(existsSync(join(folder, 'both', 'ambush', 'summary.json'))).toBe(true);
    const read = await evenodds(folder, ['run', 'firefight.yaml', 'ambush.yaml', ...FEW, '--out', 'both']);
    const [one = '', other = ''] = read.stdout.split(/\n\n(?=.* of fights \()/);
    expect(one.trimEnd()).toBe(other.trimEnd());
  });

  it('says nothing but results with --quiet', async () => {
    const { stdout, stderr } = await evenodds(folder, ['run', 'firefight.yaml', ...FEW, '--quiet']);
    expect(stderr).toBe('');
    expect(stdout).toContain('players');
  });

  it('colours only where it is asked to, when no terminal is there', async () => {
    const run = async (env: NodeJS.ProcessEnv) =>
      (await evenodds(folder, ['run', 'firefight.yaml', ...FEW], env)).stdout;
    expect(await run({})).not.toContain('\u001b');
    expect(await run({ FORCE_COLOR: '1' })).toContain('\u001b');
  });

  it('shows the figures and gives 3 where results cannot be written after all', async () => {
    mkdirSync(join(folder, 'blocked', 'firefight', 'summary.json', 'x'), { recursive: true });
    const { status, stdout, stderr } = await evenodds(folder, ['run', 'firefight.yaml', ...FEW, '--out', 'blocked']);
    expect(status).toBe(3);
    expect(stdout).toContain('players');
    expect(stderr).toMatch(/^evenodds: .*summary\.json/m);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('writes CSV that ends in a newline and counts every trial', async () => {
    await evenodds(folder, ['run', 'firefight.yaml', ...FEW, '--out', 'csv']);
    const [header, ...rows] = readFileSync(join(folder, 'csv', 'firefight', 'outcomes.csv'), 'utf8')
      .trimEnd()
      .split(/\r?\n/);
    expect(header).toBe('outcome,count,rate,low,high');
    expect(rows.map((row) => Number(row.split(',')[1])).reduce((sum, count) => sum + count, 0)).toBe(2000);
  });
});
