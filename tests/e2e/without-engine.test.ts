import { cpSync, rmSync, symlinkSync, truncateSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { evenoddsProcess, resultFiles, SHORT, scratchFolder } from './evenodds.ts';

const folder = scratchFolder();
const RUN = ['run', 'firefight.yaml', ...SHORT, '--trials', '300', '--threads', '1', '--format', 'csv,json', '--quiet'];
const ENGINES = ['engine.wasm', 'engine-counting.wasm'];

/** Copies what is built, changes its engines, and returns its command. */
function changePackage(name: string, change: (engine: string) => void): string {
  const copy = join(folder, name);
  for (const part of ['dist', 'schema', 'package.json']) cpSync(part, join(copy, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  for (const engine of ENGINES) change(join(copy, 'dist', engine));
  return join(copy, 'dist', 'cli', 'main.js');
}

const runTo = (out: string, how: { flags?: string[]; main?: string } = {}) =>
  evenoddsProcess(folder, [...RUN, '--fresh', '--out', out], {}, how);

const filesIn = (out: string) => resultFiles(join(folder, out, 'firefight'));

describe('fights are the same where WebAssembly does not play them:', () => {
  beforeAll(() => {
    expect(runTo('with').status).toBe(0);
    expect(filesIn('with').size).toBeGreaterThan(5);
  });

  it('no engine is there', () => {
    const main = changePackage('none', (engine) => rmSync(engine));
    expect(runTo('without', { main })).toMatchObject({ status: 0, stderr: '' });
    expect(filesIn('without')).toEqual(filesIn('with'));
  });

  it.runIf(process.arch === 'x64')('Node has no SIMD for the processor', () => {
    expect(runTo('old', { flags: ['--no-enable-sse4-1'] })).toMatchObject({ status: 0, stderr: '' });
    expect(filesIn('old')).toEqual(filesIn('with'));
  });
});

it('a damaged engine is an error, and leaves no figures', () => {
  const main = changePackage('damaged', (engine) => truncateSync(engine, 40_000));
  const { status, stderr } = runTo('damaged-out', { main });
  expect(status).toBe(3);
  expect(stderr).toMatch(/WebAssembly/);
  expect(stderr).not.toMatch(/\n +at /);
  expect(filesIn('damaged-out').size).toBe(0);
});
