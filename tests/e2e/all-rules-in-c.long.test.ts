import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { hasGcc } from '../../bench/compile-reference.ts';
import { parseScenario } from '../../src/scenarios/load-scenario.ts';
import { createRandom } from '../oracles/crescent-star/random.ts';
import { Chooser } from '../statistical/crescent-star/random-battle.ts';
import { randomBattle as target10Battle } from '../statistical/target-10/random-battle.ts';
import { engineChecksum, ReferencePrograms, referencedBattles } from './all-rules-in-c.ts';
import { widenedBattle } from './widened-battle.ts';

const BATTLES = 500;
const TRIALS = 100;

const BATTLE_OF: Readonly<Record<string, (seed: number) => unknown>> = {
  'target-10': (seed) => target10Battle(new Chooser(createRandom(seed))),
  'target-10 with other rules': (seed) => widenedBattle(new Chooser(createRandom(seed))),
};

/** Stops at any index beyond an array, at overflows and at shifts too far. */
const CHECKED = ['-O1', '-fsanitize=address,undefined', '-fno-sanitize-recover=all'];

describe.skipIf(!hasGcc())('the rules in C, written by hand', () => {
  it.each(Object.keys(BATTLE_OF))('leave of random battles of %s what the engine leaves', (battles) => {
    const programs = new ReferencePrograms(CHECKED);
    const different = Array.from({ length: BATTLES }, (_, i) => i + 1).filter((seed) => {
      const { scenario } = parseScenario(stringify(BATTLE_OF[battles]?.(seed)), 'random.yaml');
      return programs.checksum(scenario, TRIALS, seed) !== engineChecksum(scenario, TRIALS, seed);
    });
    expect(different).toEqual([]);
  });

  it.each(referencedBattles())('leave of many trials of $file what the engine leaves', ({ scenario }) => {
    const programs = new ReferencePrograms(['-O3']);
    expect(programs.checksum(scenario, 20_000, 3)).toBe(engineChecksum(scenario, 20_000, 3));
  });
});
