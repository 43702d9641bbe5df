import { describe, expect, it } from 'vitest';
import { d6, d20, IDLE, order, playFight, SWORD } from './arrange-fight.ts';

const STRIKE = [{ move: 'hold', action: 'kill' }] as const;

describe('the field, the round and its order', () => {
  it('T10-11: side one stands at 0 and side two at 30, unless at says otherwise; a count stands at one place', () => {
    const places = (rules = {}) => {
      const red = [{ tactics: IDLE }, { at: -7, count: 2, tactics: IDLE }];
      return [...playFight({ red, blue: [{ tactics: IDLE }], rules, script: order(1, 1, 1, 1) }).fight.place];
    };
    expect(places({ field: {} })).toEqual([0, -7, -7, 30]);
    expect(places({ field: { distance: 12 } })).toEqual([0, -7, -7, 12]);
  });

  it('T10-11: melee reaches 3 paces, either way', () => {
    const attacks = (at: number, reach = 3) =>
      playFight({
        red: [{ at: 0, tactics: STRIKE }],
        blue: [{ at, tactics: IDLE }],
        rules: { field: { reach } },
        script: [...order(2, 1), ...(Math.abs(at) <= reach ? [d20(1)] : [])],
      }).metric('red.attacks');
    expect([3, -3, 4, -4].map((at) => attacks(at))).toEqual([1, 1, 0, 0]);
    expect(attacks(4, 4)).toBe(1);
  });

  it('T10-11: at one place side one faces up the line and side two down', () => {
    const withdraw = [{ move: 'withdraw', action: 'defend' }] as const;
    const { fight } = playFight({
      red: [{ at: 5, tactics: withdraw }],
      blue: [{ at: 5, tactics: withdraw }],
      script: order(3, 3),
    });
    expect([...fight.place]).toEqual([2, 8]);
  });

  it('T10-12: random is drawn once, at the declaration', () => {
    const fight = playFight({
      red: [{ tactics: [{ move: 'hold', action: 'trip', target: 'random' }] }],
      blue: [{ tactics: IDLE }, { tactics: IDLE }, { tactics: IDLE }],
      script: [[3, 2], ...order(6, 1, 1, 1), d20(1)],
    });
    expect(fight.told('declare')[0]?.[1]).toBe(2);
    expect(fight.told('attack')[0]?.[1]).toBe(2);
  });

  it('T10-12: a unit moves towards the place where its target went out, then strikes another', () => {
    const fight = playFight({
      red: [
        { at: 0, tactics: [{ ...STRIKE[0], target: 'focus' }], modifiers: { strength: 9 } },
        { at: -10, tactics: [{ move: 'charge', action: 'kill', target: 'focus' }] },
      ],
      blue: [
        { at: 3, hitPoints: 2, tactics: IDLE },
        { at: 1, tactics: IDLE },
      ],
      script: [...order(6, 3, 1, 1), d20(20), d6(6), d20(1)],
    });
    expect(fight.fight.place[1]).toBe(0);
    expect(fight.told('declare')[1]?.[1]).toBe(2);
    expect(fight.told('lost')).toEqual([]);
    expect(fight.told('attack').map(([unit, target]) => [unit, target])).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it('T10-12: with nobody else in reach the action is lost, and a lost action is no attack', () => {
    const fight = playFight({
      red: [
        { at: 0, tactics: STRIKE, modifiers: { strength: 9 } },
        { at: 0, tactics: STRIKE },
      ],
      blue: [
        { at: 3, hitPoints: 2, tactics: IDLE },
        { at: 4, tactics: IDLE },
      ],
      script: [...order(6, 3, 1, 1), d20(20), d6(6)],
    });
    expect(fight.told('lost')).toEqual([[1, 2, 0, 0]]);
    expect(fight.metric('red.attacks')).toBe(1);
  });

  it('T10-12: rounds is the round in which the last group fell', () => {
    const fight = playFight({
      red: [{ modifiers: { strength: 9 }, tactics: STRIKE }],
      blue: [{ hitPoints: 2, tactics: IDLE }],
      rules: { maxRounds: 9 },
      script: [...order(2, 1), d20(1), ...order(2, 1), d20(20), d6(1)],
    });
    expect([fight.metric('rounds'), fight.outcome()]).toEqual([2, 'red']);
  });

  it('T10-13: d6 and dexterity, highest first, rolled each round; a negative modifier counts', () => {
    const turns = (red: number, blue: number, dexterity: number) => {
      const fight = playFight({
        red: [{ tactics: STRIKE, modifiers: { dexterity } }],
        blue: [{ tactics: STRIKE }],
        script: [...order(red, blue), d20(1), d20(1)],
      });
      return (
        fight
          .told('attack')
          .map(([unit]) => unit)
          .join('') + fight.told('group').length
      );
    };
    expect(turns(4, 3, 0)).toBe('012');
    expect(turns(3, 4, 0)).toBe('102');
    expect(turns(4, 4, 0)).toBe('011');
    expect(turns(4, 4, -1)).toBe('102');
    expect(turns(1, 3, 3)).toBe('012');
  });

  it('T10-13: equal totals act together, so that two can kill each other', () => {
    const unit = { modifiers: { strength: 9 }, hitPoints: 3, tactics: STRIKE };
    const fight = playFight({ red: [unit], blue: [unit], script: [...order(4, 4), d20(20), d6(1), d20(20), d6(1)] });
    expect([fight.outcome(), fight.metric('red.dead'), fight.metric('blue.dead')]).toEqual(['draw', 1, 1]);
  });

  it('T10-13: two of a group that charge each other meet, each covering half, side one the odd pace', () => {
    const charge = [{ move: 'charge', action: 'kill' }] as const;
    const meet = (distance: number, script = [d20(1), d20(1)]) => {
      const fight = playFight({
        red: [{ tactics: charge }],
        blue: [{ tactics: charge }],
        rules: { field: { distance } },
        script: [...order(3, 3), ...script],
      });
      return [...fight.fight.place];
    };
    expect(meet(30)).toEqual([14, 17]);
    expect(meet(31)).toEqual([14, 17]);
    expect(meet(100, [])).toEqual([30, 70]);
  });

  it('T10-13: any other movement of a group goes by the places at its start, and so do the blows', () => {
    const fight = playFight({
      red: [{ at: 0, tactics: [{ move: 'advance', action: 'kill' }] }],
      blue: [{ at: 9, tactics: [{ move: 'advance', action: 'kill' }] }],
      script: order(3, 3),
    });
    expect([...fight.fight.place]).toEqual([3, 6]);
    expect(fight.told('lost')).toHaveLength(2);
    const retreat = playFight({
      red: [{ at: 0, tactics: STRIKE }],
      blue: [{ at: 2, tactics: [{ move: 'withdraw', action: 'defend' }] }],
      script: [...order(3, 3), d20(1)],
    });
    expect(retreat.metric('red.attacks')).toBe(1);
  });

  it('T10-13: effects of a group land together: who is tripped in it still strikes without the −2', () => {
    const fight = playFight({
      red: [{ tactics: [{ move: 'hold', action: 'trip' }] }],
      blue: [{ tactics: STRIKE }],
      script: [...order(3, 3), d20(20), d20(1)],
    });
    expect(fight.told('attack').map(([, , , bonus]) => bonus)).toEqual([0, 0]);
    expect(fight.fight.prone[1]).toBe(1);
  });

  it('T10-13: two pushes in a group add up', () => {
    const push = (way: 'back' | 'forward') => [{ move: 'maneuver', action: 'kill', push: way }] as const;
    const place = (one: 'back' | 'forward', two: 'back' | 'forward') =>
      playFight({
        red: [{ tactics: push(one) }, { tactics: push(two) }],
        blue: [{ at: 2, tactics: IDLE }],
        script: [...order(6, 6, 1), d20(20), d20(20)],
      }).fight.place[2];
    expect([place('back', 'back'), place('back', 'forward'), place('forward', 'forward')]).toEqual([8, 2, -4]);
  });

  it('T10-13: one weapon a unit flies in a group', () => {
    const disarm = [{ move: 'hold', action: 'disarm' }] as const;
    const fight = playFight({
      red: [{ tactics: disarm }, { tactics: disarm }],
      blue: [{ weapons: [SWORD, { ...SWORD, name: 'Axe' }], tactics: IDLE }],
      script: [...order(6, 6, 1), d20(20), d20(20), [6, 4], [2, 1]],
    });
    expect([fight.metric('blue.timesDisarmed'), fight.metric('red.hits')]).toEqual([1, 2]);
  });

  it('T10-14: who attacks the same target again aims anew once it is tripped, or defends itself', () => {
    const modifiers = (...[trips, defends]: [boolean, boolean]) =>
      playFight({
        rules: { maxRounds: 3 },
        red: [
          { tactics: STRIKE },
          { tactics: trips ? [{ if: { round: { from: 3 } }, move: 'hold', action: 'trip' }, ...IDLE] : IDLE },
        ],
        blue: [{ tactics: defends ? [{ if: { round: { from: 3 } }, move: 'hold', action: 'defend' }, ...IDLE] : IDLE }],
        script: [
          ...order(3, 6, 1),
          d20(1),
          ...order(3, 6, 1),
          d20(1),
          ...order(3, 6, 1),
          ...(trips ? [d20(20)] : []),
          d20(1),
        ],
      })
        .told('attack')
        .filter(([unit]) => unit === 0)
        .map(([, , , modifier]) => modifier);
    expect(modifiers(false, false)).toEqual([0, 0, 0]);
    expect(modifiers(true, false)).toEqual([0, 0, 2]);
    expect(modifiers(false, true)).toEqual([0, 0, -1]);
  });
});
