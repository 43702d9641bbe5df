import { describe, expect, it } from 'vitest';
import { endStanding } from '../../../../../src/engine/systems/counters/defense.ts';
import { hasSpent, markSpent, recoverAll } from '../../../../../src/engine/systems/counters/recover.ts';
import { arrange, carryOut, playOut, strike, tens } from './arrange-fight.ts';

const BRAWLER = { skills: { brawl: 2 }, attacks: ['Punch'] };
/** A punch of brawl 2 that hits with one success, and four damage dice that do so many levels. */
const hitting = (levels: number) => [7, 1, 1, 1, ...Array.from({ length: 4 }, (_, i) => (i < levels ? 7 : 1))];
const missing = [1, 1, 1, 1];

describe('counters', () => {
  it('CTR-10: one is spent when used, and used again only once recovered', () => {
    const script = tens(...hitting(1), 7, 1, ...hitting(1));
    const { fight, dice, uses, red, blue } = arrange({
      red: BRAWLER,
      blue: { ...BRAWLER, counters: ['Block'] },
      script,
    });
    strike(fight, red, blue, 0);
    strike(fight, red, blue, 0);
    dice.expectUsedUp();
    expect([uses('Block'), blue.levels, hasSpent(blue)]).toEqual([1, 1, true]);
    recoverAll(fight);
    expect(hasSpent(blue)).toBe(false);
  });

  it('CTR-10: only one a triggering event, the first that its windows come to', () => {
    const { fight, dice, uses, red, blue } = arrange({
      red: BRAWLER,
      blue: { ...BRAWLER, counters: ['Block', 'Side Step', 'Dodge'] },
      script: tens(7, 1, 7, 1, 1, 1),
    });
    strike(fight, red, blue, 0);
    dice.expectUsedUp();
    expect([uses('Dodge'), uses('Side Step'), uses('Block')]).toEqual([1, 0, 0]);
  });

  it('CTR-10: a melee counter does not answer a shot', () => {
    const gun = { skills: { firearms: 2 }, attacks: ['Shoot'], weapon: { damage: 1, lethal: false } };
    const { fight, dice, uses, red, blue } = arrange({
      red: gun,
      blue: { counters: ['Block'] },
      script: tens(7, 1, 7, 1),
    });
    strike(fight, red, blue, 0);
    dice.expectUsedUp();
    expect(uses('Block')).toBe(0);
  });

  it.each([
    ['on-defeat', 1, []],
    [{ everyRounds: 1 }, 0, [1, 1]],
  ])('CTR-10: a break in the action brings all back, a wave by the clock does not: %j', (nextWave, back, rolled) => {
    const { metric } = playOut({
      rules: { health: { base: 1 }, maxRounds: 2 },
      red: { ...BRAWLER, counters: ['Dodge'] },
      blue: { attributes: { constitution: 1 } },
      blueSide: { waves: 2, nextWave },
      script: tens(1, 10, ...[10, 1, 1, 1], ...[7, 7, 1, 1, 1], 1, 1, 10, ...rolled, ...missing),
    });
    expect(metric('red.recovered.Dodge')).toBe(back);
    expect(metric('red.uses.Dodge')).toBe(1 + back);
  });

  it('CTR-11: Jab brings back the first spent recoverable defensive counter, hit or miss', () => {
    const { fight, dice, uses, recovered, red, blue } = arrange({
      red: { ...BRAWLER, counters: ['Opening', 'Street Defense', 'Street Tough', 'Block'], attacks: ['Jab'] },
      script: tens(...missing),
    });
    for (const counter of red.kind.counters.all) markSpent(red, counter);
    carryOut(fight, red, blue, 0);
    dice.expectUsedUp();
    expect([...red.isSpent]).toEqual([1, 1, 0, 1]);
    expect(uses('Opening', 0)).toBe(0);
    expect(recovered('Street Tough', 0)).toBe(1);
  });

  it('CTR-11: Grit takes 3 levels and brings another back, not for this attack', () => {
    const { fight, dice, uses, prevented, red, blue } = arrange({
      red: BRAWLER,
      blue: { ...BRAWLER, counters: ['Block', { use: 'Grit', if: { damage: { atLeast: 4 } } }] },
      script: tens(...hitting(1), 7, 1, ...hitting(4), ...hitting(1), 1, 1),
    });
    strike(fight, red, blue, 0);
    strike(fight, red, blue, 0);
    expect([blue.levels, prevented('Grit')]).toEqual([1, 3]);
    strike(fight, red, blue, 0);
    dice.expectUsedUp();
    expect([uses('Block'), uses('Grit'), blue.levels]).toEqual([2, 1, 2]);
  });

  it('CTR-11: a Defensive Crouch takes 2 from this attack and from all melee attacks until the next turn', () => {
    const { fight, dice, prevented, red, blue } = arrange({
      red: BRAWLER,
      blue: { counters: ['Defensive Crouch'] },
      script: tens(...hitting(3), ...hitting(3), ...hitting(3), 7, 1, 1),
    });
    strike(fight, red, blue, 0);
    strike(fight, red, blue, 0);
    expect([blue.levels, prevented('Defensive Crouch')]).toEqual([2, 4]);
    endStanding(fight, blue);
    strike(fight, red, blue, 0);
    dice.expectUsedUp();
    expect(blue.levels).toBe(5);
  });

  it('CTR-11: a second persistent counter replaces the first, and on that attack both count', () => {
    const { fight, told, red, blue } = arrange({
      red: BRAWLER,
      blue: { counters: ['Defensive Crouch', 'Street Tough'] },
      script: tens(...hitting(2), ...hitting(4), ...hitting(4), 7, 1, 1),
    });
    strike(fight, red, blue, 0);
    strike(fight, red, blue, 0);
    expect(blue.levels).toBe(1);
    strike(fight, red, blue, 0);
    expect(blue.levels).toBe(4);
    expect(told('standingReduction').map(([, counter, levels]) => [counter, levels])).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });

  it('CTR-11: Street Tough makes lethal damage non-lethal, once, and stands against what is non-lethal', () => {
    const sword = { skills: { blades: 4 }, attacks: ['Twin Strike'] };
    const { fight, red, blue } = arrange({
      red: sword,
      blue: { counters: ['Street Tough'] },
      script: tens(7, 1, 1, 7, 7, 1, 1, 7, 1, 1, 7, 7, 1, 1),
    });
    strike(fight, red, blue, 0);
    expect([blue.levels, blue.lethalLevels]).toEqual([1, 0]);
    strike(fight, red, blue, 0);
    expect([blue.levels, blue.lethalLevels]).toEqual([3, 2]);
  });

  it('CTR-11: Street Defense blocks, and blocks again before any other damage counter while it stands', () => {
    const { fight, dice, uses, red, blue } = arrange({
      red: BRAWLER,
      blue: { ...BRAWLER, counters: ['Street Defense', 'Block'] },
      script: tens(...hitting(1), 7, 1, ...hitting(2), 7, 1),
    });
    strike(fight, red, blue, 0);
    strike(fight, red, blue, 0);
    dice.expectUsedUp();
    expect([uses('Street Defense'), uses('Block'), blue.levels]).toEqual([2, 0, 1]);
  });

  it('CTR-11: a counter that takes a number of levels, and does not roll, blocks with that number', () => {
    const { fight, dice, told, red, blue } = arrange({
      red: BRAWLER,
      blue: { counters: ['Shield'] },
      catalogue: {
        counters: [
          {
            ...{ name: 'Shield', skill: 'any', rank: 1, kind: 'defensive', against: 'melee', timing: 'damage' },
            ...{ fewerLevels: 1, standing: { block: true } },
          },
        ],
      },
      script: tens(...hitting(1), ...hitting(2)),
    });
    strike(fight, red, blue, 0);
    strike(fight, red, blue, 0);
    dice.expectUsedUp();
    expect([blue.levels, told('standingBlock').length]).toEqual([1, 1]);
  });

  it('CTR-11: what stands blocks, and does not attack or move once more', () => {
    const { fight, dice, told, red, blue } = arrange({
      red: BRAWLER,
      blue: { counters: ['Parry'] },
      catalogue: {
        counters: [
          {
            ...{ name: 'Parry', skill: 'brawl', rank: 1, kind: 'defensive', against: 'melee', timing: 'damage' },
            ...{ fewerLevels: 1, standing: { block: true }, attack: { accuracy: 1, damage: 1 } },
            ...{ interrupt: true, move: { inches: 1, direction: 'away' } },
          },
        ],
      },
      rules: { field: { reach: 2 } },
      script: tens(...hitting(1), 1, ...hitting(2)),
    });
    carryOut(fight, red, blue, 0);
    expect([blue.at, told('attack').length]).toEqual([2, 2]);
    carryOut(fight, red, blue, 0);
    dice.expectUsedUp();
    expect([blue.at, told('attack').length, told('standingBlock').length]).toEqual([2, 3, 1]);
  });

  it('CTR-11: a counter that a unit lists twice does not bring itself back', () => {
    const { fight, dice, uses, red, blue } = arrange({
      red: BRAWLER,
      blue: { counters: [{ use: 'Breathe', if: { damage: { atLeast: 3 } } }, 'Breathe'] },
      catalogue: {
        counters: [
          {
            ...{ name: 'Breathe', skill: 'any', rank: 1, kind: 'defensive', against: 'melee', timing: 'damage' },
            ...{ recoverable: true, fewerLevels: 1, recover: 1 },
          },
        ],
      },
      script: tens(...hitting(3), ...hitting(1)),
    });
    strike(fight, red, blue, 0);
    expect(hasSpent(blue)).toBe(true);
    strike(fight, red, blue, 0);
    dice.expectUsedUp();
    expect([uses('Breathe'), blue.levels]).toEqual([1, 3]);
  });

  it('CTR-10, CTR-11: in a list of more than 32 the last ones are spent and come back as the others do', () => {
    const names = Array.from({ length: 33 }, (_, i) => `Duck ${i + 1}`);
    const { fight, dice, uses, recovered, red, blue } = arrange({
      red: BRAWLER,
      blue: { ...BRAWLER, counters: names, attacks: ['Jab'] },
      catalogue: {
        counters: names.map((name, i) => ({
          ...{ name, skill: 'any', rank: 1, kind: 'defensive', against: 'melee', timing: 'damage' },
          ...{ recoverable: i === 32, fewerLevels: 1 },
        })),
      },
      script: tens(...names.flatMap(() => hitting(1)), ...hitting(1), ...missing, ...missing, ...hitting(1)),
    });
    for (const name of names) {
      expect([uses(name), hasSpent(blue)]).toEqual([0, false]);
      strike(fight, red, blue, 0);
      expect(uses(name)).toBe(1);
    }
    strike(fight, red, blue, 0);
    expect([blue.levels, hasSpent(blue)]).toEqual([1, true]);
    carryOut(fight, blue, red, 1);
    expect([recovered('Duck 33'), hasSpent(blue)]).toEqual([1, false]);
    carryOut(fight, blue, red, 1);
    strike(fight, red, blue, 0);
    dice.expectUsedUp();
    expect([uses('Duck 33'), blue.levels, hasSpent(blue)]).toEqual([2, 1, true]);
  });

  it.each([
    ['Punch', 'brawl', 6, 3],
    ['Club', 'brawl', 4, 2],
    ['Twin Strike', 'blades', 3, 1],
  ])('CTR-17: a Block of brawl 3 against a %s rolls fewer dice by its weapon', (attack, skill, dice, blockDice) => {
    const ones = (count: number) => Array<number>(count).fill(1);
    const { fight, told, red, blue } = arrange({
      red: { skills: { [skill]: 4 }, attacks: [attack] },
      blue: { skills: { brawl: 3 }, counters: ['Block'] },
      catalogue: { attacks: [{ name: 'Club', skill: 'brawl', rank: 1, accuracy: 0, damage: 3, weapon: 'non-lethal' }] },
      script: tens(7, ...ones(dice - 1), 7, ...ones(3), ...ones(blockDice)),
    });
    strike(fight, red, blue, 0);
    expect(told('counterRoll')[0]?.[2]).toBe(blockDice);
  });

  it('CTR-21: the first of the list that is unspent, fits and is wanted', () => {
    const { fight, uses, red, blue } = arrange({
      red: BRAWLER,
      blue: {
        ...BRAWLER,
        skills: { brawl: 0 },
        counters: ['Block', { use: 'Grit', if: { damage: { atLeast: 3 } } }, 'Defensive Crouch'],
      },
      script: tens(...hitting(2)),
    });
    strike(fight, red, blue, 0);
    expect([uses('Block'), uses('Grit'), uses('Defensive Crouch')]).toEqual([0, 0, 1]);
  });

  it.each([
    [3, 1],
    [4, 0],
  ])('CTR-21: health below 50%% of a capacity of 8, with %i to go, strictly', (toGo, used) => {
    const { fight, uses, red, blue } = arrange({
      red: BRAWLER,
      blue: { ...BRAWLER, counters: [{ use: 'Block', if: { health: { below: '50%' } } }] },
      script: tens(...hitting(1), 1, 1),
    });
    blue.levels = 8 - toGo;
    strike(fight, red, blue, 0);
    expect(uses('Block')).toBe(used);
  });

  it.each([
    [['Side Step'], 0],
    [[{ use: 'Side Step', if: { health: { below: '100%' } } }], 1],
    [[{ use: 'Side Step', if: { successes: { atLeast: 1 } } }], 0],
  ])('CTR-21: at no success %j is used %i times', (counters, used) => {
    const { fight, uses, red, blue } = arrange({ red: BRAWLER, blue: { counters }, script: tens(...missing, 1, 1, 1) });
    blue.levels = 1;
    strike(fight, red, blue, 0);
    expect(uses('Side Step')).toBe(used);
  });

  it('CTR-21, CTR-26: sums go absorption, what stands, the counter; and prevented counts what was taken', () => {
    const { fight, prevented, red, blue } = arrange({
      red: BRAWLER,
      blue: { armor: { absorption: 1 }, counters: ['Defensive Crouch', 'Grit'] },
      script: tens(...hitting(3), ...hitting(4), 1),
    });
    strike(fight, red, blue, 0);
    expect(prevented('Defensive Crouch')).toBe(2);
    strike(fight, red, blue, 0);
    expect([prevented('Defensive Crouch'), prevented('Grit'), blue.levels]).toEqual([4, 1, 0]);
  });
});
