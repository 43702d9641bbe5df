import { expect, it } from 'vitest';
import { act } from '../../../../../src/engine/systems/counters/act.ts';
import { chooseAttack, decide } from '../../../../../src/engine/systems/counters/decide.ts';
import { carryOut } from '../../../../../src/engine/systems/counters/exchange.ts';
import { takeLevels } from '../../../../../src/engine/systems/counters/harm.ts';
import { strike } from '../../../../../src/engine/systems/counters/strike.ts';
import { arrange, type FightSketch, tens } from './arrange-fight.ts';

const GRABBER = { skills: { brawl: 1 }, attacks: ['Grab', 'Kick', 'Punch'] };

/** Red holds blue. */
function held(sketch: FightSketch) {
  const arranged = arrange(sketch);
  arranged.fight.holds[0] = 1;
  arranged.fight.heldBy[1] = 0;
  return arranged;
}

function turnOf(fight: ReturnType<typeof arrange>['fight'], slot: number): void {
  fight.onTurn = slot;
  decide(fight, slot);
  act(fight, slot);
}

it.each([
  [10, 7, true],
  [7, 7, false],
])('CTR-25: a grab that hits is an opposed check, %i against %i', (own, other, holds) => {
  const { fight, dice } = arrange({ red: GRABBER, blue: { skills: { brawl: 1 } }, script: tens(7, 1, own, other) });
  strike(fight, 0, 1, 0);
  dice.expectUsedUp();
  expect([fight.holds[0], fight.heldBy[1]]).toEqual(holds ? [1, 0] : [-1, -1]);
  expect(fight.units[0]?.damageDealt).toBe(0);
});

it('CTR-25: in a hold only restrained attacks are made, and nobody is grabbed who is in one', () => {
  const { fight } = held({ red: GRABBER, blue: GRABBER });
  for (const slot of [0, 1]) {
    fight.onTurn = slot;
    decide(fight, slot);
    expect(chooseAttack(fight, slot, 1 - slot)).toBe(slot * 3 + 2);
  }
  const third = held({ red: [GRABBER, GRABBER], blue: {} });
  third.fight.holds[0] = 2;
  third.fight.heldBy[1] = -1;
  third.fight.heldBy[2] = 0;
  third.fight.onTurn = 1;
  decide(third.fight, 1);
  expect(chooseAttack(third.fight, 1, 2)).toBe(4);
});

it('CTR-25: by default the held one tries to break free, and a tie leaves it held', () => {
  const tie = held({ red: GRABBER, blue: GRABBER, script: tens(7, 7) });
  turnOf(tie.fight, 1);
  tie.dice.expectUsedUp();
  expect(tie.fight.heldBy[1]).toBe(0);
  const free = held({ red: GRABBER, blue: GRABBER, script: tens(10, 7) });
  turnOf(free.fight, 1);
  expect([free.fight.heldBy[1], free.fight.holds[0]]).toEqual([-1, -1]);
});

it('CTR-25: one both prone and held stands first', () => {
  const { fight, dice } = held({ red: GRABBER, blue: GRABBER });
  fight.isProne[1] = 1;
  turnOf(fight, 1);
  dice.expectUsedUp();
  expect([fight.isProne[1], fight.heldBy[1]]).toEqual([0, 0]);
});

it('CTR-25: the holder strikes without moving, and a tactic may let go', () => {
  const near = held({ red: GRABBER, blue: { at: 1 }, script: tens(1, 1, 1) });
  turnOf(near.fight, 0);
  near.dice.expectUsedUp();
  const letGo = held({ red: { ...GRABBER, tactics: [{ attack: 'release', move: 'withdraw' }] } });
  turnOf(letGo.fight, 0);
  expect([letGo.fight.holds[0], letGo.fight.at[0]]).toEqual([-1, -6]);
});

it('CTR-25: a hold ends when either goes out', () => {
  for (const slot of [0, 1]) {
    const { fight } = held({ red: GRABBER, script: tens(1, 1, 1) });
    takeLevels(fight, slot, 1 - slot, 20, true, 0);
    expect([fight.holds[0], fight.heldBy[1]]).toEqual([-1, -1]);
  }
});

it('CTR-25: a standing Block does not work in a hold, a standing reduction does, and Grit may be used', () => {
  const sketch = { red: { skills: { brawl: 1 } }, script: tens(7, 1, 1, 7, 7, 7, 1) };
  const blocking = held({ ...sketch, blue: { skills: { brawl: 5 }, counters: ['Street Defense', 'Block', 'Grit'] } });
  blocking.fight.standing[1] = 0;
  strike(blocking.fight, 0, 1, 0);
  expect([blocking.uses('Street Defense'), blocking.uses('Block'), blocking.uses('Grit')]).toEqual([0, 0, 1]);
  const crouching = held({ ...sketch, blue: { counters: ['Defensive Crouch'] } });
  crouching.fight.standing[1] = 0;
  strike(crouching.fight, 0, 1, 0);
  expect([crouching.fight.levels[1], crouching.uses('Defensive Crouch')]).toEqual([1, 0]);
});

it('CTR-25: in a hold Head Butt may be used, Follow Through may not', () => {
  const { fight, uses } = held({
    red: { skills: { brawl: 1 }, counters: ['Follow Through', 'Head Butt'] },
    script: tens(1, 1, 1, 1, 1),
  });
  carryOut(fight, 0, 1, 0);
  expect([uses('Follow Through', 0), uses('Head Butt', 0)]).toEqual([0, 1]);
});
