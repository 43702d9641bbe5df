import { describe, expect, it } from 'vitest';
import { compileBattlePlan } from '../../../../src/engine/battle/battle-plan.ts';
import type { TargetChoice } from '../../../../src/engine/battle/battle-scenario.ts';
import { Combatant, SideState } from '../../../../src/engine/battle/battle-state.ts';
import { pickTarget, targetChoiceCode } from '../../../../src/engine/battle/targets.ts';
import { ScriptedDice, type ScriptedDie } from '../../scripted-dice.ts';

const REACH = 9;

/** The place among three enemies at these distances and with this health of the one that is picked, −1 for none. */
function pick(
  choice: TargetChoice,
  distances: number[],
  health: number[],
  index = 0,
  script: ScriptedDie[] = [],
): number {
  const enemy = { name: 'Enemy', count: distances.length };
  const head = { format: 1, name: '', system: '', kind: 'battle', trials: 1, seed: 1, rules: {} } as const;
  const side = { units: [enemy], waves: 1, nextWave: 'on-defeat' as const };
  const plan = compileBattlePlan({ ...head, sides: { us: side, them: side } }, 20);
  const units = distances.map((distance, slot) =>
    Object.assign(new Combatant(plan, slot), { distance, healthOrder: health[slot] }),
  );
  const enemies = new SideState(plan, 0, units);
  enemies.active = units.length;
  const dice = new ScriptedDice(script);
  const picked = pickTarget(dice, enemies, REACH, targetChoiceCode(choice), index, dice.stream(0));
  dice.expectUsedUp();
  return picked === undefined ? -1 : picked.slot;
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

  it('BTL-4: only those within reach are legal', () => {
    expect(pick('nearest', [10, 9, 8], [1, 1, 1])).toBe(2);
    expect(pick('weakest', [10, 9, 8], [1, 3, 2])).toBe(2);
    expect(pick('random', [10, 9, 8], [1, 1, 1], 0, [[2, 1]])).toBe(1);
    expect(pick('focus', [10, 11, 8], [1, 1, 1])).toBe(2);
  });

  it('BTL-4: with no legal target there is none', () => {
    expect(pick('random', [], [])).toBe(-1);
  });
});
