import { readdirSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checksumOf } from '../../bench/checksum.ts';
import { hasGcc, ReferenceProgram } from '../../bench/reference-program.ts';
import { isReferenced, REFERENCED } from '../../bench/reference-scenario.ts';
import { SYSTEMS } from '../../src/engine/registry.ts';
import { loadScenario } from '../../src/scenarios/load-scenario.ts';
import { compileScenario } from '../../src/sim/execution/compile-scenario.ts';

const TRIALS = 50;
const SEED = 2 ** 40 + 3;

const shipped = readdirSync('scenarios')
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => loadScenario(`scenarios/${file}`).scenario)
  .filter(isReferenced);

describe.skipIf(!hasGcc())('programs in C, compiled by gcc, play shipped battles as the engine does', () => {
  it.each(REFERENCED)('of %s', (system) => {
    const program = new ReferenceProgram(system, '-O1');
    onTestFinished(() => program.remove());
    const battles = shipped.filter((scenario) => scenario.system === system);
    expect(battles.length).toBeGreaterThan(1);
    for (const scenario of battles) {
      const expected = checksumOf(compileScenario(SYSTEMS, scenario).createRunner(SEED), TRIALS);
      expect.soft(program.checksumOf(scenario, TRIALS, SEED), scenario.name).toBe(expected);
      expect.soft(program.checksumOf(scenario, TRIALS, SEED + 1), scenario.name).not.toBe(expected);
    }
  });
});
