import { describe, expect, it } from 'vitest';
import type { TacticsEntry } from '../../../../../src/engine/systems/target-10/scenario.ts';
import { parseScenario } from '../../../../../src/scenarios/load-scenario.ts';
import { BOW, d6, d20, flight, IDLE, order, playFight, SWORD, type UnitSketch } from './arrange-fight.ts';

const GRAPPLE: readonly TacticsEntry[] = [{ move: 'hold', action: 'grapple' }];
const STRIKE: readonly TacticsEntry[] = [{ move: 'hold', action: 'kill' }];
const TRIP: readonly TacticsEntry[] = [{ move: 'hold', action: 'trip' }];
const DISARM: readonly TacticsEntry[] = [{ move: 'hold', action: 'disarm' }];
const once = (action: 'grapple' | 'subdue' | 'disarm' | 'trip'): readonly TacticsEntry[] => [
  { if: { round: { to: 1 } }, move: 'hold', action },
  ...IDLE,
];

describe('actions', () => {
  it('T10-23: kill and subdue do normal damage; subduing never goes below 0', () => {
    const fight = playFight({
      red: [{ tactics: [{ move: 'hold', action: 'subdue' }] }],
      blue: [{ hitPoints: 3, tactics: IDLE }],
      script: [...order(6, 1), d20(20), d6(6), d6(2)],
    });
    expect([fight.fight.hitPoints[1], fight.metric('blue.unconscious'), fight.metric('red.damageDealt')]).toEqual([
      0, 1, 6,
    ]);
    expect(fight.outcome()).toBe('red');
  });

  it('T10-23: a unit subdued in round 4 with a 2 is active in round 25, with 1 hit point, standing and free', () => {
    const waiting = Array.from({ length: 3 }, () => order(1, 1, 1)).flat();
    const asleep = Array.from({ length: 20 }, () => order(1, 1)).flat();
    const fight = playFight({
      red: [{ tactics: [{ if: { round: { from: 4, to: 4 } }, move: 'hold', action: 'subdue' }, ...IDLE] }],
      blue: [
        { at: 3, hitPoints: 1, tactics: IDLE },
        { at: 99, tactics: IDLE },
      ],
      rules: { maxRounds: 25 },
      script: [...waiting, ...order(6, 1, 1), d20(20), d6(1), d6(2), ...asleep, ...order(1, 1, 1)],
    });
    expect(fight.told('unconscious')).toEqual([[1, 25, 0, 0]]);
    expect(fight.told('wake')).toEqual([[1, 1, 0, 0]]);
    expect([...fight.record.active].filter((_, i) => i % 2 === 1)).toEqual([2, 2, 2, ...Array(21).fill(1), 2]);
    expect(fight.metric('blue.survivors')).toBe(2);
  });

  it('T10-23: killing damage that alone leaves 0 is for good, even beside a subduing blow; killing lands first', () => {
    const end = (killing: number, subduing: number, script: ReturnType<typeof d6>[]) => {
      const fight = playFight({
        red: [{ tactics: [{ move: 'hold', action: 'subdue' }] }, { tactics: STRIKE }],
        blue: [{ hitPoints: 4, tactics: IDLE }],
        script: [...order(6, 6, 1), d20(20), d6(subduing), d20(20), d6(killing), ...script],
      });
      return [fight.metric('blue.dead'), fight.metric('blue.unconscious'), fight.told('unconscious')[0]?.[1]];
    };
    expect(end(4, 6, [])).toEqual([0, 1, 0]);
    expect(end(5, 6, [])).toEqual([1, 0, undefined]);
    expect(end(3, 6, [d6(1)])).toEqual([0, 1, 12]);
  });

  it('T10-24: defend adds the dexterity modifier or 1 to DEFENSE to the end of the round, and does not attack', () => {
    const bonus = (dexterity: number) => {
      const fight = playFight({
        red: [{ tactics: TRIP }],
        blue: [{ modifiers: { dexterity }, tactics: [{ move: 'hold', action: 'defend' }] }],
        rules: { order: { die: 20 } },
        script: [d20(20), d20(1), d20(1)],
      });
      expect(fight.metric('blue.attacks')).toBe(0);
      return fight.told('attack')[0]?.[3];
    };
    expect([bonus(3), bonus(1), bonus(0), bonus(-1)]).toEqual([-6, -2, -1, 0]);
  });

  it('T10-25: a held unit is at −1, may not move, and is held by one at a time', () => {
    const fight = playFight({
      red: [{ tactics: GRAPPLE }, { tactics: GRAPPLE }],
      blue: [{ tactics: [{ move: 'withdraw', action: 'trip', target: 'focus' }] }],
      rules: { maxRounds: 2 },
      script: [...order(6, 5, 1), d20(20), d20(20), d20(1), ...order(2, 3, 6), d20(1), d20(1), d20(1)],
    });
    expect(fight.told('attack').map(([, , , bonus]) => bonus)).toEqual([0, 1, -1, -1, 1, 1]);
    expect([fight.metric('blue.timesHeld'), fight.fight.heldBy[2], fight.fight.place[2]]).toEqual([1, 0, 3]);
    expect(fight.metric('red.hits')).toBe(2);
  });

  it('T10-25: a grapple of its own on the holder breaks the hold, and always goes at the holder', () => {
    const fight = playFight({
      red: [{ tactics: IDLE }, { at: 2, tactics: once('grapple') }],
      blue: [
        { at: 1, tactics: [{ if: { round: { from: 2 } }, move: 'hold', action: 'grapple', target: 'focus' }, ...IDLE] },
      ],
      rules: { maxRounds: 2 },
      script: [...order(1, 6, 1), d20(20), ...order(1, 1, 6), d20(20)],
    });
    expect(fight.told('attack')[1]?.slice(0, 2)).toEqual([2, 1]);
    expect([fight.told('released'), fight.fight.heldBy[2], fight.fight.heldBy[1]]).toEqual([[[2, 1, 0, 0]], -1, -1]);
    expect(fight.metric('red.timesHeld')).toBe(0);
  });

  it('T10-25: two may hold each other, and one may hold several', () => {
    const mutual = playFight({
      red: [{ tactics: GRAPPLE }],
      blue: [{ tactics: GRAPPLE }],
      script: [...order(3, 3), d20(20), d20(20)],
    });
    expect([...mutual.fight.heldBy]).toEqual([1, 0]);
    const both = playFight({
      red: [
        {
          tactics: [
            { if: { round: { to: 1 } }, move: 'hold', action: 'grapple', target: 'focus' },
            { move: 'hold', action: 'grapple', target: 'strongest' },
          ],
        },
      ],
      blue: [{ hitPoints: 5, tactics: IDLE }, { tactics: IDLE }],
      rules: { maxRounds: 2 },
      script: [...order(6, 1, 1), d20(20), ...order(6, 1, 1), d20(20)],
    });
    expect([...both.fight.heldBy]).toEqual([-1, 0, 0]);
  });

  it('T10-25: the holder lets go when it moves, goes out, or is more than reach away', () => {
    const holder = (then: TacticsEntry, script: ReturnType<typeof d20>[], blue: UnitSketch = {}) =>
      playFight({
        red: [{ hitPoints: 1, tactics: [{ if: { round: { to: 1 } }, move: 'hold', action: 'grapple' }, then] }],
        blue: [
          { tactics: IDLE, ...blue },
          { at: 1, tactics: blue.tactics ?? IDLE },
        ],
        rules: { maxRounds: 2 },
        script,
      }).told('released');
    const begin = [...order(6, 1, 1), d20(20), ...order(6, 1, 1)];
    expect(holder({ move: 'withdraw', action: 'defend' }, begin)).toHaveLength(1);
    expect(holder({ move: 'hold', action: 'defend' }, begin)).toHaveLength(0);
    const strike = [{ if: { round: { from: 2 } }, move: 'hold', action: 'kill' }, ...IDLE] as const;
    expect(
      holder({ move: 'hold', action: 'retrieve' }, [...begin, d20(20), d6(6), d20(20), d6(6)], { tactics: strike }),
    ).toHaveLength(1);
  });

  it('T10-25: a held unit that breaks free as its holder moves away is let go once', () => {
    const fight = playFight({
      red: [
        {
          tactics: [
            { if: { round: { to: 1 } }, move: 'hold', action: 'grapple' },
            { move: 'withdraw', action: 'defend' },
          ],
        },
      ],
      blue: [{ at: 3, tactics: [{ if: { held: true }, move: 'hold', action: 'grapple' }, ...IDLE] }],
      rules: { maxRounds: 2, field: { reach: 9 } },
      script: [...order(6, 1), d20(20), ...order(3, 3), d20(20)],
    });
    expect([fight.told('released'), fight.fight.heldBy]).toEqual([[[1, 0, 0, 0]], [-1, -1]]);
  });

  it('T10-25: a movement declared before being tripped or held is void', () => {
    const second = (action: 'trip' | 'grapple', entry: TacticsEntry, script: ReturnType<typeof d20>[], at = 3) =>
      playFight({
        red: [{ tactics: [{ move: 'hold', action }], modifiers: { dexterity: 0 } }],
        blue: [{ at, hitPoints: 50, modifiers: { strength: 2 }, tactics: [entry] }],
        rules: { field: { reach: 9 } },
        script: [...order(6, 1), ...(entry.move === 'flee' ? [] : [d20(20)]), ...script],
      });
    // no way to go
    expect(second('trip', { move: 'advance', action: 'defend' }, []).fight.place[1]).toBe(3);
    // a withdraw’s limit falls away
    expect(second('grapple', { move: 'withdraw', action: 'trip' }, [d20(1)]).metric('blue.attacks')).toBe(1);
    // a maneuver is a plain attack
    expect(second('trip', { move: 'maneuver', action: 'kill' }, [d20(20), d6(2)]).metric('blue.damageDealt')).toBe(4);
    // who would flee stays and does nothing; it is struck without a roll
    const flight = second('trip', { move: 'flee' }, []);
    expect([flight.metric('blue.fled'), flight.metric('blue.attacks'), flight.fight.place[1]]).toEqual([0, 0, 3]);
  });

  it('T10-25: a charger keeps its values though it cannot charge', () => {
    const fight = playFight({
      red: [
        { at: 0, weapons: [BOW], tactics: [{ move: 'hold', action: 'disarm' }] },
        { at: 9, tactics: TRIP },
      ],
      blue: [
        {
          at: 10,
          weapons: [SWORD],
          modifiers: { strength: 3 },
          tactics: [{ move: 'charge', action: 'kill', target: 'focus' }],
        },
      ],
      script: [...order(1, 6, 3), d20(20), d20(1), d20(1)],
    });
    // prone: +6 for strength twice, −2; it strikes the one at hand
    expect(fight.told('attack')[1]?.slice(0, 4)).toEqual([2, 1, 1, 4]);
  });

  it('T10-25: a flight declared while prone or held is a hold without an action', () => {
    const fight = playFight({
      red: [{ tactics: once('grapple') }],
      blue: [{ tactics: [{ if: { held: true }, move: 'flee' }, ...IDLE] }],
      rules: { maxRounds: 2 },
      script: [...order(6, 1), d20(20), ...order(6, 1)],
    });
    expect([fight.metric('blue.fled'), fight.metric('blue.survivors')]).toEqual([0, 1]);
  });

  it('T10-26: disarm is made with SHOOT, does no damage, and the weapon flies 1d6 paces either way', () => {
    const fight = playFight({
      red: [{ modifiers: { strength: 5, dexterity: 1 }, weapons: [{ ...SWORD, bonus: 2 }], tactics: DISARM }],
      blue: [{ weapons: [SWORD], tactics: IDLE }],
      rules: { order: { die: 20 } },
      script: [d20(20), d20(1), d20(20), ...flight(5, 2)],
    });
    expect(fight.told('attack')[0]?.[3]).toBe(3);
    expect(fight.told('disarm')).toEqual([[1, 0, 8, 0]]);
    expect([fight.metric('red.damageDealt'), fight.metric('red.hits'), fight.metric('blue.timesDisarmed')]).toEqual([
      0, 1, 1,
    ]);
  });

  it('T10-26: it takes the weapon that the target would use over that gap, and bare hands cannot be taken', () => {
    const disarm = (distance: number, weapons: UnitSketch['weapons'], script: ReturnType<typeof d20>[]) => {
      const fight = playFight({
        red: [{ weapons: [BOW], tactics: DISARM }],
        blue: [{ at: distance, weapons: weapons as [], tactics: IDLE }],
        script: [...order(6, 1), d20(20), ...script],
      });
      return fight.told('disarm').map(([, listed, place]) => [listed, place]);
    };
    expect(disarm(2, [BOW, SWORD], flight(1, 1))).toEqual([[1, 1]]);
    expect(disarm(20, [SWORD, BOW], flight(6, 1))).toEqual([[1, 14]]);
    expect(disarm(20, [SWORD], [])).toEqual([]);
    expect(disarm(2, [], [])).toEqual([]);
  });

  it('T10-26: retrieve goes by the weapon, picks it up within reach, and lands after disarms and before damage', () => {
    const fight = playFight({
      red: [{ at: 0, tactics: [{ if: { round: { to: 1 } }, move: 'hold', action: 'disarm' }, ...IDLE] }],
      blue: [
        { at: 2, weapons: [SWORD], tactics: [{ if: { disarmed: true }, move: 'charge', action: 'retrieve' }, ...IDLE] },
      ],
      rules: { maxRounds: 2 },
      script: [...order(6, 1), d20(20), ...flight(6, 2), ...order(6, 1)],
    });
    expect([fight.fight.place[1], fight.told('retrieve'), fight.fight.dropped[1]]).toEqual([5, [[1, 0, 0, 0]], 0]);
  });

  it('T10-26: of those who act together only one with a weapon on the ground picks one up', () => {
    const fight = playFight({
      red: [{ at: 0, tactics: [{ if: { round: { to: 1 } }, move: 'hold', action: 'disarm' }, ...IDLE] }],
      blue: [
        { at: 2, weapons: [SWORD], tactics: [{ if: { disarmed: true }, move: 'charge', action: 'retrieve' }, ...IDLE] },
        { at: 50, weapons: [SWORD], tactics: IDLE },
      ],
      rules: { maxRounds: 2 },
      script: [...order(6, 1, 1), d20(20), ...flight(6, 2), ...order(6, 1, 1)],
    });
    expect([fight.told('retrieve'), fight.fight.dropped]).toEqual([[[1, 0, 0, 0]], [0, 0, 0]]);
  });

  it('T10-27: trip does no damage, and the target is prone', () => {
    const fight = playFight({ red: [{ tactics: TRIP }], blue: [{ tactics: IDLE }], script: [...order(6, 1), d20(20)] });
    expect([fight.fight.prone[1], fight.metric('blue.timesProne'), fight.metric('red.damageDealt')]).toEqual([1, 1, 0]);
  });

  it('T10-28: a file that lets another than a venturer negotiate is refused', () => {
    const text = (venturer: string) =>
      `{format: 1, name: N, system: target-10, kind: battle, sides: {a: {units: [{name: A, hitDice: 1, ${venturer}tactics: [{action: negotiate}]}]}, b: {units: [{name: B, hitDice: 1}]}}}`;
    expect(() => parseScenario(text(''), 'n.yaml')).toThrow('expected negotiate only of a unit with venturer: true');
    expect(parseScenario(text('venturer: true, '), 'n.yaml').warnings).toEqual([]);
  });
});

const TALKER: UnitSketch = {
  venturer: true,
  negotiation: 3,
  modifiers: { charisma: 2 },
  tactics: [{ move: 'hold', action: 'negotiate' }],
};

describe('negotiation', () => {
  it('T10-4, T10-5, T10-28: it is a test of skill and charisma against charisma and skill, at any distance', () => {
    const persuades = (face: number, rules = {}) => {
      const fight = playFight({
        red: [TALKER],
        blue: [{ at: 500, negotiation: 1, modifiers: { charisma: 1 }, tactics: IDLE }],
        rules,
        script: [...order(6, 1), d20(face)],
      });
      expect(fight.told('negotiate')[0]?.[3]).toBe(3);
      return fight.metric('red.negotiatedRounds');
    };
    expect([persuades(6), persuades(7)]).toEqual([0, 1]);
    expect([persuades(8, { test: { targetNumber: 12 } }), persuades(9, { test: { targetNumber: 12 } })]).toEqual([
      0, 1,
    ]);
  });

  it('T10-28: no enemy attacks until the end of the group of the negotiator’s next act', () => {
    const fight = playFight({
      red: [{ ...TALKER, tactics: [{ if: { round: { to: 1 } }, move: 'hold', action: 'negotiate' }, ...IDLE] }],
      blue: [{ tactics: TRIP }],
      rules: { maxRounds: 3 },
      script: [...order(6, 1), d20(20), ...order(3, 3), ...order(6, 1), d20(1)],
    });
    // round 1 after the success, round 2 in the group of the next act, round 3 free
    expect(fight.told('bound')).toEqual([
      [1, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
    expect(fight.metric('blue.attacks')).toBe(1);
  });

  it('T10-28: who was attacked since is free, one attacked in the group of the success is not', () => {
    const bound = (ally: number, script: ReturnType<typeof d20>[]) =>
      playFight({
        red: [TALKER, { tactics: TRIP }],
        blue: [{ tactics: TRIP }],
        script: [...order(6, ally, 1), ...script],
      }).told('bound').length;
    expect(bound(5, [d20(20), d20(1), d20(1)])).toBe(0);
    expect(bound(6, [d20(20), d20(1)])).toBe(1);
  });

  it('T10-28: of two negotiations that hold, it is the later one that binds who was attacked between them', () => {
    const fight = playFight({
      red: [TALKER, TALKER, { tactics: TRIP }],
      blue: [{ tactics: TRIP }],
      script: [...order(4, 6, 5, 1), d20(20), d20(1), d20(20)],
    });
    expect(fight.told('bind').map(([slot]) => slot)).toEqual([1, 0]);
    expect(fight.told('bound')).toEqual([[3, 0, 0, 0]]);
  });

  it('T10-28: who is bound may have a tactic for it', () => {
    const fight = playFight({
      red: [TALKER],
      blue: [{ tactics: [{ if: { bound: true }, move: 'withdraw', action: 'defend' }, ...TRIP] }],
      rules: { maxRounds: 2 },
      script: [...order(6, 1), d20(20), ...order(1, 6), d20(1)],
    });
    expect([fight.told('bound').length, fight.fight.place[1]]).toEqual([1, 6]);
  });

  it('T10-28: a negotiator whose target is out takes another, and has lost its action where there is none', () => {
    const talks = (blue: UnitSketch[], script: ReturnType<typeof d20>[]) =>
      playFight({
        red: [
          { tactics: STRIKE },
          { ...TALKER, tactics: [{ ...TALKER.tactics?.[0], target: 'weakest' } as TacticsEntry] },
        ],
        blue: [{ hitPoints: 1, tactics: IDLE }, ...blue],
        blueSide: { waves: 2 },
        script,
      });
    const other = talks([{ at: 50, tactics: IDLE }], [...order(6, 5, 1, 1), d20(20), d6(6), d20(20)]);
    expect(other.told('negotiate').map(([unit, target]) => [unit, target])).toEqual([[1, 3]]);
    const none = talks([], [...order(6, 5, 1), d20(20), d6(6)]);
    expect([none.told('negotiate'), none.told('lost')]).toEqual([[], [[1, 2, 0, 0]]]);
  });

  it('T10-28: a negotiator who goes out binds nobody', () => {
    const fight = playFight({
      red: [{ ...TALKER, hitPoints: 1 }, { tactics: TRIP }],
      blue: [{ tactics: STRIKE }, { tactics: [{ ...TRIP[0], target: 'strongest' }] }],
      script: [...order(6, 5, 4, 3), d20(20), d20(1), d20(20), d6(6), d20(1)],
    });
    expect(fight.told('unbind')).toHaveLength(1);
    expect(fight.metric('blue.attacks')).toBe(2);
  });

  it('T10-10: a luck point makes the test succeed, once it has failed or instead of the roll', () => {
    const spent = (when: string, script: ReturnType<typeof d20>[]) => {
      const fight = playFight({
        red: [{ ...TALKER, luck: 2 }],
        blue: [{ tactics: IDLE }],
        rules: { luck: { when } },
        script: [...order(6, 1), ...script],
      });
      return [fight.metric('red.luckSpent'), fight.metric('red.negotiatedRounds')];
    };
    expect(spent('after-failure', [d20(1)])).toEqual([1, 1]);
    expect(spent('after-failure', [d20(20)])).toEqual([0, 1]);
    expect(spent('instead-of-roll', [])).toEqual([1, 1]);
  });
});
