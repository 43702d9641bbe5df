import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checksumOf } from '../../bench/checksum.ts';
import { compileReference } from '../../bench/compile-reference.ts';
import { isReferenced, writeReferenceScenario } from '../../bench/reference-scenario.ts';
import type { ScenarioHead } from '../../src/engine/core/rules-system.ts';
import { SYSTEMS } from '../../src/engine/registry.ts';
import { loadScenario } from '../../src/scenarios/load-scenario.ts';
import { compileScenario } from '../../src/sim/execution/compile-scenario.ts';

const FOLDER = 'scenarios';

/** Shipped battles of systems all of whose rules are in C, by their files. */
export function referencedBattles(): { readonly file: string; readonly scenario: ScenarioHead }[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({ file, scenario: loadScenario(join(FOLDER, file)).scenario }))
    .filter(({ scenario }) => isReferenced(scenario));
}

/** Plays battles by the C programs of their systems, each compiled when it is first asked for. */
export class ReferencePrograms {
  private readonly folder = mkdtempSync(join(tmpdir(), 'evenodds-reference-'));
  private readonly programs = new Map<string, string>();
  private readonly options: readonly string[];

  /** @param options of gcc */
  constructor(options: readonly string[]) {
    this.options = options;
  }

  /** The checksum that the program prints. */
  checksum(scenario: ScenarioHead, trials: number, seed: number): string {
    const file = join(this.folder, 'scenario.txt');
    writeReferenceScenario(scenario, file);
    const printed = execFileSync(this.program(scenario.system), [`${trials}`, `${seed}`, file], { encoding: 'utf8' });
    return JSON.parse(printed).checksum;
  }

  private program(system: string): string {
    const program = this.programs.get(system) ?? compileReference(system, this.folder, this.options);
    this.programs.set(system, program);
    return program;
  }
}

/** The checksum of the rules as they are written. */
export function engineChecksum(scenario: ScenarioHead, trials: number, seed: number): string {
  return checksumOf(compileScenario(SYSTEMS, scenario).createRunner(seed), trials);
}
