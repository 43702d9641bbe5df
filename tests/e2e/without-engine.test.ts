import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { evenoddsProcess, resultFiles, SHORT, scratchFolder } from './evenodds.ts';

const folder = scratchFolder();
const RUN = ['run', 'firefight.yaml', ...SHORT, '--trials', '300', '--threads', '1', '--format', 'csv,json', '--quiet'];
const ENGINES = ['engine.wasm', 'engine-counting.wasm'];
/** Of version 2, which no processor runs. */
const UNKNOWN = Uint8Array.of(0, 0x61, 0x73, 0x6d, 2, 0, 0, 0);

/** Copies what is built, without what it has of WebAssembly. */
function copyPackage(name: string, change: (engine: string) => void): string {
  const copy = join(folder, name);
  for (const part of ['dist', 'schema', 'package.json']) cpSync(part, join(copy, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  for (const engine of ENGINES) change(join(copy, 'dist', engine));
  return join(copy, 'dist', 'cli', 'main.js');
}

describe('fights are the same where WebAssembly does not play them:', () => {
  it.each([
    ['no engine is there', (engine: string) => rmSync(engine)],
    ['the processor cannot run it', (engine: string) => writeFileSync(engine, UNKNOWN)],
  ])('%s', (name, change) => {
    expect(evenoddsProcess(folder, [...RUN, '--out', 'with']).status).toBe(0);
    const main = copyPackage(name.replaceAll(' ', '-'), change);
    const { status, stderr } = spawnSync(process.execPath, [main, ...RUN, '--fresh', '--out', 'without'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const files = resultFiles(join(folder, 'with', 'firefight'));
    expect(files.size).toBeGreaterThan(5);
    expect(resultFiles(join(folder, 'without', 'firefight'))).toEqual(files);
  });
});
