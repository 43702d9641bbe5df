import { describe, expect, it } from 'vitest';
import { Rules } from '../../../../../src/engine/core/rule-parameter.ts';
import { parseDiceFormula } from '../../../../../src/engine/systems/target-10/dice-formula.ts';
import { compileFight } from '../../../../../src/engine/systems/target-10/fight-plan.ts';
import { modifierOf } from '../../../../../src/engine/systems/target-10/kind.ts';
import { PARAMETERS } from '../../../../../src/engine/systems/target-10/parameters.ts';
import { parseScenario } from '../../../../../src/scenarios/load-scenario.ts';
import { BOW, battleOf, d6, d20, IDLE, order, playFight, SWORD, type UnitSketch, unitOf } from './arrange-fight.ts';

const RULES = new Rules(PARAMETERS, {});
const COLE = {
  hitDice: 6,
  abilities: { strength: 15, dexterity: 12 },
  weapons: [{ name: 'Saber', kind: 'melee', bonus: 2 }],
} as const;
const FRANCOIS = {
  hitDice: 7,
  abilities: { strength: 14, dexterity: 15 },
  weapons: [{ name: 'Knife', kind: 'melee', bonus: 1 }],
} as const;

/** Modifier of R1's attack on B1, who stands idle. */
function bonusOf(red: UnitSketch, blue: UnitSketch = {}, rules = {}): number {
  const fight = playFight({
    red: [{ ...red, tactics: red.tactics ?? [{ move: 'hold', action: 'kill' }] }],
    blue: [{ tactics: IDLE, ...blue }],
    rules,
    script: [...order(6, 1), d20(1)],
  });
  return fight.told('attack')[0]?.[3] as number;
}

/** Damage of R1's attack on B1. */
function damageOf(red: UnitSketch, face: number, rules = {}, sides = 6): number {
  const fight = playFight({
    red: [red],
    blue: [{ tactics: IDLE, hitPoints: 100 }],
    rules,
    script: [...order(6, 1), d20(20), [sides, face]],
  });
  expect(fight.metric('red.damageDealt')).toBe(100 - (fight.fight.hitPoints[1] as number));
  return fight.metric('red.damageDealt');
}

describe('values', () => {
  it('T10-1: a modifier is (score − 10) ÷ 2 rounded up, or given directly', () => {
    const modifiers = Array.from({ length: 16 }, (_, i) => {
      return modifierOf(unitOf({ abilities: { strength: i + 3 } }), 'strength', RULES);
    });
    expect(modifiers).toEqual([-3, -3, -2, -2, -1, -1, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
    expect(modifierOf(unitOf({ modifiers: { strength: 9 } }), 'strength', RULES)).toBe(9);
    const plan = compileFight(
      battleOf({ red: [{ abilities: { strength: 18 } }], blue: [{}], rules: { abilityModifiers: MODIFIERS } }),
    );
    expect(plan.kinds[0]?.fight).toBe(2 + 15);
  });

  it('T10-2, T10-16: dice are a number of them or one, their sides, and a number more or less', () => {
    const ranges = ['d6', '2d6+1', '10d4-3'].map((text) => parseDiceFormula(text));
    expect(ranges.map((formula) => [formula?.least, formula?.most])).toEqual([
      [1, 6],
      [3, 13],
      [7, 37],
    ]);
    for (const text of ['', '6', 'd', '2d', 'd0', '2d6+', '2d6 + 1', '2x6'])
      expect(parseDiceFormula(text)).toBeUndefined();
  });

  it('T10-2: hit points are a number, dice, or a d6 a Hit Die, rolled as the unit enters', () => {
    const { fight } = playFight({
      red: [{ hitPoints: '2d4+1', tactics: IDLE }],
      blue: [{ hitDice: 3, hitPoints: undefined as never, tactics: IDLE }],
      script: [[4, 3], [4, 2], d6(1), d6(6), d6(4), ...order(1, 2)],
    });
    expect([...fight.fullHitPoints]).toEqual([6, 11]);
    const other = playFight({
      red: [{ tactics: IDLE }],
      blue: [{ hitDice: 2, hitPoints: undefined as never, tactics: IDLE }],
      rules: { hitPoints: { perHitDie: '1d8+1' } },
      script: [[8, 3], [8, 4], ...order(1, 2)],
    });
    expect([...other.fight.fullHitPoints]).toEqual([10, 9]);
  });

  it('T10-2: nobody enters with less than 1 hit point', () => {
    const { fight } = playFight({
      red: [{ tactics: IDLE }],
      blue: [{ hitDice: 0, hitPoints: undefined as never, tactics: IDLE }],
      script: order(1, 2),
    });
    expect(fight.hitPoints[1]).toBe(1);
  });

  it('T10-3: low skill has 3 luck points, mid 1, high none, and nobody more than 3', () => {
    const luckOf = (luck: string, rules = '{}') => {
      const text = `{format: 1, name: L, system: target-10, kind: battle, rules: ${rules}, sides: {a: {units: [{name: A, hitDice: 1, luck: ${luck}}]}, b: {units: [{name: B, hitDice: 1}]}}}`;
      const { scenario } = parseScenario(text, 'luck.yaml');
      return compileFight(scenario as never).kinds[0]?.luck;
    };
    expect(['low', 'mid', 'high', '2'].map((luck) => luckOf(luck))).toEqual([3, 1, 0, 2]);
    expect(luckOf('mid', '{luck.mid: 2}')).toBe(2);
    expect(() => luckOf('4')).toThrow('expected an integer from 0 to 3');
  });

  it('T10-14: FIGHT, SHOOT and DEFENSE are Hit Dice, a modifier and a bonus', () => {
    const unit = { hitDice: 4, modifiers: { strength: 2, dexterity: -1 }, armor: 3 };
    const plan = compileFight(battleOf({ red: [unit], blue: [{}] }));
    expect([plan.kinds[0]?.fight, plan.kinds[0]?.shoot, plan.kinds[0]?.defense]).toEqual([6, 3, 6]);
  });

  it('T10-17: the check: Cole has FIGHT 11 and DEFENSE 7, Francois 10 and 10, and they attack at +1 and +3', () => {
    const plan = compileFight(battleOf({ red: [COLE], blue: [FRANCOIS] }));
    expect(plan.kinds.map(({ fight }, row) => fight + [2, 1][row]!)).toEqual([11, 10]);
    expect(plan.kinds.map(({ defense }) => defense)).toEqual([7, 10]);
    expect(bonusOf(COLE, FRANCOIS)).toBe(1);
    expect(bonusOf(FRANCOIS, COLE)).toBe(3);
  });

  it('T10-14: within reach the first melee weapon is used, else the first ranged one, else bare hands', () => {
    const bow = { ...BOW, bonus: 3 };
    const second = { ...SWORD, name: 'Axe', bonus: 5 };
    expect(bonusOf({ weapons: [bow, { ...SWORD, bonus: 2 }, second] })).toBe(2);
    expect(bonusOf({ weapons: [bow], modifiers: { dexterity: 2, strength: -1 } })).toBe(5);
    expect(bonusOf({ modifiers: { dexterity: 2, strength: -1 } })).toBe(-1);
  });

  it('T10-14: beyond reach the first ranged weapon is used, as far as it carries', () => {
    const far = (weapons: UnitSketch['weapons'], distance: number) => {
      const isShot = weapons?.some(({ kind, range }) => kind === 'ranged' && distance <= (range ?? 999)) ?? false;
      return playFight({
        red: [{ weapons: weapons ?? [], tactics: [{ move: 'hold' }] }],
        blue: [{ tactics: IDLE }],
        rules: { field: { distance } },
        script: [...order(6, 1), ...(isShot ? [d20(1)] : [])],
      }).told('attack').length;
    };
    expect(far([SWORD], 4)).toBe(0);
    expect(far([SWORD, BOW], 400)).toBe(1);
    expect(far([{ ...BOW, range: 20 }], 20)).toBe(1);
    expect(far([{ ...BOW, range: 20 }], 21)).toBe(0);
  });

  it('T10-14: of two ranged weapons only the first counts beyond reach', () => {
    const short = { ...BOW, range: 5 };
    const fight = playFight({
      red: [{ weapons: [short, { ...BOW, name: 'Long', range: 50 }], tactics: [{ move: 'hold' }] }],
      blue: [{ tactics: IDLE }],
      rules: { field: { distance: 10 } },
      script: order(6, 1),
    });
    expect(fight.told('lost')).toHaveLength(1);
  });

  it('T10-15: an attack succeeds on d20 and the difference of 12 or more', () => {
    const hits = (face: number, rules = {}) =>
      playFight({
        red: [{ hitDice: 4, tactics: [{ action: 'trip' }] }],
        blue: [{ hitDice: 2, tactics: IDLE }],
        rules,
        script: [...order(6, 1), d20(face)],
      }).metric('red.hits');
    expect([9, 10].map((face) => hits(face))).toEqual([0, 1]);
    expect([7, 8].map((face) => hits(face, { combat: { targetNumber: 10 } }))).toEqual([0, 1]);
  });

  it('T10-6, T10-15: the difference is held within 10, and situational modifiers are added after', () => {
    expect(bonusOf({ hitDice: 40, tactics: TRIP })).toBe(10);
    expect(bonusOf({}, { hitDice: 40 })).toBe(-10);
    expect(bonusOf({ hitDice: 40, tactics: TRIP }, {}, { bonusLimit: 4 })).toBe(4);
    const high = playFight({
      red: [{ hitDice: 40, tactics: [{ move: 'hold', action: 'trip' }] }],
      blue: [{ at: 3, tactics: IDLE }],
      rules: { terrain: { 'high-ground': { bonus: 5 } } },
      terrain: [{ kind: 'high-ground', from: 0, to: 0 }],
      script: [...order(6, 1), d20(1)],
    });
    expect(high.told('attack')[0]?.[3]).toBe(13);
    expect(
      compileFight(
        battleOf({
          red: [{}],
          blue: [{}],
          rules: { terrain: { 'high-ground': { bonus: 5 } }, combat: { situationalLimit: 4 } },
        }),
      ).rules.highGroundBonus,
    ).toBe(4);
  });

  it('T10-16: damage is 1d6 and strength in melee, dexterity at range', () => {
    const modifiers = { strength: 3, dexterity: -1 };
    expect(damageOf({ modifiers }, 4)).toBe(7);
    expect(damageOf({ modifiers, weapons: [BOW] }, 4)).toBe(3);
    expect(damageOf({ modifiers }, 4, { damage: { dice: '1d10+1' } }, 10)).toBe(8);
    expect(damageOf({ modifiers, weapons: [{ ...SWORD, damage: 'd8' }] }, 8, {}, 8)).toBe(11);
  });

  it('T10-16: a penalty cannot bring damage below 1', () => {
    expect(damageOf({ modifiers: { strength: -3 } }, 2)).toBe(1);
    expect(damageOf({ modifiers: { strength: -3 } }, 5)).toBe(2);
  });

  it('T10-17: below 0 is dead, exactly 0 unconscious for good, or dead', () => {
    const end = (face: number, rules = {}) => {
      const fight = playFight({
        red: [{}],
        blue: [{ hitPoints: 4 }],
        rules,
        script: [...order(6, 1), d20(20), d6(face)],
      });
      expect(fight.outcome()).toBe('red');
      return [fight.metric('blue.dead'), fight.metric('blue.unconscious'), fight.told('unconscious')[0]?.[1]];
    };
    expect(end(5)).toEqual([1, 0, undefined]);
    expect(end(4)).toEqual([0, 1, 0]);
    expect(end(4, { combat: { atZero: 'dead' } })).toEqual([1, 0, undefined]);
  });
});

const TRIP = [{ move: 'hold', action: 'trip' }] as const;
const MODIFIERS = Array.from({ length: 16 }, (_, i) => i);
