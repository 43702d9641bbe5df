import { describe, expect, it } from 'vitest';
import type { TacticsEntry } from '../../../../../src/engine/systems/target-10/scenario.ts';
import { BOW, d6, d20, flight, IDLE, order, SWORD, tellFight } from './arrange-fight.ts';

const STRIKE: readonly TacticsEntry[] = [{ move: 'hold', action: 'kill' }];
const TRIP: readonly TacticsEntry[] = [{ move: 'hold', action: 'trip' }];
const once = (action: 'grapple' | 'subdue' | 'disarm'): readonly TacticsEntry[] => [
  { if: { round: { to: 1 } }, move: 'hold', action },
  ...IDLE,
];

describe('the story of a fight', () => {
  it('BTL-6, T10-12: tells an action that is lost as its target is out, and one without a target between waves', () => {
    const story = tellFight({
      red: [{ tactics: STRIKE }, { tactics: STRIKE }],
      blue: [{ hitPoints: 1, tactics: IDLE }],
      blueSide: { waves: 2, nextWave: { everyRounds: 5 } },
      rules: { maxRounds: 2 },
      script: [...order(6, 3, 1), d20(20), d6(6), ...order(6, 3)],
    });
    expect(story.texts('wave')).toEqual([
      'On the field for red: R1 and R2.',
      'On the field for blue, wave 1 of 2: B1.',
    ]);
    expect(story.facts('lost').map(({ unit, target }) => [unit, target])).toEqual([
      ['R2', 'B1'],
      ['R1', null],
      ['R2', null],
    ]);
    expect(story.texts('lost')[0]).toBe('R2 has nobody in reach or range: the action is lost.');
    expect(story.texts('declare').slice(3)).toEqual(['R1 declares to kill.', 'R2 declares to kill.']);
  });

  it('T10-6, T10-21: tells a maneuver without a weapon, and that the difference was held to the limit', () => {
    const story = tellFight({
      red: [{ hitDice: 20, weapons: [BOW], tactics: [{ move: 'maneuver', action: 'kill' }] }],
      blue: [{ at: 2, tactics: IDLE }],
      script: [...order(6, 1), d20(2)],
    });
    expect(story.texts('attack')).toEqual([
      'R1 attacks B1, to drive it: d20 2 + FIGHT 20 − DEFENSE 2, the difference held to +10 = 12 against 12.',
    ]);
    expect(story.texts('push')).toEqual(['B1 is driven from 2 to 5.']);
  });

  it('T10-18: tells that who withdraws may not strike', () => {
    const story = tellFight({
      red: [{ at: 0, tactics: [{ move: 'withdraw', action: 'trip' }] }],
      blue: [{ at: 2, tactics: IDLE }],
      rules: { field: { reach: 30 } },
      script: order(3, 1),
    });
    expect(story.texts('move')).toEqual(['R1 withdraws from 0 to -3.']);
    expect(story.texts('withheld')).toEqual(['R1 withdraws and may strike only who comes nearer, which B1 does not.']);
  });

  it('T10-19: tells what a charge adds to FIGHT and takes from DEFENSE', () => {
    const story = tellFight({
      red: [{ modifiers: { strength: 3, dexterity: 2 }, tactics: [{ move: 'charge', action: 'trip' }] }],
      blue: [{ tactics: TRIP, weapons: [SWORD] }],
      rules: { field: { distance: 9 }, order: { die: 20 } },
      script: [d20(20), d20(1), d20(1), d20(1)],
    });
    expect(story.texts('attack')).toEqual([
      'R1 tries to trip B1: d20 1 + FIGHT 5 + charge 3 − DEFENSE 2 = 7 against 12.',
      'B1 tries to trip R1 with Sword: d20 1 + FIGHT 2 − DEFENSE 4 + its charge 2 = 1 against 12.',
    ]);
    expect(story.texts('order')).toEqual(['Order of play: R1 22 (d20 20 +2).', 'B1 1 (d20 1 +0).']);
  });

  it('T10-20: tells a blow on one who flees, for which no roll is needed, and who has fled', () => {
    const story = tellFight({
      red: [{ at: 0, hitPoints: 50, tactics: [{ move: 'flee' }] }],
      blue: [{ at: 1, tactics: STRIKE }],
      script: [...order(3, 4), d6(2)],
    });
    expect(story.texts('declare')[0]).toBe('R1 declares to flee, from B1.');
    expect(story.texts('attack')).toEqual(['B1 attacks R1 with Bare hands, who flees: no roll is needed.']);
    expect(story.facts('attack')[0]).toMatchObject({ automatic: true, face: null, situational: 0 });
    expect(story.rules('attack')[0]).toContain('T10-20');
    expect(story.texts('fled')).toEqual(['R1 has fled.']);
  });

  it('T10-23: tells until when one is unconscious, and who wakes', () => {
    const waiting = (rounds: number, ...units: number[]) =>
      Array.from({ length: rounds }, () => order(...units)).flat();
    const story = tellFight({
      red: [{ tactics: once('subdue') }],
      blue: [
        { at: 3, hitPoints: 1, tactics: IDLE },
        { at: 99, tactics: IDLE },
      ],
      rules: { maxRounds: 12 },
      script: [...order(6, 1, 1), d20(20), d6(1), d6(1), ...waiting(10, 1, 1), ...order(1, 1, 1)],
    });
    expect(story.texts('unconscious')).toEqual(['B1 is unconscious until round 12.']);
    expect(story.texts('wake')).toEqual(['B1 wakes, with 1 hit point.']);
  });

  it('T10-25: tells who holds whom, and who is free', () => {
    const story = tellFight({
      red: [{ tactics: IDLE }, { at: 2, tactics: once('grapple') }],
      blue: [{ at: 1, tactics: [{ if: { held: true }, move: 'hold', action: 'grapple' }, ...IDLE] }],
      rules: { maxRounds: 2 },
      script: [...order(1, 6, 1), d20(20), ...order(1, 1, 6), d20(20)],
    });
    expect(story.texts('held')).toEqual(['R2 holds B1.']);
    expect(story.texts('attack')[1]).toBe(
      'B1 tries to grapple R2: d20 20 + FIGHT 2 − hindrance 1 − DEFENSE 2 = 19 against 12.',
    );
    expect(story.texts('released')).toEqual(['B1 is free of R2.']);
  });

  it('T10-26: tells where a weapon flies, and who picks it up', () => {
    const story = tellFight({
      red: [{ at: 0, tactics: once('disarm') }],
      blue: [
        { at: 2, weapons: [SWORD], tactics: [{ if: { disarmed: true }, move: 'charge', action: 'retrieve' }, ...IDLE] },
      ],
      rules: { maxRounds: 2 },
      script: [...order(6, 1), d20(20), ...flight(6, 2), ...order(6, 1)],
    });
    expect(story.texts('hit')).toEqual(['The disarm succeeds.']);
    expect(story.texts('disarm')).toEqual(['Sword of B1 flies to 8.']);
    expect(story.texts('declare')[3]).toBe('B1 declares to charge and retrieve, against R1.');
    expect(story.texts('retrieve')).toEqual(['B1 picks up Sword.']);
  });

  it('T10-10, T10-28: tells a negotiation that trusts to luck', () => {
    const story = tellFight({
      red: [{ venturer: true, luck: 1, tactics: [{ move: 'hold', action: 'negotiate' }] }],
      blue: [{ tactics: IDLE }],
      rules: { luck: { when: 'instead-of-roll' } },
      script: order(6, 1),
    });
    expect(story.texts('enter')[0]).toMatch(/ Luck points: 1\.$/);
    expect(story.texts('negotiate')).toEqual(['R1 negotiates with B1, and trusts to luck.']);
    expect(story.facts('negotiate')[0]).toMatchObject({ face: null });
    expect(story.texts('test-luck')).toEqual(['R1 spends a luck point (0 left), and it succeeds.']);
  });
});
