import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ScenarioHead } from '../src/engine/core/rules-system.ts';
import { writeReferenceScenario } from './reference-scenario.ts';

export function hasGcc(): boolean {
  return spawnSync('gcc', ['--version'], { stdio: 'ignore' }).error === undefined;
}

/**
 * Compiles a program of `reference`.
 *
 * @param name without `.c`
 * @param binary file, written
 * @throws where it does not compile
 */
export function compileReference(name: string, binary: string, optimization = '-O3'): void {
  const source = join(import.meta.dirname, 'reference', `${name}.c`);
  execFileSync('gcc', [optimization, '-o', binary, source], { stdio: 'inherit' });
}

/** The program of all rules of a system, compiled into a temporary folder of its own. */
export class ReferenceProgram {
  private readonly folder = mkdtempSync(join(tmpdir(), 'evenodds-reference-'));
  private readonly binary = join(this.folder, 'program');

  /**
   * @param system whose battles it plays
   * @param optimization of gcc, `-O1`
   */
  constructor(system: string, optimization: string) {
    compileReference(system, this.binary, optimization);
  }

  /**
   * Plays trials 0 to `trials − 1` of a battle.
   *
   * @returns their checksum, as `checksumOf`
   */
  checksumOf(scenario: ScenarioHead, trials: number, seed: number): string {
    const file = join(this.folder, 'scenario.txt');
    writeReferenceScenario(scenario, file);
    const line = execFileSync(this.binary, [`${trials}`, `${seed}`, file], { encoding: 'utf8' });
    return JSON.parse(line).checksum;
  }

  /** Deletes the folder. */
  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
