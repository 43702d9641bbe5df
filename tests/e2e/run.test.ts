import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { evenodds, readJson, resultFiles, SHORT, scratchFolder } from './evenodds.ts';

const folder = scratchFolder();
const FEW = ['--trials', '2000', '--format', 'csv,json'];

describe('run', () => {
  it('prints the figures, writes every format, and says where', () => {
    const { status, stdout, stderr } = evenodds(folder, ['run', 'firefight.yaml', '--trials', '500']);
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

  it('prints with --json what summary.json holds, and nothing else', () => {
    const { stdout } = evenodds(folder, ['run', 'firefight.yaml', ...FEW, '--json', '--out', 'json']);
    expect(stdout.split('\n')).toHaveLength(2);
    expect(JSON.parse(stdout)).toEqual(readJson(folder, 'json', 'firefight', 'summary.json'));
    expect(JSON.parse(stdout)).toMatchObject({ schema: 1, system: 'crescent-star', trials: 2000, seed: 1 });
  });

  it('gives the same bytes whatever the threads', () => {
    const runs = ['0', '1', '2'].map((threads, i) => {
      const options = [...SHORT, '--trials', '20_001', '--threads', threads, '--format', 'csv,json', '--out', `t${i}`];
      expect(evenodds(folder, ['run', 'firefight.yaml', ...options]).status).toBe(0);
      return resultFiles(join(folder, `t${i}`, 'firefight'));
    });
    expect(runs[0]?.size).toBeGreaterThan(5);
    for (const run of runs.slice(1)) expect(run).toEqual(runs[0]);
  });

  it('keeps in run.json what runs differ in', () => {
    evenodds(folder, ['run', 'firefight.yaml', ...FEW, '--threads', '0', '--out', 'log']);
    expect(readJson(folder, 'log', 'firefight', 'run.json')).toMatchObject({
      requestedTrials: 2000,
      threads: 0,
      interrupted: false,
    });
  });

  it('plays what --trials, --seed and --set ask for', () => {
    const base = ['run', 'firefight.yaml', ...FEW, '--json'];
    const summary = (...options: string[]) => JSON.parse(evenodds(folder, [...base, ...options]).stdout);
    const plain = summary();
    const seeded = summary('--seed', '9007199254740991');
    expect(seeded).toMatchObject({ seed: 9007199254740991, hash: plain.hash });
    expect(seeded.digest).not.toBe(plain.digest);
    const changed = summary('--set', 'sides.opposition.waves=1', '--set', 'rules.maxRounds=50');
    expect(changed.hash).not.toBe(plain.hash);
    expect(changed.scenario).toMatchObject({ sides: { opposition: { waves: 1 } }, rules: { maxRounds: 50 } });
  });

  it('plays trials as a prefix of a longer run', () => {
    const counts = ['1', '1000'].map((trials) => {
      const options = ['--trials', trials, '--format', 'json', '--json'];
      return JSON.parse(evenodds(folder, ['run', 'firefight.yaml', ...options]).stdout);
    });
    expect(counts.map(({ trials }) => trials)).toEqual([1, 1000]);
  });

  it('runs several files, one document a line, and adding one leaves the others alone', () => {
    copyFileSync(join(folder, 'firefight.yaml'), join(folder, 'ambush.yaml'));
    const both = evenodds(folder, ['run', 'firefight.yaml', 'ambush.yaml', ...FEW, '--json', '--out', 'both']);
    const lines = both.stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    evenodds(folder, ['run', 'firefight.yaml', ...FEW, '--out', 'one']);
    expect(resultFiles(join(folder, 'both', 'firefight'))).toEqual(resultFiles(join(folder, 'one', 'firefight')));
    expect(existsSync(join(folder, 'both', 'ambush', 'summary.json'))).toBe(true);
  });

  it('says nothing but results with --quiet', () => {
    const { stdout, stderr } = evenodds(folder, ['run', 'firefight.yaml', ...FEW, '--quiet']);
    expect(stderr).toBe('');
    expect(stdout).toContain('players');
  });

  it('colours only where it is asked to, when no terminal is there', () => {
    const run = (env: NodeJS.ProcessEnv) => evenodds(folder, ['run', 'firefight.yaml', ...FEW], env).stdout;
    expect(run({})).not.toContain('\u001b');
    expect(run({ FORCE_COLOR: '1' })).toContain('\u001b');
  });

  it('shows the figures and gives 3 where results cannot be written after all', () => {
    mkdirSync(join(folder, 'blocked', 'firefight', 'summary.json', 'x'), { recursive: true });
    const { status, stdout, stderr } = evenodds(folder, ['run', 'firefight.yaml', ...FEW, '--out', 'blocked']);
    expect(status).toBe(3);
    expect(stdout).toContain('players');
    expect(stderr).toMatch(/^evenodds: .*summary\.json/m);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('writes CSV that ends in a newline and counts every trial', () => {
    evenodds(folder, ['run', 'firefight.yaml', ...FEW, '--out', 'csv']);
    const [header, ...rows] = readFileSync(join(folder, 'csv', 'firefight', 'outcomes.csv'), 'utf8')
      .trimEnd()
      .split(/\r?\n/);
    expect(header).toBe('outcome,count,rate,low,high');
    expect(rows.map((row) => Number(row.split(',')[1])).reduce((sum, count) => sum + count, 0)).toBe(2000);
  });
});
