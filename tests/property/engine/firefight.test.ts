import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { stringify } from 'yaml';
import { playTrials } from '../../../src/engine/core/play-trials.ts';
import type { CompiledScenario, RulesSystem } from '../../../src/engine/core/rules-system.ts';
import { Tally } from '../../../src/engine/core/tally.ts';
import { SYSTEMS } from '../../../src/engine/registry.ts';
import { parseScenario } from '../../../src/scenarios/load-scenario.ts';
import { createRandom } from '../../oracles/crescent-star/random.ts';
import { Chooser, randomBattle } from '../../statistical/crescent-star/random-battle.ts';

const battles = fc.integer({ min: 1, max: 1_000_000 }).map((number) => {
  const { scenario } = parseScenario(stringify(randomBattle(new Chooser(createRandom(number)))), 'random.yaml');
  return { scenario, compiled: (SYSTEMS['crescent-star'] as RulesSystem).compile(scenario) };
});
const seeds = fc.maxSafeNat();

function tallyOf(compiled: CompiledScenario, seed: number, batches: readonly (readonly [number, number])[]): Tally {
  const merged = new Tally(compiled.layout);
  for (const [first, count] of batches) {
    const tally = new Tally(compiled.layout);
    playTrials(compiled.createRunner(seed), first, count, tally);
    merged.merge(tally.pack());
  }
  return merged;
}

describe('any Crescent Star battle', () => {
  test.prop([battles, seeds, fc.integer({ min: 1, max: 29 })], { numRuns: 40 })(
    'has the same tally whatever the batches and their order',
    ({ compiled }, seed, split) => {
      const whole = tallyOf(compiled, seed, [[0, 30]]);
      const parts = tallyOf(compiled, seed, [
        [split, 30 - split],
        [0, split],
      ]);
      expect(parts.pack()).toEqual(whole.pack());
    },
  );

  test.prop([battles, seeds], { numRuns: 60 })('ends, with all counts in range', ({ scenario, compiled }, seed) => {
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

  test.prop([battles, seeds], { numRuns: 20 })(
    'has the same trials whatever was played before',
    ({ compiled }, seed) => {
      const [used, fresh] = [compiled.createRunner(seed), compiled.createRunner(seed)];
      for (const trial of [5, 900, 2 ** 40, 3]) used.play(trial);
      used.play(7);
      fresh.play(7);
      expect(used.record.metrics).toEqual(fresh.record.metrics);
      expect(used.record.units).toEqual(fresh.record.units);
      expect(used.record.outcome).toBe(fresh.record.outcome);
    },
  );
});
