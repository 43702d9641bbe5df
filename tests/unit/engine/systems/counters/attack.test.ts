import { expect, it } from 'vitest';
import { arrange, strike, tens } from './arrange-fight.ts';

const BRAWLER = { attributes: { dexterity: 4, strength: 3 }, skills: { brawl: 4 } };
const SHOOTER = { skills: { firearms: 1 }, attacks: ['Shoot'], weapon: { damage: 4, lethal: true } };

it('CTR-12, CTR-13: brawl 4, dexterity 4, punch +2 rolls 6 dice at 6', () => {
  const { fight, told, dice, red, blue } = arrange({ red: BRAWLER, script: tens(1, 2, 3, 4, 5, 5) });
  strike(fight, red, blue, 0);
  dice.expectUsedUp();
  expect(told('attack')).toEqual([[0, 1, 0, 0]]);
  expect(told('attackRoll')).toEqual([[0, 6, 6, 0]]);
  expect(told('miss')).toHaveLength(1);
});

it('CTR-14, CTR-15: a punch with 2 successes left hits and rolls 3 + 2 = 5 damage dice at 7', () => {
  const { fight, told, dice, red, blue } = arrange({ red: BRAWLER, script: tens(10, 1, 1, 1, 1, 1, 7, 6, 6, 6, 6) });
  strike(fight, red, blue, 0);
  dice.expectUsedUp();
  expect(told('hit')).toEqual([[0, 1, 2, 0]]);
  expect(told('damageRoll')).toEqual([[0, 5, 7, 1]]);
});

it('CTR-14 lets Side Step take successes, and a hit needs one left', () => {
  const sketch = { red: BRAWLER, blue: { counters: ['Side Step'] } };
  const missed = arrange({ ...sketch, script: tens(6, 6, 1, 1, 1, 1, 10, 1, 1) });
  strike(missed.fight, missed.red, missed.blue, 0);
  missed.dice.expectUsedUp();
  expect(missed.told('miss')).toHaveLength(1);
  const hit = arrange({ ...sketch, script: tens(6, 6, 1, 1, 1, 1, 7, 1, 1, 1, 1, 1, 1) });
  strike(hit.fight, hit.red, hit.blue, 0);
  hit.dice.expectUsedUp();
  expect(hit.told('hit')).toEqual([[0, 1, 1, 0]]);
  expect(hit.prevented('Side Step')).toBe(0);
});

it('CTR-12 lets Dodge take dice, half the dexterity rounded up', () => {
  const { fight, told, uses, red, blue } = arrange({
    red: BRAWLER,
    blue: { attributes: { dexterity: 3 }, counters: ['Dodge'] },
    script: tens(1, 1, 1, 1),
  });
  strike(fight, red, blue, 0);
  expect(told('attackRoll')[0]).toEqual([0, 4, 6, 0]);
  expect(uses('Dodge')).toBe(1);
});

it('CTR-12 has room for a maneuver beside the counter, and the catalogue has none', () => {
  const counter = { skill: 'any', rank: 1, against: 'both', fewerDice: 1 } as const;
  const { fight, told, uses, red, blue } = arrange({
    red: BRAWLER,
    blue: { counters: ['Duck', 'Dodge'] },
    catalogue: { counters: [{ ...counter, name: 'Duck', kind: 'maneuver' }] },
    script: tens(1, 1, 1),
  });
  strike(fight, red, blue, 0);
  expect(told('attackRoll')[0]?.[1]).toBe(3);
  expect([uses('Duck'), uses('Dodge')]).toEqual([1, 1]);
});

it.each([
  [5, 1],
  [4, 0],
])('CTR-16: five lethal dice against a penetration resistance of %i', (penetrationResistance, stopped) => {
  const { fight, told, red, blue } = arrange({
    red: SHOOTER,
    blue: { armor: { penetrationResistance } },
    script: tens(7, 7, 7, 1, 1, 1),
  });
  strike(fight, red, blue, 0);
  expect(told('stopped')).toHaveLength(stopped);
  expect(told('damageRoll')[0]).toEqual([0, 5, 7, 2]);
  expect(blue.lethalLevels).toBe(stopped === 1 ? 0 : 2);
});

it('CTR-13, CTR-15: an attack with a weapon that the unit does not have rolls no dice, of either kind', () => {
  const { plan } = arrange({ red: { skills: { firearms: 4 }, attacks: ['Shoot'] } });
  expect([plan.attacks[0]?.dice, plan.attacks[0]?.damage]).toEqual([0, 0]);
});

it('CTR-16 takes absorption from the levels, not below 0', () => {
  const sketch = { red: SHOOTER, blue: { armor: { absorption: 2 } } };
  const one = arrange({ ...sketch, script: tens(7, 7, 1, 1, 1, 1) });
  strike(one.fight, one.red, one.blue, 0);
  expect(one.blue.levels).toBe(0);
  const three = arrange({ ...sketch, script: tens(7, 7, 7, 7, 1, 1) });
  strike(three.fight, three.red, three.blue, 0);
  expect(three.blue.levels).toBe(1);
});

it('CTR-17 asks for a damage counter only if levels remain', () => {
  const sketch = { red: BRAWLER, blue: { skills: { brawl: 1 }, counters: ['Block'] } };
  const none = arrange({ ...sketch, script: tens(6, 1, 1, 1, 1, 1, 1, 1, 1, 1) });
  strike(none.fight, none.red, none.blue, 0);
  none.dice.expectUsedUp();
  expect(none.uses('Block')).toBe(0);
  const always = arrange({
    ...sketch,
    rules: { damage: { window: 'always' } },
    script: tens(6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 9),
  });
  strike(always.fight, always.red, always.blue, 0);
  always.dice.expectUsedUp();
  expect(always.uses('Block')).toBe(1);
});

it.each([
  ['all', 4],
  ['excess', 1],
  ['none', 0],
])('CTR-18: of 4 non-lethal levels on a constitution of 3, %s become lethal', (excess, lethal) => {
  const { fight, dice, red, blue } = arrange({
    red: BRAWLER,
    rules: { damage: { excess } },
    script: tens(6, 1, 1, 1, 1, 1, 10, 10, 1, 1, 7, 1, 1),
  });
  strike(fight, red, blue, 0);
  dice.expectUsedUp();
  expect([blue.levels, blue.lethalLevels]).toEqual([4, lethal]);
});

it('CTR-18 leaves 3 non-lethal levels on a constitution of 3 non-lethal', () => {
  const { fight, red, blue } = arrange({ red: BRAWLER, script: tens(6, 1, 1, 1, 1, 1, 10, 7, 1, 1, 7, 1, 1) });
  strike(fight, red, blue, 0);
  expect([blue.levels, blue.lethalLevels]).toEqual([3, 0]);
});

it('CTR-26 counts a hit that does no damage, and levels with overkill', () => {
  const { fight, dice, red, blue } = arrange({
    red: BRAWLER,
    blue: { attributes: { constitution: 1 } },
    script: tens(10, 10, 10, 10, 10, 10, ...Array<number>(15).fill(10), 1),
  });
  strike(fight, red, blue, 0);
  dice.expectUsedUp();
  expect([red.attacks, red.hits, red.damageDealt]).toEqual([1, 1, 30]);
});
