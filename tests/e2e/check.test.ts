import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { evenodds, scratchFolder } from './evenodds.ts';

const folder = scratchFolder();
const CHECK = ['format: 1', 'name: Check', 'system: counters', 'kind: check', 'actor: { attribute: 5, skill: 4 }'];
const BRAWL = readFileSync(join(import.meta.dirname, '../../scenarios/bar-brawl.yaml'), 'utf8').split('\nexpect:')[0];

beforeAll(() => {
  writeFileSync(join(folder, 'good.yaml'), `${BRAWL}\nexpect:\n  - { metric: outcome.bouncer, between: [0.4, 0.9] }\n`);
  writeFileSync(
    join(folder, 'bad.yaml'),
    [...CHECK, 'expect:', '  - { metric: outcome.success, atLeast: 0.9 }', '  - { metric: successes, atMost: 2 }'].join(
      '\n',
    ),
  );
  mkdirSync(join(folder, 'none'));
});

describe('evenodds check', () => {
  it('passes with 0, and says so', async () => {
    const { status, stdout } = await evenodds(folder, ['check', 'good.yaml']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^the only gate passes\n/);
    expect(stdout).toMatch(/^pass {2}outcome\.bouncer 0\.4 to 0\.9 +\d\d% +\d\d% to \d\d% +\d+ points inside$/m);
  });

  it('fails with 1 where a gate does, and writes what build servers read', async () => {
    const args = ['check', 'good.yaml', 'bad.yaml', '--json', '--junit', 'check.xml', '--markdown', 'check.md'];
    const env = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: join(folder, 'step.md') };
    const { status, stdout, stderr } = await evenodds(folder, args, env);
    expect(status).toBe(1);
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({ schema: 1, passed: false });
    expect(report.files[1]).toMatchObject({ file: 'bad.yaml', trials: 0 });
    expect(report.files[1].gates.map(({ verdict, line }: never) => [verdict, line])).toEqual([
      ['pass', 7],
      ['fail', 8],
    ]);
    expect(stderr).toMatch(/^::error file=bad\.yaml,line=8,col=5,title=Gate fail%3A successes::successes at most 2: /m);
    expect(readFileSync(join(folder, 'check.xml'), 'utf8')).toContain(
      '<testsuites name="evenodds check" tests="3" failures="1"',
    );
    expect(readFileSync(join(folder, 'step.md'), 'utf8')).toBe(readFileSync(join(folder, 'check.md'), 'utf8'));
  });

  it('fails with 1 where a gate stays undecided', async () => {
    const gate = ['--set', 'expect=[{ metric: outcome.bouncer, between: [0.7, 0.71] }]'];
    const { status, stdout } = await evenodds(folder, ['check', 'good.yaml', '--max-trials', '2000', ...gate]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: expect.stringMatching(/^the only gate is undecided\n/) });
  });

  it('holds outcomes against what run stored', async () => {
    expect((await evenodds(folder, ['run', 'good.yaml', '--trials', '20000', '--format', 'json'])).status).toBe(0);
    const same = await evenodds(folder, ['check', 'good.yaml', '--baseline', 'out', '--tolerance', '0.05']);
    expect({ status: same.status }).toEqual({ status: 0 });
    const weaker = ['--set', 'sides.drinkers.units.Drinker.count=4'];
    const changed = await evenodds(folder, [
      'check',
      'good.yaml',
      '--baseline',
      'out',
      '--tolerance',
      '0.05',
      ...weaker,
      '--json',
    ]);
    expect(changed.status).toBe(1);
    expect(JSON.parse(changed.stdout).files[0].changes[0]).toMatchObject({ verdict: 'fail' });
  });

  it.each([
    [['check', 'firefight.yaml', '--set', 'expect=[]'], /^evenodds: check: expected gates in at least one file/],
    [['check', 'good.yaml', '--error', '1'], /^evenodds: --error: expected a number above 0 and below 0\.5/],
    [['check', 'good.yaml', '--tolerance', '0.1'], /^evenodds: --tolerance: expected --baseline with it/],
    [
      ['check', 'good.yaml', '--baseline', 'none'],
      /^evenodds: --baseline: none\/good\/summary\.json: there is no such file/,
    ],
  ] as const)('%j gives 2', async (args, message) => {
    const { status, stdout, stderr } = await evenodds(folder, args);
    expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: expect.stringMatching(message) });
  });

  it('passes every scenario of the package', { timeout: 120_000 }, async () => {
    const root = join(import.meta.dirname, '../..');
    const { status, stdout } = await evenodds(root, ['check', '--quiet', '--json', ...shipped()]);
    const { files, passed } = JSON.parse(stdout);
    expect({ status, passed }).toEqual({ status: 0, passed: true });
    for (const { file, gates, trials } of files) {
      expect(gates.length, file).toBeGreaterThan(0);
      expect(trials, file).toBeLessThanOrEqual(50_000);
    }
  });
});

function shipped(): string[] {
  const root = join(import.meta.dirname, '../..');
  return readdirSync(join(root, 'scenarios'))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join('scenarios', name));
}
