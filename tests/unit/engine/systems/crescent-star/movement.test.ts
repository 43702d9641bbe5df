import { describe, expect, it } from 'vitest';
import { hexDistance, Walker, walkAway, walkNearer } from '../../../../../src/engine/systems/crescent-star/hexes.ts';
import type { Move } from '../../../../../src/engine/systems/crescent-star/scenario.ts';
import type { ScriptedDie } from '../../../scripted-dice.ts';
import { arrangeFight, d10d4, type UnitSketch } from './arrange-fight.ts';

function walk(by: typeof walkNearer, q: number, r: number, side: number, most: number): [number, number, number] {
  const walker = new Walker();
  walker.q = q;
  walker.r = r;
  const walked = by(walker, side, most);
  return [walker.q, walker.r, walked];
}

/** Places after one round in which P1 moves and nobody reaches anybody. */
function placesAfter(
  player: UnitSketch,
  opposition: readonly UnitSketch[] = [{ tactics: [{ move: 'hold' }] }],
  script: readonly ScriptedDie[] = [],
) {
  const arranged = arrangeFight({
    rules: { maxRounds: 1, field: { distance: 60 } },
    players: [player],
    opposition,
    script,
  });
  arranged.play();
  const [unit] = arranged.units;
  return { own: [unit?.q, unit?.r], moved: arranged.told('move').map(([, , , hexes]) => hexes) };
}

describe('field and movement', () => {
  it('CS-11: distance in axial coordinates', () => {
    expect(hexDistance(3, -1)).toBe(3);
    expect(hexDistance(-2, -2)).toBe(4);
    expect(hexDistance(0, 5)).toBe(5);
    expect(hexDistance(-4, 4)).toBe(4);
  });

  it('CS-11: two facing lines, opposite numbers field.distance apart', () => {
    const { fight } = arrangeFight({ players: [{}, {}, {}], opposition: [{}, {}, { at: [7, -3] }] });
    expect(fight.plan.kinds.map(({ startQ }) => startQ)).toEqual([0, -1, -2, 20, 19, 7]);
    expect(fight.plan.kinds.map(({ startR }) => startR)).toEqual([0, 2, 4, 0, 2, -3]);
  });

  it('CS-12: walks to the neighbour nearest the target, not nearer than one hex', () => {
    expect(walk(walkNearer, 10, 0, 0, 6)).toEqual([4, 0, 6]);
    expect(walk(walkNearer, -3, 0, 0, 6)).toEqual([-1, 0, 2]);
    expect(walk(walkNearer, 1, 0, 0, 6)).toEqual([1, 0, 0]);
    expect(walk(walkNearer, 0, 0, 0, 6)).toEqual([0, 0, 0]);
  });

  it('CS-12: ties go E, NE, NW, W, SW, SE for side one and in its mirror image for side two', () => {
    // from (−4, 2) both E and NE come nearer
    expect(walk(walkNearer, -4, 2, 0, 1)).toEqual([-3, 2, 1]);
    expect(walk(walkNearer, 4, -2, 1, 1)).toEqual([3, -2, 1]);
    expect(walk(walkAway, 0, 0, 0, 1)).toEqual([1, 0, 1]);
    expect(walk(walkAway, 0, 0, 1, 1)).toEqual([-1, 0, 1]);
    // away from a target to the north-east: W and SW tie
    expect(walk(walkAway, -2, 1, 0, 1)).toEqual([-3, 1, 1]);
  });

  it.each([
    ['hold', 0, 0],
    ['advance', 6, 0],
    ['withdraw', 0, -6],
    ['run', 24, 0],
    ['flee', 0, -24],
  ] as const)('CS-12: %s takes a unit of side one to %i, %i', (move: Move, q, r) => {
    expect(placesAfter({ tactics: [{ move }] }).own).toEqual([q, r]);
  });

  it('CS-12: all move from the places at the start of the round', () => {
    const arranged = arrangeFight({
      rules: { maxRounds: 1, field: { distance: 10 } },
      players: [{ tactics: [{ move: 'advance' }] }],
      opposition: [{ tactics: [{ move: 'advance' }] }],
    });
    arranged.play();
    expect(arranged.units.map(({ q }) => q)).toEqual([6, 4]);
  });

  it('CS-12: running and fleeing leave no other action', () => {
    const arranged = arrangeFight({
      rules: { maxRounds: 1 },
      players: [{ weapons: ['assault-rifle'], tactics: [{ move: 'run' }] }],
      opposition: [{ weapons: ['assault-rifle'], tactics: [{ move: 'flee' }] }],
    });
    arranged.play();
    expect([arranged.metric('players.attacks'), arranged.metric('opposition.attacks')]).toEqual([0, 0]);
  });

  it('CS-14: distance, range and increments of a shot are those after the moves', () => {
    const arranged = arrangeFight({
      rules: { maxRounds: 1, field: { distance: 22 } },
      players: [{ weapons: ['assault-rifle'], tactics: [{ move: 'advance' }] }],
      opposition: [{ tactics: [{ move: 'hold' }] }],
      script: d10d4(1, 1),
    });
    arranged.play();
    expect(arranged.told('shot')).toEqual([[0, 1, 9, 16]]);
  });

  it('CS-25: by default a gun holds while an enemy is in range and else advances and acts', () => {
    const pistol = { weapons: ['pistol'] };
    const from = (distance: number) =>
      placesAfter({ ...pistol, at: [0, 0] }, [{ at: [distance, 0], tactics: [{ move: 'hold' }] }], d10d4(1, 1)).moved;
    expect(from(34)).toEqual([]);
    expect(from(35)).toEqual([6]);
  });

  it('CS-25: by default a unit without a gun runs while more than six hexes from reach', () => {
    const from = (distance: number, script: readonly ScriptedDie[] = []) =>
      placesAfter(
        { at: [0, 0] },
        [{ at: [distance, 0], tactics: [{ move: 'hold' }], weapons: ['thrown-knife'], skills: { shoot: '-9s0' } }],
        script,
      ).moved;
    const [shot, blow] = [d10d4(1, 1), [...d10d4(1, 1), ...d10d4(5, 1)]];
    expect(from(40)).toEqual([24]);
    expect(from(8, shot)).toEqual([7]);
    expect(from(7, [...shot, ...blow])).toEqual([6]);
  });
});
