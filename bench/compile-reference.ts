import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export function hasGcc(): boolean {
  return spawnSync('gcc', ['--version'], { stdio: 'ignore' }).error === undefined;
}

/**
 * Compiles a program in C.
 *
 * @param name of a program in `reference`
 * @param folder where to put it
 * @param options of gcc
 * @returns the program's path
 * @throws where gcc fails
 */
export function compileReference(name: string, folder: string, options: readonly string[] = ['-O3']): string {
  const source = join(import.meta.dirname, 'reference', `${name}.c`);
  const binary = join(folder, name);
  const { status } = spawnSync('gcc', [...options, '-o', binary, source], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`gcc: expected exit status 0, got ${status}`);
  return binary;
}
