import { expect, it } from 'vitest';
import { act } from '../../../../../src/engine/systems/counters/act.ts';
import { decide } from '../../../../../src/engine/systems/counters/decide.ts';
import type { Fight } from '../../../../../src/engine/systems/counters/fight.ts';
import { type Fighter, slotOf } from '../../../../../src/engine/systems/counters/fighter.ts';
import { takeLevels } from '../../../../../src/engine/systems/counters/harm.ts';
import { arrange, carryOut, chooseAttack, type FightSketch, strike, tens } from './arrange-fight.ts';

const GRABBER = { skills: { brawl: 1 }, attacks: ['Grab', 'Kick', 'Punch'] };

/** Red holds blue. */
function held(sketch: FightSketch) {
  const arranged = arrange(sketch);
  arranged.red.holds = arranged.blue;
  arranged.blue.heldBy = arranged.red;
  return arranged;
}

function turnOf(fight: Fight, unit: Fighter): void {
  fight.onTurn = unit;
  decide(fight, unit);
  act(fight, unit);
}

it.each([
  [10, 7, true],
  [7, 7, false],
])('CTR-25: a grab that hits is an opposed check, %i against %i', (own, other, holds) => {
  const { fight, dice, red, blue } = arrange({
    red: GRABBER,
    blue: { skills: { brawl: 1 } },
    script: tens(7, 1, own, other),
  });
  strike(fight, red, blue, 0);
  dice.expectUsedUp();
  expect([slotOf(red.holds), slotOf(blue.heldBy)]).toEqual(holds ? [1, 0] : [-1, -1]);
  expect(red.damageDealt).toBe(0);
});

it('CTR-25: in a hold only restrained attacks are made, and nobody is grabbed who is in one', () => {
  const { fight, red, blue } = held({ red: GRABBER, blue: GRABBER });
  for (const [one, other] of [[red, blue] as const, [blue, red] as const]) {
    fight.onTurn = one;
    decide(fight, one);
    expect(chooseAttack(fight, one, other)).toBe(one.slot * 3 + 2);
  }
  const third = held({ red: [GRABBER, GRABBER], blue: {} });
  const other = third.unit(1);
  third.fight.onTurn = other;
  decide(third.fight, other);
  expect(chooseAttack(third.fight, other, third.blue)).toBe(4);
});

it('CTR-25: by default the held one tries to break free, and a tie leaves it held', () => {
  const tie = held({ red: GRABBER, blue: GRABBER, script: tens(7, 7) });
  turnOf(tie.fight, tie.blue);
  tie.dice.expectUsedUp();
  expect(slotOf(tie.blue.heldBy)).toBe(0);
  const free = held({ red: GRABBER, blue: GRABBER, script: tens(10, 7) });
  turnOf(free.fight, free.blue);
  expect([slotOf(free.blue.heldBy), slotOf(free.red.holds)]).toEqual([-1, -1]);
});

it('CTR-25: one both prone and held stands first', () => {
  const { fight, dice, blue } = held({ red: GRABBER, blue: GRABBER });
  blue.isProne = true;
  turnOf(fight, blue);
  dice.expectUsedUp();
  expect([blue.isProne, slotOf(blue.heldBy)]).toEqual([false, 0]);
});

it('CTR-25: the holder strikes without moving, and a tactic may let go', () => {
  const near = held({ red: GRABBER, blue: { at: 1 }, script: tens(1, 1, 1) });
  turnOf(near.fight, near.red);
  near.dice.expectUsedUp();
  const letGo = held({ red: { ...GRABBER, tactics: [{ attack: 'release', move: 'withdraw' }] } });
  turnOf(letGo.fight, letGo.red);
  expect([slotOf(letGo.red.holds), letGo.red.at]).toEqual([-1, -6]);
});

it('CTR-9, CTR-25: who is to approach after its action does so only where that lets go', () => {
  const approach = { move: 'approach', when: 'after', target: 'strongest' } as const;
  const turnWith = (attack: string, script: ReturnType<typeof tens>) => {
    const arranged = held({
      red: { ...GRABBER, tactics: [{ ...approach, attack }] },
      blue: [{}, { at: 5, attributes: { constitution: 5 } }],
      script,
    });
    turnOf(arranged.fight, arranged.red);
    arranged.dice.expectUsedUp();
    return [arranged.red.at, slotOf(arranged.red.holds)];
  };
  expect(turnWith('release', [])).toEqual([4, -1]);
  expect(turnWith('Punch', [])).toEqual([0, 1]);
});

it('CTR-25: a hold ends when either goes out', () => {
  for (const slot of [0, 1]) {
    const { fight, red, blue, unit } = held({ red: GRABBER, script: tens(1, 1, 1) });
    takeLevels(fight, unit(slot), unit(1 - slot), 20, true, 0);
    expect([slotOf(red.holds), slotOf(blue.heldBy)]).toEqual([-1, -1]);
  }
});

it('CTR-25: a standing Block does not work in a hold, a standing reduction does, and Grit may be used', () => {
  const sketch = { red: { skills: { brawl: 1 } }, script: tens(7, 1, 1, 7, 7, 7, 1) };
  const blocking = held({ ...sketch, blue: { skills: { brawl: 5 }, counters: ['Street Defense', 'Block', 'Grit'] } });
  blocking.blue.standing = blocking.plan.counters[0];
  strike(blocking.fight, blocking.red, blocking.blue, 0);
  expect([blocking.uses('Street Defense'), blocking.uses('Block'), blocking.uses('Grit')]).toEqual([0, 0, 1]);
  const crouching = held({ ...sketch, blue: { counters: ['Defensive Crouch'] } });
  crouching.blue.standing = crouching.plan.counters[0];
  strike(crouching.fight, crouching.red, crouching.blue, 0);
  expect([crouching.blue.levels, crouching.uses('Defensive Crouch')]).toEqual([1, 0]);
});

it('CTR-25: in a hold Head Butt may be used, Follow Through may not', () => {
  const { fight, uses, red, blue } = held({
    red: { skills: { brawl: 1 }, counters: ['Follow Through', 'Head Butt'] },
    script: tens(1, 1, 1, 1, 1),
  });
  carryOut(fight, red, blue, 0);
  expect([uses('Follow Through', 0), uses('Head Butt', 0)]).toEqual([0, 1]);
});
