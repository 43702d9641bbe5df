import { describe, expect, it } from 'vitest';
import { ACTIVE, DEAD, UNCONSCIOUS } from '../../../../../src/engine/battle/battle-state.ts';
import { takeLevels, takeOwnLevels } from '../../../../../src/engine/systems/counters/harm.ts';
import { strike } from '../../../../../src/engine/systems/counters/strike.ts';
import { arrange, playOut, tens } from './arrange-fight.ts';

describe('stun', () => {
  it.each([
    [2, [], 0],
    [3, [7, 1, 1], 0],
    [3, [1, 6, 6], 1],
  ])('CTR-22: %i levels on a constitution of 3, check %j', (levels, faces, stunned) => {
    const { fight, dice } = arrange({ red: {}, script: tens(...faces) });
    takeLevels(fight, 1, 0, levels, false, 0);
    dice.expectUsedUp();
    expect([fight.isStunned[1], fight.stuns[1]]).toEqual([stunned, stunned]);
  });

  it('CTR-22: stunned again meanwhile changes nothing', () => {
    const { fight } = arrange({ red: {}, rules: { health: { base: 50 } }, script: tens(1, 1, 1, 1, 1, 1) });
    takeLevels(fight, 1, 0, 3, false, 0);
    takeLevels(fight, 1, 0, 3, false, 0);
    expect(fight.stuns[1]).toBe(1);
  });

  it('CTR-22: a constitution of 0 is stunned by no attack without a level', () => {
    const { fight } = arrange({ red: {}, blue: { attributes: { constitution: 0 } } });
    takeLevels(fight, 1, 0, 0, false, 0);
    expect(fight.isStunned[1]).toBe(0);
  });

  it('CTR-22: the stunned unit loses its next turn and uses no counters until it is over', () => {
    const { fight, uses } = arrange({
      red: { skills: { brawl: 1 } },
      blue: { skills: { brawl: 2 }, counters: ['Dodge', 'Street Defense'] },
      script: tens(7, 1, 1, 7, 1, 1, 1),
    });
    fight.isStunned[1] = 1;
    fight.standing[1] = 1;
    strike(fight, 0, 1, 0);
    expect([uses('Dodge'), uses('Street Defense'), fight.levels[1]]).toEqual([0, 0, 1]);
    const lost = playOut({
      red: { attributes: { dexterity: 5 }, skills: { brawl: 1 }, attacks: ['Punch'] },
      blue: { skills: { brawl: 1 }, attributes: { constitution: 1 }, attacks: ['Punch'] },
      rules: { maxRounds: 1 },
      script: tens(10, 1, 5, 1, 1, 7, 1, 1, 1, 1),
    });
    expect(lost.told('turn').map(([slot, isLost]) => [slot, isLost])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect([lost.fight.isStunned[1], lost.fight.hasActed[1]]).toEqual([0, 0]);
  });

  it('CTR-22, CTR-23: Grit gives 2 dice on the checks of its attack, Head Butt takes one', () => {
    const grit = arrange({ red: {}, script: tens(...Array<number>(5).fill(1)) });
    takeLevels(grit.fight, 1, 0, 3, false, 2);
    grit.dice.expectUsedUp();
    const butt = arrange({ red: {}, script: tens(1, 1, 7, 1) });
    butt.fight.levels[1] = 5;
    takeLevels(butt.fight, 1, 0, 3, false, -1);
    butt.dice.expectUsedUp();
    expect([butt.fight.isStunned[1], butt.fight.units[1]?.status]).toEqual([1, ACTIVE]);
  });
});

describe('capacity', () => {
  it('CTR-23: 5 + constitution levels', () => {
    expect(arrange({ red: { attributes: { constitution: 4 } } }).plan.capacity[0]).toBe(9);
  });

  it.each([
    [7, [7, 1, 1], ACTIVE],
    [7, [1, 1, 1], UNCONSCIOUS],
    [8, [7, 1], ACTIVE],
    [10, [], UNCONSCIOUS],
  ])('CTR-23: %i levels and one more, of a capacity of 8, check %j', (before, faces, status) => {
    const { fight, dice } = arrange({ red: {}, script: tens(...faces) });
    fight.levels[1] = before;
    takeLevels(fight, 1, 0, 1, false, 0);
    dice.expectUsedUp();
    expect(fight.units[1]?.status).toBe(status);
    expect(fight.knockOuts[1]).toBe(status === UNCONSCIOUS ? 1 : 0);
    expect(fight.units[0]?.kills).toBe(status === UNCONSCIOUS ? 1 : 0);
  });

  it('CTR-23: lethal levels at capacity are death, whatever the check', () => {
    const { fight } = arrange({ red: {}, script: tens(10, 10, 10) });
    fight.levels[1] = 7;
    fight.lethalLevels[1] = 7;
    takeLevels(fight, 1, 0, 1, true, 0);
    expect([fight.units[1]?.status, fight.knockOuts[1]]).toEqual([DEAD, 0]);
  });

  it("CTR-23: one's own level calls for a K.O. check, not for a stun check, and is nobody's kill", () => {
    const { fight, dice } = arrange({ red: { attributes: { constitution: 1 } }, script: tens(1) });
    fight.levels[0] = 5;
    takeOwnLevels(fight, 0, 1);
    dice.expectUsedUp();
    expect([fight.units[0]?.status, fight.isStunned[0], fight.units.map((unit) => unit.kills)]).toEqual([
      UNCONSCIOUS,
      0,
      [0, 0],
    ]);
  });
});

describe('prone', () => {
  it('CTR-24: a melee attack on a prone unit has a die more, its own a die less', () => {
    const { fight, told } = arrange({
      red: { skills: { brawl: 2 } },
      blue: [{}, {}],
      script: tens(...Array<number>(12).fill(1)),
    });
    fight.isProne[1] = 1;
    strike(fight, 0, 1, 0);
    fight.isProne[0] = 1;
    strike(fight, 0, 1, 0);
    strike(fight, 0, 2, 0);
    expect(told('attackRoll').map(([, rolled]) => rolled)).toEqual([5, 4, 3]);
  });

  it.each([
    [[10, 1, 1, 7, 1, 1], 1],
    [[7, 1, 1, 7, 1, 1], 0],
  ])('CTR-24: a Bull Rush that hits throws the loser of a strength check: %j', (contest, prone) => {
    const { fight, dice } = arrange({
      red: { skills: { brawl: 2 }, attacks: ['Bull Rush'] },
      script: tens(7, 1, 1, 1, 1, 1, 1, ...contest),
    });
    strike(fight, 0, 1, 0);
    dice.expectUsedUp();
    expect(fight.isProne[prone]).toBe(1);
    expect(fight.isProne[1 - prone]).toBe(0);
  });
});
