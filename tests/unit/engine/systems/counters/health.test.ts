import { describe, expect, it } from 'vitest';
import { ACTIVE, DEAD, UNCONSCIOUS } from '../../../../../src/engine/battle/battle-state.ts';
import type { Fight } from '../../../../../src/engine/systems/counters/fight.ts';
import { takeLevels, takeOwnLevels } from '../../../../../src/engine/systems/counters/harm.ts';
import { arrange, playOut, strike, tens } from './arrange-fight.ts';

function stunsOf({ metrics, plan }: Fight, side: number): number | undefined {
  return metrics[plan.stunCells[side]!];
}

describe('stun', () => {
  it.each([
    [2, [], false],
    [3, [7, 1, 1], false],
    [3, [1, 6, 6], true],
  ])('CTR-22: %i levels on a constitution of 3, check %j', (levels, faces, stunned) => {
    const { fight, dice, red, blue } = arrange({ red: {}, script: tens(...faces) });
    takeLevels(fight, blue, red, levels, false, 0);
    dice.expectUsedUp();
    expect([blue.isStunned, stunsOf(fight, 1)]).toEqual([stunned, stunned ? 1 : 0]);
  });

  it('CTR-22: stunned again meanwhile changes nothing', () => {
    const { fight, red, blue } = arrange({ red: {}, rules: { health: { base: 50 } }, script: tens(1, 1, 1, 1, 1, 1) });
    takeLevels(fight, blue, red, 3, false, 0);
    takeLevels(fight, blue, red, 3, false, 0);
    expect(stunsOf(fight, 1)).toBe(1);
  });

  it('CTR-22: a constitution of 0 is stunned by no attack without a level', () => {
    const { fight, red, blue } = arrange({ red: {}, blue: { attributes: { constitution: 0 } } });
    takeLevels(fight, blue, red, 0, false, 0);
    expect(blue.isStunned).toBe(false);
  });

  it('CTR-22: the stunned unit loses its next turn and uses no counters until it is over', () => {
    const { fight, uses, red, blue } = arrange({
      red: { skills: { brawl: 1 } },
      blue: { skills: { brawl: 2 }, counters: ['Dodge', 'Street Defense'] },
      script: tens(7, 1, 1, 7, 1, 1, 1),
    });
    blue.isStunned = true;
    blue.standing = fight.plan.counters[1];
    strike(fight, red, blue, 0);
    expect([uses('Dodge'), uses('Street Defense'), blue.levels]).toEqual([0, 0, 1]);
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
    expect([lost.blue.isStunned, lost.blue.hasActed]).toEqual([false, false]);
  });

  it('CTR-22, CTR-23: Grit gives 2 dice on the checks of its attack, Head Butt takes one', () => {
    const grit = arrange({ red: {}, script: tens(...Array<number>(5).fill(1)) });
    takeLevels(grit.fight, grit.blue, grit.red, 3, false, 2);
    grit.dice.expectUsedUp();
    const butt = arrange({ red: {}, script: tens(1, 1, 7, 1) });
    butt.blue.levels = 5;
    takeLevels(butt.fight, butt.blue, butt.red, 3, false, -1);
    butt.dice.expectUsedUp();
    expect([butt.blue.isStunned, butt.blue.status]).toEqual([true, ACTIVE]);
  });
});

describe('capacity', () => {
  it('CTR-23: 5 + constitution levels', () => {
    expect(arrange({ red: { attributes: { constitution: 4 } } }).red.kind.capacity).toBe(9);
  });

  it.each([
    [7, [7, 1, 1], ACTIVE],
    [7, [1, 1, 1], UNCONSCIOUS],
    [8, [7, 1], ACTIVE],
    [10, [], UNCONSCIOUS],
  ])('CTR-23: %i levels and one more, of a capacity of 8, check %j', (before, faces, status) => {
    const { fight, dice, red, blue } = arrange({ red: {}, script: tens(...faces) });
    blue.levels = before;
    takeLevels(fight, blue, red, 1, false, 0);
    dice.expectUsedUp();
    expect(blue.status).toBe(status);
    expect(fight.battle.two.out[UNCONSCIOUS]).toBe(status === UNCONSCIOUS ? 1 : 0);
    expect(red.kills).toBe(status === UNCONSCIOUS ? 1 : 0);
  });

  it('CTR-23: lethal levels at capacity are death, whatever the check', () => {
    const { fight, red, blue } = arrange({ red: {}, script: tens(10, 10, 10) });
    blue.levels = 7;
    blue.lethalLevels = 7;
    takeLevels(fight, blue, red, 1, true, 0);
    expect([blue.status, fight.battle.two.out[UNCONSCIOUS]]).toEqual([DEAD, 0]);
  });

  it("CTR-23: one's own level calls for a K.O. check, not for a stun check, and is nobody's kill", () => {
    const { fight, dice, red, blue } = arrange({ red: { attributes: { constitution: 1 } }, script: tens(1) });
    red.levels = 5;
    takeOwnLevels(fight, red, 1);
    dice.expectUsedUp();
    expect([red.status, red.isStunned, red.kills, blue.kills]).toEqual([UNCONSCIOUS, false, 0, 0]);
  });
});

describe('prone', () => {
  it('CTR-24: a melee attack on a prone unit has a die more, its own a die less', () => {
    const { fight, told, red, blue, unit } = arrange({
      red: { skills: { brawl: 2 } },
      blue: [{}, {}],
      script: tens(...Array<number>(12).fill(1)),
    });
    blue.isProne = true;
    strike(fight, red, blue, 0);
    red.isProne = true;
    strike(fight, red, blue, 0);
    strike(fight, red, unit(2), 0);
    expect(told('attackRoll').map(([, rolled]) => rolled)).toEqual([5, 4, 3]);
  });

  it.each([
    [[10, 1, 1, 7, 1, 1], 1],
    [[7, 1, 1, 7, 1, 1], 0],
  ])('CTR-24: a Bull Rush that hits throws the loser of a strength check: %j', (contest, prone) => {
    const { fight, dice, red, blue, unit } = arrange({
      red: { skills: { brawl: 2 }, attacks: ['Bull Rush'] },
      script: tens(7, 1, 1, 1, 1, 1, 1, ...contest),
    });
    strike(fight, red, blue, 0);
    dice.expectUsedUp();
    expect(unit(prone).isProne).toBe(true);
    expect(unit(1 - prone).isProne).toBe(false);
  });
});
