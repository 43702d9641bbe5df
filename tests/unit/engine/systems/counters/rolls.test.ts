import { expect, it } from 'vitest';
import { Rules } from '../../../../../src/engine/core/rule-parameter.ts';
import { PARAMETERS } from '../../../../../src/engine/systems/counters/parameters.ts';
import { rollPool, winsGrapple, winsStrength } from '../../../../../src/engine/systems/counters/roll.ts';
import { TargetNumbers } from '../../../../../src/engine/systems/counters/target-numbers.ts';
import { arrange, type FightSketch, planOf, tens } from './arrange-fight.ts';

const numbers = (rules = {}) => new TargetNumbers(new Rules(PARAMETERS, rules));

it.each([
  [0, 10],
  [3, 7],
  [5, 5],
  [8, 2],
  [10, 2],
])('CTR-1, CTR-2: an attribute of %i sets a target number of %i', (attribute, targetNumber) => {
  expect(numbers().byAttribute(attribute)).toBe(targetNumber);
});

it('CTR-2 takes 7 where no attribute sets the target number', () => {
  expect(numbers().preset).toBe(7);
  expect(numbers({ check: { targetNumber: 8 } }).preset).toBe(8);
});

it('CTR-3 counts a die at the target number once, a 10 twice, a 1 never', () => {
  const { fight, dice, red } = arrange({ red: {}, script: tens(1, 6, 7, 9, 10, 1, 2, 10) });
  expect(rollPool(fight, red.checkDice, 5, numbers().table(7))).toBe(4);
  expect(rollPool(fight, red.checkDice, 3, numbers().table(2))).toBe(3);
  dice.expectUsedUp();
});

it('CTR-3 has no success without a die', () => {
  const { fight, red } = arrange({ red: {} });
  expect(rollPool(fight, red.checkDice, 0, numbers().table(2))).toBe(0);
  expect(rollPool(fight, red.checkDice, -3, numbers().table(2))).toBe(0);
});

it('CTR-3 lets rules say otherwise of a 1 and a 10', () => {
  const rules = { pool: { oneFails: false, ten: 3 }, check: { lowest: 1 } };
  const { fight, red } = arrange({ red: {}, rules, script: tens(1, 10) });
  expect(rollPool(fight, red.checkDice, 2, numbers(rules).table(1))).toBe(4);
});

it('CTR-4: strength 3 rolls 3 dice at 7; intelligence 5 and medical 4 would roll 4 at 5', () => {
  const { red } = arrange({ red: { attributes: { strength: 3 } } });
  expect([red.kind.strength, red.kind.strengthTargetNumber]).toEqual([3, 7]);
  expect(numbers().byAttribute(5)).toBe(5);
  const roller = arrange({ red: {}, script: tens(4, 5, 9, 10) });
  expect(rollPool(roller.fight, roller.red.checkDice, 4, numbers().table(5))).toBe(4);
});

it('CTR-5 gives a tie to the one who resists', () => {
  const script = tens(7, 1, 1, 7, 1, 1);
  const wins = (sketch: Partial<FightSketch>) => {
    const { fight, red, blue } = arrange({ red: {}, ...sketch });
    return winsStrength(fight, red, blue);
  };
  expect(wins({ script })).toBe(false);
  expect(wins({ script, rules: { contest: { tie: 'acts' } } })).toBe(true);
  expect(wins({ script: tens(10, 1, 1, 7, 1, 1) })).toBe(true);
});

it('CTR-5 rolls brawl by strength in a grapple', () => {
  const { fight, dice, red, blue } = arrange({
    red: { attributes: { strength: 5 }, skills: { brawl: 2 } },
    blue: { skills: { brawl: 1 } },
    script: tens(5, 1, 10),
  });
  expect(winsGrapple(fight, red, blue)).toBe(false);
  dice.expectUsedUp();
});

it('CTR-1 counts only combat skills for initiative', () => {
  const plan = planOf({ red: { attributes: { dexterity: 4 }, skills: { brawl: 1, firearms: 3, medical: 9 } } });
  expect(plan.kinds[0]?.initiative).toBe(7);
});
