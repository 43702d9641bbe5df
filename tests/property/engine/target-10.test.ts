import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { stringify } from 'yaml';
import type { CompiledScenario } from '../../../src/engine/core/rules-system.ts';
import { createRandom } from '../../oracles/crescent-star/random.ts';
import { Chooser } from '../../statistical/crescent-star/random-battle.ts';
import { compileText } from '../../statistical/target-10/play-both.ts';
import { randomBattle } from '../../statistical/target-10/random-battle.ts';
import { expectContract } from './rules-contract.ts';

const battles = fc.integer({ min: 1, max: 1_000_000 }).map((number) => {
  const battle = randomBattle(new Chooser(createRandom(number)));
  return { maxRounds: (battle['rules'] as { maxRounds: number }).maxRounds, compiled: compileText(stringify(battle)) };
});
/** A busy machine reads the scenarios of all runs slowly. */
const PATIENCE_MS = 60_000;
const seeds = fc.maxSafeNat();

describe('any Target 10 battle', () => {
  test.prop([battles, seeds, fc.integer({ min: 1, max: 38 })], { numRuns: 10 })(
    'keeps the contract of systems',
    ({ compiled }, seed, split) => expectContract(compiled, seed, split),
    PATIENCE_MS,
  );

  test.prop([battles, seeds], { numRuns: 40 })(
    'ends, with all counts in range',
    ({ maxRounds, compiled }, seed) => {
      const runner = compiled.createRunner(seed);
      const metric = (name: string) => runner.record.metrics[compiled.layout.metrics.indexOf(name)] as number;
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
          expect(metric(`${side}.negotiatedRounds`)).toBeLessThanOrEqual(metric('rounds'));
          expect(kills.reduce((sum, count) => sum + count, 0)).toBe(metric(`${other}.dead`));
          expect(metric(`${side}.survivors`)).toBeGreaterThanOrEqual(0);
        }
      }
    },
    PATIENCE_MS,
  );
});

interface Duelist {
  readonly hitDice: number;
  readonly strength: number;
  readonly dexterity: number;
  readonly armor: number;
  readonly bonus: number;
}

const duelists: fc.Arbitrary<Duelist> = fc.record({
  hitDice: fc.integer({ min: 2, max: 6 }),
  strength: fc.integer({ min: 6, max: 16 }),
  dexterity: fc.integer({ min: 6, max: 16 }),
  armor: fc.integer({ min: 0, max: 3 }),
  bonus: fc.integer({ min: 0, max: 3 }),
});

function duel(one: Duelist, two: Duelist): CompiledScenario {
  const side = ({ hitDice, strength, dexterity, armor, bonus }: Duelist, at: number) => ({
    units: [
      {
        ...{ name: 'Duelist', hitDice, hitPoints: 15, abilities: { strength, dexterity }, armor, at },
        weapons: [{ name: 'Sword', kind: 'melee', bonus }],
      },
    ],
  });
  const head = { format: 1, name: 'Duel', system: 'target-10', kind: 'battle' };
  return compileText(stringify({ ...head, sides: { one: side(one, 0), two: side(two, 2) } }));
}

const BETTER: readonly ((duelist: Duelist) => Duelist)[] = [
  (duelist) => ({ ...duelist, bonus: duelist.bonus + 1 }),
  (duelist) => ({ ...duelist, armor: duelist.armor + 1 }),
  (duelist) => ({ ...duelist, strength: duelist.strength + 2 }),
  (duelist) => ({ ...duelist, dexterity: duelist.dexterity + 2 }),
];

describe('in a plain duel', () => {
  test.prop([duelists, duelists, fc.constantFrom(...BETTER)], { numRuns: 12 })(
    'a better weapon, armor or score never lowers the win rate, by paired trials',
    (one, two, improve) => {
      const [before, after] = [duel(one, two).createRunner(1), duel(improve(one), two).createRunner(1)];
      const trials = 1_000;
      let sum = 0;
      let squares = 0;
      for (let trial = 0; trial < trials; trial++) {
        before.play(trial);
        after.play(trial);
        const gain = Number(after.record.outcome === 0) - Number(before.record.outcome === 0);
        sum += gain;
        squares += gain * gain;
      }
      expect(sum).toBeGreaterThan(-4.9 * Math.sqrt(squares));
    },
    PATIENCE_MS,
  );
});
