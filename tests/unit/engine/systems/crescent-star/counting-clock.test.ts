import { describe, expect, it } from 'vitest';
import type { NestedRules } from '../../../../../src/engine/core/rule-parameter.ts';
import type { ScriptedDie } from '../../../scripted-dice.ts';
import { arrangeFight, d10d4, dice, type FightSketch, type UnitSketch } from './arrange-fight.ts';

const LOW = d10d4(1, 1);
const HOLD = [{ move: 'hold' as const }];
const MISSES: UnitSketch = { weapons: ['pistol'], skills: { shoot: '-9s0' }, tactics: HOLD };
const HITS: UnitSketch = { weapons: ['pistol'], skills: { shoot: '9s0' }, tactics: HOLD };
const DAMAGE = dice(3, 4, 1);
/** Bare hands out of reach: its acts are lost. */
const IDLE: UnitSketch = { tactics: HOLD };

function clockOf(sketch: FightSketch, rules: NestedRules = {}) {
  const arranged = arrangeFight({
    ...sketch,
    rules: { initiative: 'counting-clock', maxRounds: 1, field: { distance: 4 }, ...rules },
  });
  arranged.play();
  return arranged;
}

/** Phases in which anybody acted. */
function phasesOf(arranged: ReturnType<typeof clockOf>): number[] {
  return arranged.told('phase').map(([phase]) => phase as number);
}

describe('counting clock', () => {
  it('CS-15: a unit acts each 10 − effectiveness phases, first at that phase, effectiveness 4 by default', () => {
    const phases = (effectiveness: number, script: readonly ScriptedDie[]) =>
      phasesOf(
        clockOf({ players: [{ ...MISSES, effectiveness }], opposition: [{ ...IDLE, effectiveness: 0 }], script }),
      );
    expect(phases(4, LOW)).toEqual([6, 10]);
    expect(phases(7, [...LOW, ...LOW, ...LOW])).toEqual([3, 6, 9, 10]);
    expect(phases(9, Array.from({ length: 10 }, () => LOW).flat())).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('CS-15: acts in one phase are simultaneous, the game master’s side rolling first', () => {
    const arranged = clockOf({ players: [MISSES], opposition: [MISSES], script: [...LOW, ...LOW] });
    expect(arranged.told('attackRoll').map(([unit]) => unit)).toEqual([1, 0]);
  });

  it('CS-15: a hit puts the next act off by one phase, less cool', () => {
    const arranged = (cool: number) =>
      clockOf({
        players: [{ ...HITS, effectiveness: 7 }],
        opposition: [{ ...IDLE, effectiveness: 5, cool }],
        script: [...[...LOW, ...DAMAGE], ...[...LOW, ...DAMAGE], ...[...LOW, ...DAMAGE]],
      });
    // hit in phase 3: phase 5 becomes 6; hit in phase 6, in which it acts: phase 11 becomes 12; and so on
    expect(arranged(0).told('fear')).toEqual([
      [1, 1, 6, 0],
      [1, 1, 12, 0],
      [1, 1, 13, 0],
    ]);
    expect(arranged(1).told('fear')).toEqual([]);
  });

  it('CS-15: each wound puts the next act off by three more, and cool counts once a hit', () => {
    const arranged = clockOf(
      {
        players: [{ ...HITS, weapons: ['sniper-rifle'] }],
        opposition: [{ ...IDLE, effectiveness: 0, cool: 2 }],
        script: [...LOW, ...dice(2, 10, 9), ...LOW],
      },
      { death: { wounds: 99 } },
    );
    expect(arranged.told('fear')).toEqual([[1, 1 + 3 * 2 - 2, 15, 0]]);
  });

  it('CS-15: a link is acted a quarter of the delay later, at least one phase; the next act a whole delay after it', () => {
    const arranged = clockOf(
      {
        // 1 + 1 + 21 against 9: three successes, two of them extra
        players: [{ ...HITS, skills: { shoot: '21s0' }, effectiveness: 6 }],
        opposition: [{ ...IDLE, effectiveness: 0 }],
        script: [
          ...[...LOW, ...DAMAGE],
          // phase 5: a link at three is too dear; the extra successes force a save
          ...[...LOW, ...DAMAGE, ...d10d4(9, 3)],
          // phase 9: the price is two again
          ...[...LOW, ...DAMAGE],
          ...[...LOW, ...DAMAGE, ...d10d4(9, 3)],
        ],
      },
      { clock: { fear: { hit: 0 } } },
    );
    expect(phasesOf(arranged)).toEqual([4, 5, 9, 10]);
    expect(arranged.told('link').map(([, , price]) => price)).toEqual([2, 2]);
  });

  it('CS-15: fear puts off a link too', () => {
    const arranged = clockOf({
      players: [{ ...HITS, skills: { shoot: '21s0' }, effectiveness: 6 }],
      opposition: [{ ...HITS, effectiveness: 6 }],
      script: [
        ...[...LOW, ...LOW, ...DAMAGE, ...DAMAGE],
        ...[...LOW, ...DAMAGE, ...d10d4(9, 3)],
        ...[...LOW, ...DAMAGE],
      ],
    });
    // the link of phase 4 is due at 5 and put off to 6; G1 is put off from 8 to 9, then to 10
    expect(phasesOf(arranged)).toEqual([4, 6, 10]);
  });

  it('CS-18: haste halves the delay to the next act, rounded up, and costs one success', () => {
    const hasty = (spend: readonly ('haste' | 'chain' | 'wound')[], script: readonly ScriptedDie[], shoot = '14s0') =>
      phasesOf(
        clockOf(
          {
            players: [{ ...HITS, skills: { shoot }, effectiveness: 5, tactics: [{ move: 'hold', spend }] }],
            opposition: [{ ...IDLE, effectiveness: 0 }],
            script,
          },
          { clock: { fear: { hit: 0 } } },
        ),
      );
    const act = [...LOW, ...DAMAGE];
    expect(hasty(['haste'], [...act, ...act])).toEqual([5, 8, 10]);
    // with a link: the link at 5 + floor(5 / 4) = 6, the next act 3 phases after it
    expect(hasty(['chain', 'haste'], [...act, ...act, ...act, ...act], '28s0')).toEqual([5, 6, 7, 10]);
  });

  it('CS-18: without a counting clock haste buys nothing and costs nothing', () => {
    const arranged = arrangeFight({
      rules: { maxRounds: 1, field: { distance: 4 } },
      players: [{ ...HITS, skills: { shoot: '14s0' }, tactics: [{ move: 'hold', spend: ['haste', 'wound'] }] }],
      opposition: [IDLE],
      script: [...LOW, ...DAMAGE, ...d10d4(9, 3)],
    });
    arranged.play();
    expect(arranged.told('save')).toHaveLength(1);
  });

  it('CS-15: ten phases count as a round, and a lost act costs the delay', () => {
    const arranged = clockOf({ players: [IDLE], opposition: [IDLE] }, { maxRounds: 3 });
    expect(phasesOf(arranged)).toEqual([6, 12, 18, 24, 30]);
    expect(arranged.metric('rounds')).toBe(3);
    expect(arranged.outcome()).toBe('timeout');
  });

  it('CS-15: a new wave enters at the end of a round and acts first a delay later', () => {
    const arranged = clockOf(
      {
        players: [{ ...HITS, weapons: ['heavy'], effectiveness: 5 }],
        opposition: [{ ...IDLE, effectiveness: 8 }],
        oppositionSide: { waves: 2 },
        script: [...[...LOW, ...dice(3, 10, 9), ...LOW], ...[...LOW, ...dice(3, 10, 9), ...LOW]],
      },
      { maxRounds: 2 },
    );
    // G1 is idle at 2 and 4 and dies at 5; its next wave is idle at 12 and 14 and dies at 15
    expect(phasesOf(arranged)).toEqual([2, 4, 5, 10, 12, 14, 15]);
    expect(arranged.outcome()).toBe('players');
    expect(arranged.metric('rounds')).toBe(2);
  });

  it('CS-15: a posture lasts until the next decision, and before the first a unit shows its size', () => {
    const arranged = clockOf({
      players: [{ ...MISSES, effectiveness: 7 }],
      opposition: [{ ...IDLE, effectiveness: 5, tactics: [{ move: 'hold', presents: 'prone' }] }],
      script: [...LOW, ...LOW, ...LOW],
    });
    expect(arranged.told('shot').map(([, , number]) => number)).toEqual([9, 15, 15]);
  });
});
