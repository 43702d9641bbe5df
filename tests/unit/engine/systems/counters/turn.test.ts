import { describe, expect, it } from 'vitest';
import { act } from '../../../../../src/engine/systems/counters/act.ts';
import type { Counter } from '../../../../../src/engine/systems/counters/counter.ts';
import { decide } from '../../../../../src/engine/systems/counters/decide.ts';
import { enterFresh } from '../../../../../src/engine/systems/counters/fight.ts';
import { takeLevels } from '../../../../../src/engine/systems/counters/harm.ts';
import { moveAway, moveTowards } from '../../../../../src/engine/systems/counters/move.ts';
import { markSpent } from '../../../../../src/engine/systems/counters/recover.ts';
import { arrange, chooseAttack, type FightSketch, playOut, tens } from './arrange-fight.ts';

const ones = (count: number) => tens(...Array<number>(count).fill(1));

/** Red's first unit decides and acts; all dice of the script are used. */
function turn(sketch: FightSketch) {
  const arranged = arrange(sketch);
  decide(arranged.fight, arranged.red);
  act(arranged.fight, arranged.red);
  arranged.dice.expectUsedUp();
  return arranged;
}

describe('the field', () => {
  it('CTR-7: sides start 8 inches apart, speed is 6, and a move stops at the edge of reach', () => {
    const { fight, plan, red, blue } = arrange({ red: {}, blue: {}, rules: {} });
    expect([red.kind.speed, plan.attacks[0]?.reach]).toEqual([6, 1]);
    blue.at = 8;
    moveTowards(fight, red, blue, 20, 1);
    expect(red.at).toBe(7);
    moveTowards(fight, red, blue, 20, 1);
    expect(red.at).toBe(7);
    moveAway(fight, red, blue, 6);
    expect(red.at).toBe(1);
  });

  it('CTR-7: without `at` the sides stand at 0 and field.distance', () => {
    const { red, blue } = turn({
      red: { at: undefined as never },
      blue: { at: undefined as never },
      rules: { field: { distance: 5 } },
      script: ones(2),
    });
    expect([red.at, blue.at]).toEqual([4, 5]);
  });

  it('CTR-7: from the same place each side backs towards its own end', () => {
    const { fight, red, blue } = arrange({ red: { at: 3 }, blue: { at: 3 } });
    moveAway(fight, red, blue, 2);
    moveAway(fight, blue, red, 2);
    expect([red.at, blue.at]).toEqual([1, 5]);
  });
});

describe('initiative', () => {
  const order = (red: object, blue: object, script: readonly (readonly [number, number])[]) =>
    playOut({
      rules: { maxRounds: 1 },
      red: { attacks: [], ...red },
      blue: { attacks: [], ...blue },
      script,
    })
      .told('turn')
      .map(([slot]) => slot);

  it('CTR-8: d10 + dexterity + highest combat skill, highest first', () => {
    expect(order({ attributes: { dexterity: 4 }, skills: { brawl: 1, blades: 3 } }, {}, tens(3, 6))).toEqual([0, 1]);
    expect(order({ attributes: { dexterity: 4 }, skills: { brawl: 1, blades: 3 } }, {}, tens(3, 8))).toEqual([1, 0]);
  });

  it('CTR-8: a tie goes to the higher modifier, then to chance', () => {
    expect(order({}, { skills: { brawl: 2 } }, tens(7, 5))).toEqual([1, 0]);
    expect(order({}, {}, [...tens(5, 5), [2, 1]])).toEqual([1, 0]);
    expect(order({}, {}, [...tens(5, 5), [2, 2]])).toEqual([0, 1]);
  });
});

describe('a turn by the default tactic', () => {
  const brawler = { skills: { brawl: 2 } };

  it('CTR-9: moves within reach of the nearest and attacks', () => {
    const { told, red } = turn({ red: brawler, blue: [{ at: 9 }, { at: 7 }], script: ones(4) });
    expect([red.at, told('attack')[0]?.[1]]).toEqual([6, 2]);
  });

  it('CTR-9: runs where it cannot reach', () => {
    const { told, red } = turn({ red: brawler, blue: { at: 8 } });
    expect([red.at, told('attack')]).toEqual([7, []]);
    expect(turn({ red: brawler, blue: { at: 20 } }).red.at).toBe(12);
  });

  it('CTR-9: a prone unit stands up, and does not move', () => {
    const { fight, red } = arrange({ red: brawler, blue: { at: 3 } });
    red.isProne = true;
    decide(fight, red);
    act(fight, red);
    expect([red.isProne, red.at]).toEqual([false, 0]);
  });

  it('CTR-9: of its list the first usable attack; Jab only while there is a counter to recover', () => {
    const jabber = { ...brawler, attacks: ['Jab', 'Punch'], counters: ['Block'] };
    const { fight, red, blue } = arrange({ red: jabber });
    expect(chooseAttack(fight, red, blue)).toBe(1);
    markSpent(red, red.kind.counters.all[0] as Counter);
    expect(chooseAttack(fight, red, blue)).toBe(0);
    const untrained = arrange({ red: { attacks: ['Kick', 'Jab'] } });
    expect(chooseAttack(untrained.fight, untrained.red, untrained.blue)).toBe(1);
    const jabs = arrange({ red: { ...brawler, attacks: ['Jab', 'Jab'] } });
    expect(chooseAttack(jabs.fight, jabs.red, jabs.blue)).toBe(0);
  });

  it('CTR-9: an untrained Kick rolls no dice and is never made', () => {
    const { fight, told, red, blue } = turn({ red: { attacks: ['Kick'] }, blue: { at: 5 } });
    expect([chooseAttack(fight, red, blue), red.at, told('attack')]).toEqual([-1, 4, []]);
  });

  it('CTR-9: Sucker Punch only on one who has not acted, is held or stunned', () => {
    const { fight, red, blue } = arrange({ red: { ...brawler, attacks: ['Sucker Punch'] } });
    expect(chooseAttack(fight, red, blue)).toBe(0);
    blue.hasActed = true;
    expect(chooseAttack(fight, red, blue)).toBe(-1);
    blue.isStunned = true;
    expect(chooseAttack(fight, red, blue)).toBe(0);
  });

  it('CTR-9: Bull Rush moves up to speed on top of the move, and at least an inch', () => {
    const rusher = { ...brawler, attacks: ['Bull Rush', 'Punch'] };
    const { told, red } = turn({ red: rusher, blue: { at: 13 }, script: ones(2) });
    expect([red.at, told('move').map(([, from, to]) => [from, to])]).toEqual([
      12,
      [
        [0, 6],
        [6, 12],
      ],
    ]);
    expect(turn({ red: rusher, blue: { at: 1 }, script: ones(4) }).told('attack')[0]?.[2]).toBe(1);
  });
});

describe('a turn by tactics', () => {
  const brawler = { skills: { brawl: 2 } };
  const by = (tactic: object, blue: object = { at: 1 }, script = ones(0)) =>
    turn({ red: { ...brawler, tactics: [tactic] }, blue, script });

  it('CTR-9: hold attacks only within reach', () => {
    expect(by({ move: 'hold' }, { at: 2 }).told('attack')).toEqual([]);
    expect(by({ move: 'hold' }, { at: 1 }, ones(4)).told('attack')).toHaveLength(1);
  });

  it('CTR-9: withdraw moves its speed away, after the attack or before it', () => {
    const after = by({ move: 'withdraw' }, { at: 1 }, ones(4));
    expect([after.told('attack').length, after.red.at]).toEqual([1, -6]);
    const before = by({ move: 'withdraw', when: 'before' });
    expect([before.told('attack').length, before.red.at]).toEqual([0, -6]);
  });

  it('CTR-9: run runs without attacking, stand stands up', () => {
    expect(by({ move: 'run' }, { at: 9 }).red.at).toBe(8);
    expect(by({ move: 'stand' }).told('lost')).toHaveLength(1);
  });

  it('CTR-9: an entry stands for the whole default tactic, unless rules say that reflexes are kept', () => {
    const sketch = { red: { ...brawler, tactics: [{ target: 'weakest' as const }] }, script: ones(3) };
    const { fight, dice, red } = arrange(sketch);
    red.isProne = true;
    decide(fight, red);
    act(fight, red);
    dice.expectUsedUp();
    expect(red.isProne).toBe(true);
    const kept = arrange({ ...sketch, rules: { tactics: { reflexes: 'every-entry' } } });
    kept.red.isProne = true;
    decide(kept.fight, kept.red);
    act(kept.fight, kept.red);
    expect(kept.red.isProne).toBe(false);
  });

  it('CTR-9: a target that was never in reach is not chosen anew, unless rules say so', () => {
    const sketch = {
      red: { ...brawler, tactics: [{ target: 'focus' as const, move: 'hold' as const }] },
      blue: [{ at: 5 }, { at: 1 }],
    };
    expect(turn(sketch).told('attack')).toEqual([]);
    const anew = turn({ ...sketch, rules: { tactics: { chooseAnew: 'out-of-reach' } }, script: ones(4) });
    expect(anew.told('attack')[0]?.[1]).toBe(2);
  });
});

describe('the nearest enemy', () => {
  const target = (arranged: ReturnType<typeof arrange>) => {
    decide(arranged.fight, arranged.red);
    return arranged.fight.target?.slot;
  };

  it('BTL-4: is another once one of them or the unit itself has moved', () => {
    const arranged = arrange({ red: {}, blue: [{ at: 4 }, { at: -5 }] });
    const { fight, red, blue, unit } = arranged;
    expect([target(arranged), target(arranged)]).toEqual([1, 1]);
    moveAway(fight, blue, red, 3);
    expect(target(arranged)).toBe(2);
    moveTowards(fight, red, blue, 2, 1);
    expect(target(arranged)).toBe(1);
    moveTowards(fight, unit(2), red, 5, 1);
    expect(target(arranged)).toBe(2);
  });

  it('BTL-4: is another once one has gone out, or a wave has come', () => {
    const arranged = arrange({
      red: {},
      blue: [{ at: 1 }, { at: 2 }],
      blueSide: { waves: 2, nextWave: { everyRounds: 9 } },
      script: ones(5),
    });
    const { fight, red, blue } = arranged;
    expect(target(arranged)).toBe(1);
    takeLevels(fight, blue, red, 9, true, 0);
    expect(target(arranged)).toBe(2);
    enterFresh(fight, fight.battle.two);
    expect(target(arranged)).toBe(3);
  });
});
