import { describe, expect, it } from 'vitest';
import type { Stretch, TacticsEntry } from '../../../../../src/engine/systems/target-10/scenario.ts';
import { BOW, d6, d20, IDLE, order, playFight, type UnitSketch } from './arrange-fight.ts';

const TRIP: readonly TacticsEntry[] = [{ move: 'hold', action: 'trip' }];
const STRIKE: readonly TacticsEntry[] = [{ move: 'hold', action: 'kill' }];
const PUSH: readonly TacticsEntry[] = [{ move: 'maneuver', action: 'kill' }];

describe('luck in combat', () => {
  const spent = (
    hitPoints: number,
    tactics: readonly TacticsEntry[],
    combat: string | undefined,
    script: ReturnType<typeof d20>[],
  ) => {
    const fight = playFight({
      red: [{ modifiers: { strength: 1 }, tactics }],
      blue: [{ hitPoints, luck: 1, tactics: IDLE }],
      rules: combat ? { luck: { combat } } : {},
      script: [...order(6, 1), d20(20), ...script],
    });
    return [fight.metric('blue.luckSpent'), fight.metric('red.hits')];
  };

  it('T10-29: it is spent when the attack’s greatest damage would put the unit at 0 or less', () => {
    expect(spent(7, STRIKE, undefined, [])).toEqual([1, 0]);
    expect(spent(8, STRIKE, undefined, [d6(1)])).toEqual([0, 1]);
    expect(spent(7, [{ move: 'hold', action: 'subdue' }], undefined, [])).toEqual([1, 0]);
  });

  it('T10-29: attacks without damage never ask for it, but any-hit does, and never spends none', () => {
    expect(spent(1, TRIP, undefined, [])).toEqual([0, 1]);
    expect(spent(1, PUSH, undefined, [])).toEqual([0, 1]);
    expect(spent(1, TRIP, 'any-hit', [])).toEqual([1, 0]);
    expect(spent(20, STRIKE, 'any-hit', [])).toEqual([1, 0]);
    expect(spent(1, STRIKE, 'never', [d6(1)])).toEqual([0, 1]);
  });

  it('T10-29: it looks at the hit points at the start of the group, and each point cancels one success', () => {
    const fight = playFight({
      red: [{ tactics: STRIKE }, { tactics: STRIKE }],
      blue: [{ hitPoints: 6, luck: 1, tactics: IDLE }],
      script: [...order(6, 6, 1), d20(20), d20(20), d6(2)],
    });
    expect([fight.metric('blue.luckSpent'), fight.metric('red.hits'), fight.fight.hitPoints[2]]).toEqual([1, 1, 4]);
  });

  it('T10-29: it cancels a success without a roll as well', () => {
    const fight = playFight({
      red: [{ tactics: STRIKE }],
      blue: [{ hitPoints: 2, luck: 1, tactics: [{ move: 'flee' }] }],
      script: order(6, 1),
    });
    expect([fight.metric('blue.luckSpent'), fight.metric('red.hits'), fight.metric('blue.fled')]).toEqual([1, 0, 1]);
  });
});

describe('terrain', () => {
  it('T10-30: an attack from high ground on a unit that is not on it has +1', () => {
    const bonus = (terrain: readonly Stretch[], red: UnitSketch = {}) =>
      playFight({
        red: [{ at: 0, tactics: TRIP, ...red }],
        blue: [{ at: 3, tactics: IDLE }],
        terrain,
        script: [...order(6, 1), d20(1)],
      }).told('attack')[0]?.[3];
    const high = (from: number, to: number): Stretch => ({ kind: 'high-ground', from, to });
    expect(bonus([high(-1, 0)])).toBe(1);
    expect(bonus([high(0, 3)])).toBe(0);
    expect(bonus([high(3, 3)])).toBe(0);
    expect(bonus([high(0, 0), high(3, 4)])).toBe(0);
    // the place after its own movement counts
    expect(bonus([high(1, 2)], { at: -1, tactics: [{ move: 'advance', action: 'trip' }] })).toBe(1);
    expect(bonus([high(0, 1)], { weapons: [BOW], tactics: [{ move: 'hold', action: 'disarm' }] })).toBe(1);
  });

  const pushed = (terrain: readonly Stretch[], script: ReturnType<typeof d20>[], at = 2) =>
    playFight({
      red: [{ at: 0, tactics: PUSH }],
      blue: [{ at, hitPoints: 20, tactics: IDLE }],
      terrain,
      rules: { terrain: { pit: { damage: '2d6' } } },
      script: [...order(6, 1), d20(20), ...script],
    });

  it('T10-30: a unit moved into a pit stops there, takes 2d6 and is prone, to the credit of the pusher', () => {
    const fight = pushed([{ kind: 'pit', from: 4, to: 9 }], [d6(3), d6(4)]);
    expect([fight.fight.place[1], fight.fight.hitPoints[1], fight.fight.prone[1]]).toEqual([4, 13, 1]);
    expect([fight.metric('red.damageDealt'), fight.metric('red.attacks'), fight.metric('blue.timesProne')]).toEqual([
      7, 1, 1,
    ]);
  });

  it('T10-30: who starts in a pit does not fall in it, but may fall into the next', () => {
    expect(pushed([{ kind: 'pit', from: 1, to: 9 }], []).fight.prone[1]).toBe(0);
    const next = pushed(
      [
        { kind: 'pit', from: 1, to: 2 },
        { kind: 'pit', from: 5, to: 5 },
      ],
      [d6(1), d6(1)],
    );
    expect([next.fight.place[1], next.fight.prone[1]]).toEqual([5, 1]);
  });

  it('T10-30: who walks or charges over a pit does not fall, and the fall takes no luck', () => {
    const charge = playFight({
      red: [{ tactics: [{ move: 'charge', action: 'defend' }] }],
      blue: [{ at: 20, tactics: IDLE }],
      terrain: [{ kind: 'pit', from: 5, to: 17 }],
      script: order(6, 1),
    });
    expect([charge.fight.place[0], charge.fight.prone[0]]).toEqual([17, 0]);
    const lucky = playFight({
      red: [{ at: 0, tactics: PUSH }],
      blue: [{ at: 2, hitPoints: 2, luck: 3, tactics: IDLE }],
      terrain: [{ kind: 'pit', from: 3, to: 3 }],
      script: [...order(6, 1), d20(20), d6(1), d6(2)],
    });
    expect([lucky.metric('blue.luckSpent'), lucky.outcome(), lucky.metric('blue.dead')]).toEqual([0, 'red', 1]);
  });
});
