import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SYSTEMS } from '../../src/engine/registry.ts';
import { bash, evenodds, readJson, scratchFolder } from './evenodds.ts';

const folder = scratchFolder();
const COMMANDS = ['run', 'odds', 'validate', 'schema', 'rules', 'init'];

describe('evenodds', () => {
  it('lists its commands with --help', async () => {
    const { status, stdout, stderr } = await evenodds(folder, ['--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const command of COMMANDS) expect(stdout).toContain(`evenodds ${command}`);
  });

  it.each(COMMANDS)('shows an example with %s --help', async (command) => {
    const { status, stdout } = await evenodds(folder, [command, '--help']);
    expect(status).toBe(0);
    expect(stdout).toMatch(new RegExp(`Examples:\\n  evenodds ${command} `));
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
    // The build counts characters (rolldown.config.ts): all must be one cell wide.
    expect(stdout).toMatch(/^[\n\x20-\x7e−]*$/);
  });

  it('tells the version of the package', async () => {
    const { version } = readJson(import.meta.dirname, '..', '..', 'package.json');
    expect((await evenodds(folder, ['--version'])).stdout).toBe(`${version}\n`);
  });
});

describe('validate', () => {
  it('says ok of a file without faults', async () => {
    const { status, stdout } = await evenodds(folder, ['validate', 'firefight.yaml']);
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'firefight.yaml: ok\n' });
  });

  it('judges each of several files, as text and as JSON', async () => {
    writeFileSync(join(folder, 'broken.yaml'), 'format: 1\nname: X\nsystem: crescent-star\nkind: batle\n');
    const text = await evenodds(folder, ['validate', 'broken.yaml', 'firefight.yaml']);
    expect(text).toMatchObject({ status: 2, stdout: 'firefight.yaml: ok\n' });
    expect(text.stderr).toMatch(/^broken\.yaml:4:\d+: kind: /m);
    const json = await evenodds(folder, ['validate', 'broken.yaml', 'firefight.yaml', '--json']);
    expect(json.status).toBe(2);
    expect(JSON.parse(json.stdout)).toMatchObject({
      schema: 1,
      files: [
        { file: 'broken.yaml', valid: false, problems: [{ line: 4, path: 'kind' }] },
        { file: 'firefight.yaml', valid: true, problems: [] },
      ],
    });
  });
});

describe('schema', () => {
  it('prints a JSON Schema', async () => {
    const { status, stdout } = await evenodds(folder, ['schema']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toHaveProperty('$schema');
    const book = await evenodds(folder, ['schema', '--book']);
    expect(JSON.parse(book.stdout)).toHaveProperty('properties.charts');
  });
});

describe('rules', () => {
  it('lists the systems', async () => {
    const { stdout } = await evenodds(folder, ['rules']);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(Object.keys(SYSTEMS));
  });

  it('prints every parameter of a system, as text and as JSON', async () => {
    const { parameters } = SYSTEMS['crescent-star'] ?? { parameters: [] };
    const text = (await evenodds(folder, ['rules', 'crescent-star'])).stdout;
    for (const { path } of parameters) expect(text).toContain(`\n${path} `);
    const json = JSON.parse((await evenodds(folder, ['rules', 'crescent-star', '--json'])).stdout);
    expect(json).toEqual({
      schema: 1,
      system: 'crescent-star',
      title: 'Crescent Star',
      version: 1,
      parameters: JSON.parse(JSON.stringify(parameters)),
    });
  });
});

describe('init', () => {
  it.each(Object.keys(SYSTEMS))('writes a scenario of %s that is valid and runs', async (system) => {
    expect(await evenodds(folder, ['init', `my-${system}`, '--system', system])).toMatchObject({
      status: 0,
      stderr: '',
    });
    expect((await evenodds(folder, ['validate', `my-${system}.yaml`])).stdout).toBe(`my-${system}.yaml: ok\n`);
    expect((await evenodds(folder, ['run', `my-${system}.yaml`, '--trials', '10', '--format', 'json'])).status).toBe(0);
  });

  it('tells in its help which kinds a system has', async () => {
    const { stdout } = await evenodds(folder, ['init', '--help']);
    for (const [id, { kinds }] of Object.entries(SYSTEMS)) {
      const [line = ''] = new RegExp(`^ +${id} .*$`, 'm').exec(stdout) ?? [];
      for (const kind of kinds) expect(line).toContain(kind);
    }
  });

  it('does not overwrite a file', async () => {
    writeFileSync(join(folder, 'mine.yaml'), 'mine');
    const { status, stderr } = await evenodds(folder, ['init', 'mine', '--system', 'crescent-star']);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringMatching(/^evenodds: mine\.yaml: .*overwritten/),
    });
    expect(readFileSync(join(folder, 'mine.yaml'), 'utf8')).toBe('mine');
  });
});

describe('a closed pipe', () => {
  it.each(['rules crescent-star', 'run firefight.yaml --trials 10 --quiet --format json'])(
    'ends %s without a word',
    (command) => {
      const { stdout, stderr } = bash(folder, `$EVENODDS ${command} | true; echo "\${PIPESTATUS[0]}"`);
      expect({ stdout, stderr }).toEqual({ stdout: '0\n', stderr: '' });
    },
  );

  it('gives the first line to head', () => {
    const { stdout, stderr } = bash(folder, '$EVENODDS rules crescent-star | head -1');
    expect(stdout.split('\n')).toHaveLength(2);
    expect(stderr).toBe('');
  });
});
