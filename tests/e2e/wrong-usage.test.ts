import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { evenodds, scratchFolder } from './evenodds.ts';

const folder = scratchFolder();

beforeAll(() => {
  const firefight = readFileSync(join(folder, 'firefight.yaml'), 'utf8');
  mkdirSync(join(folder, 'other'));
  writeFileSync(join(folder, 'other', 'firefight.yaml'), firefight);
  const broken = firefight.replace('trials: 1000000', 'trails: 1000000').replace('waves: 4', 'waves: many');
  writeFileSync(join(folder, 'broken.yaml'), broken);
  writeFileSync(join(folder, 'torn.yaml'), 'format: 1\nsides: [');
  writeFileSync(join(folder, 'file'), 'mine');
});

describe('a wrong command line', () => {
  it.each([
    [[], /^evenodds: expected a command: run, .*verify, report/],
    [['rnu', 'firefight.yaml'], /^evenodds: unknown command "rnu" \(did you mean "run"\?\): expected run, /],
    [['help'], /^evenodds: unknown command "help" \(did you mean "--help"\?\)/],
    [['firefight.yaml'], /^evenodds: unknown command "firefight\.yaml" \(did you mean "run firefight\.yaml"\?\)/],
    [['run', 'firefight.yaml', '-trials', '9'], /^evenodds: unknown option -trials \(did you mean --trials\?\)\n$/],
    [['run', 'firefight'], /^firefight: expected a scenario file, found no .* \(did you mean "firefight\.yaml"\?\)/],
    [['fly'], /^evenodds: unknown command "fly": expected run, /],
    [['fly', '--help'], /^evenodds: unknown command "fly"/],
    [['run', 'firefight.yaml', '--set', 'successStep=6'], /did you mean "rules\.successStep"\?/],
    [['run', 'firefight.yaml', '--set', '=6'], /^evenodds: --set =6: expected PATH=VALUE/],
    [['run'], /^evenodds: too few arguments: got 0, expected 1 or more/],
    [['rules', 'crescent-star', 'more'], /^evenodds: unexpected argument "more"/],
    [['run', 'firefight.yaml', '--trails', '5'], /^evenodds: unknown option --trails \(did you mean --trials\?\)/],
    [['run', 'firefight.yaml', '--trials'], /^evenodds: --trials: expected a value/],
    [
      ['run', 'firefight.yaml', '--trials', 'abc'],
      /^evenodds: --trials: expected an integer from 1 to 1e12, got "abc"\n/,
    ],
    [['run', 'firefight.yaml', '--trials', '-5'], /^evenodds: --trials: .*got "-5"/],
    [['run', 'firefight.yaml', '--trials='], /^evenodds: --trials: .*got ""/],
    [['run', 'firefight.yaml', '--trials', '1', '--trials', '2'], /^evenodds: --trials: given more than once/],
    [['run', 'firefight.yaml', '--seed', '9007199254740992'], /^evenodds: --seed: .*got "9007199254740992"/],
    [['run', 'firefight.yaml', '--threads', '1.5'], /^evenodds: --threads: expected an integer from 0 to 256/],
    [['run', 'firefight.yaml', '--confidence', '95'], /^evenodds: --confidence: /],
    [['run', 'firefight.yaml', '--interval', 'wald'], /^evenodds: --interval: expected wilson, clopper-pearson/],
    [['run', 'firefight.yaml', '--precision', '0.5'], /^evenodds: --precision: .*below 0\.5, got "0\.5"/],
    [['run', 'firefight.yaml', '--precision', '0.01', '--trials', '9'], /expected --trials or --precision, got both/],
    [['run', 'firefight.yaml', '--max-trials', '9'], /^evenodds: --max-trials: expected --precision with it/],
    [['run', 'firefight.yaml', '--precision', '.1', '--interval', 'wilson'], /^evenodds: --interval: does not go/],
    [
      ['run', 'firefight.yaml', '--format', 'csv,pdf'],
      /^evenodds: --format: expected csv, json, svg, png, html, got "pdf"/,
    ],
    [['run', 'firefight.yaml', '--set', 'rules'], /rules/],
    [['run', 'firefight.yaml', '--set', 'rules.sucessStep=6'], /successStep/],
    [['run', 'firefight.yaml', '--out', 'file'], /^evenodds: --out: expected a folder, got the file /],
    [
      ['run', 'firefight.yaml', 'other/firefight.yaml'],
      /^evenodds: firefight\.yaml and other\/firefight\.yaml would both/,
    ],
    [['run', 'firefight.yaml', 'firefight.yaml'], /would both write/],
    [['run', 'missing.yaml'], /^missing\.yaml: /],
    [['run', 'torn.yaml'], /^torn\.yaml:2:\d+: /],
    [['rules', 'chess'], /^evenodds: system: expected .*crescent-star.*, got "chess"/],
    [['init', 'x'], /system/],
    [['init', 'x', '--sytem', 'counters'], /^evenodds: unknown option --sytem \(did you mean --system\?\)/],
    [['init', 'x', '--system', 'chess'], /^evenodds: system: expected/],
  ] as const)('%j gives 2', async (args, message) => {
    const { status, stdout, stderr } = await evenodds(folder, args);
    expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: expect.stringMatching(message) });
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(existsSync(join(folder, 'out'))).toBe(false);
  });

  it('tells all faults of all files with their places, and runs none', async () => {
    const { status, stdout, stderr } = await evenodds(folder, ['run', 'firefight.yaml', 'broken.yaml', 'missing.yaml']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^broken\.yaml:\d+:\d+: .*trails/m);
    expect(stderr).toMatch(/^broken\.yaml:\d+:\d+: sides\.opposition\.waves: /m);
    expect(stderr).toMatch(/^missing\.yaml: /m);
    expect(existsSync(join(folder, 'out'))).toBe(false);
  });

  it('shows a stack with --debug only', async () => {
    expect((await evenodds(folder, ['rules', 'chess', '--debug'])).stderr).toMatch(/\n\s+at /);
  });

  it('leaves a file alone that stands where results would go', async () => {
    await evenodds(folder, ['run', 'firefight.yaml', '--out', 'file']);
    expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('mine');
  });
});
