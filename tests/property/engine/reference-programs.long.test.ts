import { describe, expect, it, onTestFinished } from 'vitest';
import { stringify } from 'yaml';
import { checksumOf } from '../../../bench/checksum.ts';
import { hasGcc, ReferenceProgram } from '../../../bench/reference-program.ts';
import { SYSTEMS } from '../../../src/engine/registry.ts';
import { parseScenario } from '../../../src/scenarios/load-scenario.ts';
import { compileScenario } from '../../../src/sim/execution/compile-scenario.ts';
import { createRandom } from '../../oracles/crescent-star/random.ts';
import { randomBattle as countersBattle } from '../../statistical/counters/random-battle.ts';
import { randomOwnBattle } from '../../statistical/counters/random-catalogue.ts';
import { Chooser } from '../../statistical/crescent-star/random-battle.ts';
import { randomBattle as target10Battle } from '../../statistical/target-10/random-battle.ts';
import { widenedBattle } from '../../statistical/target-10/widened-battle.ts';

const BATTLES = 400;
const TRIALS = 200;

const BATTLES_OF: readonly [battles: string, system: string, battleOf: (seed: number) => unknown][] = [
  ['of Target 10', 'target-10', (seed) => target10Battle(new Chooser(createRandom(seed)))],
  [
    'of Target 10 with waves and rules of their own',
    'target-10',
    (seed) => widenedBattle(new Chooser(createRandom(seed))),
  ],
  ['of Counters', 'counters', countersBattle],
  ['of Counters with catalogues and rules of their own', 'counters', randomOwnBattle],
];

describe.skipIf(!hasGcc())('programs in C, compiled by gcc, play random battles as the engine does', () => {
  it.each(BATTLES_OF)('%s', (_, system, battleOf) => {
    const program = new ReferenceProgram(system, '-O3');
    onTestFinished(() => program.remove());
    const different = Array.from({ length: BATTLES }, (_, i) => i + 1).filter((seed) => {
      const { scenario } = parseScenario(stringify(battleOf(seed)), 'random.yaml');
      const expected = checksumOf(compileScenario(SYSTEMS, scenario).createRunner(seed), TRIALS);
      return program.checksumOf(scenario, TRIALS, seed) !== expected;
    });
    expect(different).toEqual([]);
  });
});
