import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../unit/house/project.ts';

/** Asks the registry, as whoever installs the package does; nothing of the repository is in reach. */
const FOLDER = mkdtempSync(join(tmpdir(), 'evenodds-pack-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

function run(program: string, args: readonly string[], cwd = FOLDER): string {
  // A compiler that is asked for is a failure.
  const env = { ...process.env, NO_COLOR: '1', CC: 'false', CXX: 'false' };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  expect(status, `${program} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

beforeAll(() => {
  run('npm', ['pack', '--ignore-scripts', '--pack-destination', FOLDER], ROOT);
  const [tarball = ''] = readdirSync(FOLDER);
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true, "type": "module" }\n');
  run('npm', ['install', `./${tarball}`, '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']);
}, 600_000);

describe('the package, installed into an empty folder without scripts', () => {
  it('brings neither node-canvas nor a tool of development', () => {
    const names = readdirSync(join(FOLDER, 'node_modules'));
    expect(names.filter((name) => ['canvas', 'vega-cli', 'typescript', 'vitest', 'tsx'].includes(name))).toEqual([]);
  });

  it('shows its commands', () => {
    expect(run('npx', ['evenodds', '--help'])).toContain('evenodds run');
  });

  it('runs a scenario that it ships, pictures included', () => {
    const scenario = 'node_modules/evenodds/scenarios/firefight.yaml';
    run('npx', ['evenodds', 'run', scenario, '--trials', '500', '--threads', '2']);
    const out = join(FOLDER, 'out', 'firefight');
    expect(JSON.parse(readFileSync(join(out, 'summary.json'), 'utf8'))).toMatchObject({ trials: 500 });
    expect(readdirSync(join(out, 'charts')).filter((name) => name.endsWith('.png'))).not.toEqual([]);
  });

  it('is a library', () => {
    writeFileSync(
      join(FOLDER, 'use.js'),
      `import * as evenodds from 'evenodds';\nconsole.log(Object.keys(evenodds).join());\n`,
    );
    expect(run('node', ['use.js'])).toContain('loadScenario');
  });
});
