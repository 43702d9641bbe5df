import { describe, expect, it } from 'vitest';
import type { TacticsEntry } from '../../../../../src/engine/systems/target-10/scenario.ts';
import { BOW, d6, d20, IDLE, order, playFight, type UnitSketch } from './arrange-fight.ts';

const DEFEND = 'defend';
const STRIKE: readonly TacticsEntry[] = [{ move: 'hold', action: 'trip' }];
const trip = (...script: number[]) => script.map(d20);

/** Where R1 ends up that moves so, with B1 idle at `at`. */
function placeOf(move: TacticsEntry['move'], at: number, unit: UnitSketch = {}, rules = {}): number {
  const red = [{ at: 0, tactics: [{ move: move as 'hold', action: DEFEND as 'defend' }], ...unit }];
  const fight = playFight({ red, blue: [{ at, tactics: IDLE }], rules, script: order(3, 1) });
  return fight.fight.place[0] as number;
}

describe('movements', () => {
  it('T10-18: advance goes 3 paces nearer, never past the target; hold stays; withdraw goes 3 away', () => {
    expect([placeOf('advance', 30), placeOf('advance', 2), placeOf('advance', -2)]).toEqual([3, 2, -2]);
    expect(placeOf('hold', 30)).toBe(0);
    expect([placeOf('withdraw', 30), placeOf('withdraw', -30)]).toEqual([-3, 3]);
    expect(placeOf('advance', 30, {}, { movement: { advance: 5 } })).toBe(5);
    expect(placeOf('withdraw', 30, {}, { movement: { withdraw: 4 } })).toBe(-4);
  });

  it('T10-18: who withdraws strikes only an opponent who has declared to advance or to charge', () => {
    const attacks = (move: TacticsEntry['move'], at: number, script: number[]) =>
      playFight({
        red: [{ at: 0, weapons: [BOW], tactics: [{ move: 'withdraw', action: 'trip' }] }],
        blue: [{ at, tactics: [{ move: move as 'hold', action: 'defend' }] }],
        rules: { field: { reach: 30 } },
        script: [...order(3, 1), ...trip(...script)],
      }).metric('red.attacks');
    expect(attacks('advance', 2, [1])).toBe(1);
    expect(attacks('hold', 2, [])).toBe(0);
    // within reach there is no way to charge: the declaration is a hold
    expect(attacks('charge', 2, [])).toBe(0);
    const shot = playFight({
      red: [{ weapons: [BOW], tactics: [{ move: 'withdraw', action: 'disarm' }] }],
      blue: [{ at: 20, tactics: [{ move: 'charge', action: 'defend' }] }],
      script: [...order(3, 1), d20(1)],
    });
    expect(shot.metric('red.attacks')).toBe(1);
  });

  it('T10-18: the limit looks at the one struck in the end', () => {
    const fight = playFight({
      red: [
        { at: 0, modifiers: { strength: 9 }, tactics: [{ move: 'hold', action: 'kill', target: 'focus' }] },
        { at: 0, tactics: [{ move: 'withdraw', action: 'trip', target: 'focus' }] },
      ],
      blue: [
        { at: 2, hitPoints: 1, tactics: [{ move: 'advance', action: 'defend' }] },
        { at: -2, tactics: IDLE },
      ],
      script: [...order(6, 3, 1, 1), d20(20), d6(1)],
    });
    expect(fight.told('withheld')).toEqual([[1, 3, 0, 0]]);
  });

  it('T10-19: a charge goes up to three times speed and stops exactly at reach', () => {
    expect([placeOf('charge', 20), placeOf('charge', 100), placeOf('charge', -20)]).toEqual([17, 30, -17]);
    expect(placeOf('charge', 100, { speed: 4 })).toBe(12);
    expect(placeOf('charge', 100, {}, { speed: 6, movement: { charge: 2 } })).toBe(12);
  });

  it('T10-19: a charger leaves a positive dexterity out of DEFENSE and counts a positive strength twice in FIGHT', () => {
    const bonuses = (modifiers: NonNullable<UnitSketch['modifiers']>) => {
      const fight = playFight({
        red: [{ modifiers, tactics: [{ move: 'charge', action: 'trip' }] }],
        blue: [{ tactics: [{ move: 'hold', action: 'trip' }] }],
        rules: { field: { distance: 9 }, order: { die: 20 } },
        script: [d20(20), d20(1), ...trip(1, 1)],
      });
      return fight.told('attack').map(([, , , bonus]) => bonus);
    };
    expect(bonuses({ strength: 3, dexterity: 2 })).toEqual([6, 0]);
    expect(bonuses({ strength: -2, dexterity: -1 })).toEqual([-2, 1]);
  });

  it('T10-19: with no pace to cover at the declaration it is a hold, without a charger’s values', () => {
    const fight = playFight({
      red: [{ modifiers: { strength: 3 }, tactics: [{ move: 'charge', action: 'trip' }] }],
      blue: [{ at: 3, tactics: IDLE }],
      script: [...order(6, 1), d20(1)],
    });
    expect(fight.told('attack')[0]?.[3]).toBe(3);
  });

  it('T10-19: who is reached first still strikes as a charger', () => {
    const charge: UnitSketch = { modifiers: { strength: 3 }, tactics: [{ move: 'charge', action: 'trip' }] };
    const fight = playFight({
      red: [charge],
      blue: [charge],
      rules: { field: { distance: 20 } },
      script: [...order(6, 1), ...trip(1, 1)],
    });
    expect(fight.told('attack').map(([, , , bonus]) => bonus)).toEqual([6, 6]);
    expect([...fight.fight.place]).toEqual([17, 20]);
  });

  it('T10-20: who flees runs three times its speed, does not act, and is gone', () => {
    const fight = playFight({
      red: [{ at: 2, tactics: [{ move: 'flee', action: 'kill' }] }],
      blue: [{ at: 4, tactics: IDLE }],
      script: order(6, 1),
    });
    expect([fight.fight.place[0], fight.metric('red.fled'), fight.outcome()]).toEqual([-28, 1, 'blue']);
    expect(fight.metric('red.attacks')).toBe(0);
  });

  it('T10-20: those who act before the fleeing one succeed without a roll, those of its group roll', () => {
    const struck = (face: number, script: ReturnType<typeof d20>[]) => {
      const fight = playFight({
        red: [{ at: 0, hitPoints: 50, tactics: [{ move: 'flee' }] }],
        blue: [{ at: 1, tactics: [{ move: 'hold', action: 'kill' }] }],
        script: [...order(3, face), ...script],
      });
      return [fight.metric('blue.attacks'), fight.metric('blue.hits'), fight.metric('red.fled')];
    };
    expect(struck(4, [d6(2)])).toEqual([1, 1, 1]);
    expect(struck(3, [d20(1)])).toEqual([1, 0, 1]);
    expect(struck(2, [])).toEqual([0, 0, 1]);
  });

  it('T10-20: who is killed in the group of its flight is dead, who is tripped in it is gone', () => {
    const end = (action: 'kill' | 'trip', script: ReturnType<typeof d20>[]) => {
      const fight = playFight({
        red: [{ at: 0, hitPoints: 1, tactics: [{ move: 'flee' }] }],
        blue: [{ at: 1, tactics: [{ move: 'hold', action }] }],
        script: [...order(3, 3), ...script],
      });
      return [fight.metric('red.dead'), fight.metric('red.fled'), fight.metric('red.timesProne')];
    };
    expect(end('kill', [d20(20), d6(5)])).toEqual([1, 0, 0]);
    expect(end('trip', [d20(20)])).toEqual([0, 1, 1]);
  });

  it('T10-21: a maneuver does no damage and moves the opponent 3 paces back, or forward and past', () => {
    const place = (push: 'back' | 'forward' | undefined, at: number, rules = {}) => {
      const fight = playFight({
        red: [{ at: 0, tactics: [{ move: 'maneuver', action: 'kill', ...(push ? { push } : {}) }] }],
        blue: [{ at, tactics: IDLE }],
        rules,
        script: [...order(6, 1), d20(20)],
      });
      expect([fight.metric('red.hits'), fight.metric('red.damageDealt')]).toEqual([1, 0]);
      return fight.fight.place[1];
    };
    expect([place(undefined, 1), place('back', -1), place('forward', 1), place('back', 0)]).toEqual([4, -4, -2, 3]);
    expect(place('back', 1, { movement: { push: 5 } })).toBe(6);
  });

  it('T10-21: with trip, grapple or disarm both happen, and a hold does not outlast reach', () => {
    const both = (action: 'trip' | 'grapple', at: number) =>
      playFight({
        red: [{ at: 0, tactics: [{ move: 'maneuver', action }] }],
        blue: [{ at, tactics: IDLE }],
        script: [...order(6, 1), d20(20)],
      });
    expect([both('trip', 1).fight.place[1], both('trip', 1).fight.prone[1]]).toEqual([4, 1]);
    expect([both('grapple', 0).fight.place[1], both('grapple', 0).fight.heldBy[1]]).toEqual([3, 0]);
    expect(both('grapple', 1).metric('blue.timesHeld')).toBe(0);
  });

  it('T10-21: one with only a ranged weapon maneuvers without its bonus, and beyond reach shoots plainly', () => {
    const archer = (at: number, weapons: UnitSketch['weapons'], script: ReturnType<typeof d20>[]) =>
      playFight({
        red: [{ weapons: weapons as [], modifiers: { dexterity: 1 }, tactics: [{ move: 'maneuver', action: 'kill' }] }],
        blue: [{ at, tactics: IDLE }],
        script: [...order(6, 1), ...script],
      });
    const bow = { ...BOW, bonus: 4 };
    const near = archer(2, [bow], [d20(20)]);
    expect([near.told('attack')[0]?.[3], near.fight.place[1]]).toEqual([0, 5]);
    const far = archer(10, [bow], [d20(20), d6(2)]);
    expect([far.told('attack')[0]?.[3], far.fight.place[1], far.metric('red.damageDealt')]).toEqual([5, 10, 3]);
    const armed = archer(10, [bow, { name: 'Axe', kind: 'melee', bonus: 0 }], []);
    expect(armed.told('lost')).toHaveLength(1);
  });

  it('T10-22: prone takes 2 from FIGHT, SHOOT and DEFENSE, and allows no movement but to stand', () => {
    const fight = playFight({
      red: [{ tactics: STRIKE }],
      blue: [{ tactics: [{ move: 'advance', action: 'trip' }] }],
      rules: { maxRounds: 2 },
      script: [...order(6, 1), ...trip(20, 1), ...order(1, 6), ...trip(1, 1)],
    });
    expect(fight.told('attack').map(([, , , bonus]) => bonus)).toEqual([0, -2, -2, 2]);
    expect(fight.told('declare').map(([, , move]) => move)[3]).toBe(0);
    expect(fight.fight.place[1]).toBe(3);
  });

  it('T10-22: stand ends prone, and the action follows without the −2', () => {
    const fight = playFight({
      red: [{ tactics: [{ if: { round: { to: 1 } }, move: 'hold', action: 'trip' }, ...IDLE] }],
      blue: [{ tactics: [{ move: 'stand', action: 'trip' }] }],
      rules: { maxRounds: 2 },
      script: [...order(6, 1), ...trip(20, 1), ...order(1, 6), ...trip(1)],
    });
    expect(fight.told('stand')).toEqual([[1, 1, 0, 0]]);
    expect(fight.told('attack')[2]?.[3]).toBe(0);
    expect(fight.fight.prone[1]).toBe(0);
  });

  it('T10-22: it fails while an enemy within reach has declared an attack on the unit, whether or not it has struck', () => {
    const stands = (blueFace: number) => {
      const fight = playFight({
        red: [{ tactics: STRIKE }],
        blue: [{ tactics: [{ move: 'stand', action: 'retrieve' }] }],
        rules: { maxRounds: 2 },
        script: [...order(6, 1), ...trip(20), ...order(3, blueFace), ...trip(1)],
      });
      return [fight.told('stand')[0]?.[1], fight.fight.prone[1]];
    };
    expect(stands(1)).toEqual([0, 1]);
    expect(stands(6)).toEqual([0, 1]);
  });
});
