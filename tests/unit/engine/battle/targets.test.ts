import { describe, expect, it } from 'vitest';
import type { TargetChoice } from '../../../../src/engine/battle/battle-scenario.ts';
import { addTarget, pickTarget, Targets, targetChoiceCode } from '../../../../src/engine/battle/targets.ts';
import { ScriptedDice, type ScriptedDie } from '../../scripted-dice.ts';

/** Enemies in slots 4, 5, 6 at these distances and with this health. */
function pick(
  choice: TargetChoice,
  distances: number[],
  health: number[],
  index = 0,
  script: ScriptedDie[] = [],
): number {
  const targets = new Targets(8);
  distances.forEach((distance, i) => addTarget(targets, 4 + i, distance));
  const dice = new ScriptedDice(script);
  const healthOrder = Int32Array.of(0, 0, 0, 0, ...health);
  const picked = pickTarget({ healthOrder, dice }, targets, targetChoiceCode(choice), index, 0);
  dice.expectUsedUp();
  return picked;
}

describe('targets', () => {
  it('BTL-4: nearest, ties to the lowest roster index', () => {
    expect(pick('nearest', [5, 3, 3], [1, 1, 1])).toBe(1);
  });

  it('BTL-4: weakest and strongest by health left, ties to the lowest roster index', () => {
    expect(pick('weakest', [1, 1, 1], [7, 2, 2])).toBe(1);
    expect(pick('strongest', [1, 1, 1], [7, 9, 9])).toBe(1);
  });

  it('BTL-4: random draws one die of as many sides as there are targets', () => {
    expect(pick('random', [1, 1, 1], [1, 1, 1], 0, [[3, 2]])).toBe(1);
  });

  it('BTL-4: spread takes the unit’s index modulo the number of targets', () => {
    expect([0, 1, 2, 3, 7].map((index) => pick('spread', [9, 8, 7], [1, 1, 1], index))).toEqual([0, 1, 2, 0, 1]);
  });

  it('BTL-4: focus takes the first in roster order', () => {
    expect(pick('focus', [9, 1, 1], [9, 1, 1])).toBe(0);
  });

  it('BTL-4: with no legal target there is none', () => {
    expect(pick('random', [], [])).toBe(-1);
  });
});
