import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { stringify } from 'yaml';
import type { RulesSystem } from '../../../src/engine/core/rules-system.ts';
import { SYSTEMS } from '../../../src/engine/registry.ts';
import { parseScenario } from '../../../src/scenarios/load-scenario.ts';
import { createRandom } from '../../oracles/crescent-star/random.ts';
import { Chooser, randomBattle } from '../../statistical/crescent-star/random-battle.ts';
import { expectContract } from './rules-contract.ts';

const battles = fc.integer({ min: 1, max: 1_000_000 }).map((number) => {
  const { scenario } = parseScenario(stringify(randomBattle(new Chooser(createRandom(number)))), 'random.yaml');
  return { scenario, compiled: (SYSTEMS['crescent-star'] as RulesSystem).compile(scenario) };
});
const seeds = fc.maxSafeNat();

describe('any Crescent Star battle', () => {
  test.prop([battles, seeds, fc.integer({ min: 1, max: 38 })], { numRuns: 10 })(
    'keeps the contract of systems',
    ({ compiled }, seed, split) => expectContract(compiled, seed, split),
  );

  test.prop([battles, seeds], { numRuns: 40 })('ends, with all counts in range', ({ scenario, compiled }, seed) => {
    const runner = compiled.createRunner(seed);
    const metric = (name: string) => runner.record.metrics[compiled.layout.metrics.indexOf(name)] as number;
    const maxRounds = scenario.rules.maxRounds as number;
    for (let trial = 0; trial < 20; trial++) {
      runner.play(trial);
      expect(metric('rounds')).toBeGreaterThanOrEqual(1);
      expect(metric('rounds')).toBeLessThanOrEqual(maxRounds);
      for (const side of compiled.layout.sides) {
        const other = compiled.layout.sides.find((name) => name !== side) as string;
        const kills = runner.record.units.filter(
          (_, cell) => cell % 5 === 2 && compiled.layout.units[Math.floor(cell / 5)]?.side === side,
        );
        expect(metric(`${side}.hits`)).toBeLessThanOrEqual(metric(`${side}.attacks`));
        expect(metric(`${side}.chained`)).toBeLessThanOrEqual(metric(`${side}.attacks`));
        expect(kills.reduce((sum, count) => sum + count, 0)).toBe(metric(`${other}.dead`));
        expect(metric(`${side}.survivors`)).toBeGreaterThanOrEqual(0);
        expect(metric(`${side}.firstLossRound`) > 0).toBe(metric(`${side}.dead`) > 0);
      }
    }
  });
});
