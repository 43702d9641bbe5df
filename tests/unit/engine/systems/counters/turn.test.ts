import { describe, expect, it } from 'vitest';
import { act } from '../../../../../src/engine/systems/counters/act.ts';
import { chooseAttack, decide } from '../../../../../src/engine/systems/counters/decide.ts';
import { moveAway, moveTowards } from '../../../../../src/engine/systems/counters/move.ts';
import { arrange, type FightSketch, playOut, tens } from './arrange-fight.ts';

const ones = (count: number) => tens(...Array<number>(count).fill(1));

/** Red's first unit decides and acts; all dice of the script are used. */
function turn(sketch: FightSketch) {
  const arranged = arrange(sketch);
  decide(arranged.fight, 0);
  act(arranged.fight, 0);
  arranged.dice.expectUsedUp();
  return arranged;
}

describe('the field', () => {
  it('CTR-7: sides start 8 inches apart, speed is 6, and a move stops at the edge of reach', () => {
    const { fight, plan } = arrange({ red: {}, blue: {}, rules: {} });
    expect([plan.speed[0], plan.attacks.reach[0]]).toEqual([6, 1]);
    fight.at[1] = 8;
    moveTowards(fight, 0, 1, 20, 1);
    expect(fight.at[0]).toBe(7);
    moveTowards(fight, 0, 1, 20, 1);
    expect(fight.at[0]).toBe(7);
    moveAway(fight, 0, 1, 6);
    expect(fight.at[0]).toBe(1);
  });

  it('CTR-7: without `at` the sides stand at 0 and field.distance', () => {
    const { fight } = turn({
      red: { at: undefined as never },
      blue: { at: undefined as never },
      rules: { field: { distance: 5 } },
      script: ones(2),
    });
    expect([...fight.at]).toEqual([4, 5]);
  });

  it('CTR-7: from the same place each side backs towards its own end', () => {
    const { fight } = arrange({ red: { at: 3 }, blue: { at: 3 } });
    moveAway(fight, 0, 1, 2);
    moveAway(fight, 1, 0, 2);
    expect([...fight.at]).toEqual([1, 5]);
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
    const { fight, told } = turn({ red: brawler, blue: [{ at: 9 }, { at: 7 }], script: ones(4) });
    expect([fight.at[0], told('attack')[0]?.[1]]).toEqual([6, 2]);
  });

  it('CTR-9: runs where it cannot reach', () => {
    const { fight, told } = turn({ red: brawler, blue: { at: 8 } });
    expect([fight.at[0], told('attack')]).toEqual([7, []]);
    expect(turn({ red: brawler, blue: { at: 20 } }).fight.at[0]).toBe(12);
  });

  it('CTR-9: a prone unit stands up, and does not move', () => {
    const { fight } = arrange({ red: brawler, blue: { at: 3 } });
    fight.isProne[0] = 1;
    decide(fight, 0);
    act(fight, 0);
    expect([fight.isProne[0], fight.at[0]]).toEqual([0, 0]);
  });

  it('CTR-9: of its list the first usable attack; Jab only while there is a counter to recover', () => {
    const jabber = { ...brawler, attacks: ['Jab', 'Punch'], counters: ['Block'] };
    const { fight } = arrange({ red: jabber });
    expect(chooseAttack(fight, 0, 1)).toBe(1);
    fight.isSpent[0] = 1;
    expect(chooseAttack(fight, 0, 1)).toBe(0);
    expect(chooseAttack(arrange({ red: { attacks: ['Kick', 'Jab'] } }).fight, 0, 1)).toBe(1);
  });

  it('CTR-9: an untrained Kick rolls no dice and is never made', () => {
    const { fight, told } = turn({ red: { attacks: ['Kick'] }, blue: { at: 5 } });
    expect([chooseAttack(fight, 0, 1), fight.at[0], told('attack')]).toEqual([-1, 4, []]);
  });

  it('CTR-9: Sucker Punch only on one who has not acted, is held or stunned', () => {
    const { fight } = arrange({ red: { ...brawler, attacks: ['Sucker Punch'] } });
    expect(chooseAttack(fight, 0, 1)).toBe(0);
    fight.hasActed[1] = 1;
    expect(chooseAttack(fight, 0, 1)).toBe(-1);
    fight.isStunned[1] = 1;
    expect(chooseAttack(fight, 0, 1)).toBe(0);
  });

  it('CTR-9: Bull Rush moves up to speed on top of the move, and at least an inch', () => {
    const rusher = { ...brawler, attacks: ['Bull Rush', 'Punch'] };
    const { fight, told } = turn({ red: rusher, blue: { at: 13 }, script: ones(2) });
    expect([fight.at[0], told('move').map(([, from, to]) => [from, to])]).toEqual([
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
    expect([after.told('attack').length, after.fight.at[0]]).toEqual([1, -6]);
    const before = by({ move: 'withdraw', when: 'before' });
    expect([before.told('attack').length, before.fight.at[0]]).toEqual([0, -6]);
  });

  it('CTR-9: run runs without attacking, stand stands up', () => {
    expect(by({ move: 'run' }, { at: 9 }).fight.at[0]).toBe(8);
    expect(by({ move: 'stand' }).told('lost')).toHaveLength(1);
  });

  it('CTR-9: an entry stands for the whole default tactic, unless rules say that reflexes are kept', () => {
    const sketch = { red: { ...brawler, tactics: [{ target: 'weakest' as const }] }, script: ones(3) };
    const { fight, dice } = arrange(sketch);
    fight.isProne[0] = 1;
    decide(fight, 0);
    act(fight, 0);
    dice.expectUsedUp();
    expect(fight.isProne[0]).toBe(1);
    const kept = arrange({ ...sketch, rules: { tactics: { reflexes: 'every-entry' } } });
    kept.fight.isProne[0] = 1;
    decide(kept.fight, 0);
    act(kept.fight, 0);
    expect(kept.fight.isProne[0]).toBe(0);
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
