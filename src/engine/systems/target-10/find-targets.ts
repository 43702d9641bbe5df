import { ACTIVE } from '../../battle/battle-state.ts';
import { pickTarget } from '../../battle/targets.ts';
import type { Fight } from './fight.ts';
import type { Fighter } from './fighter.ts';

/** Farther than any enemy. */
export const ANYWHERE = 0x3fff_ffff;

/** Where a unit of the present group sees another: at its place at the start of the group, or where both meet (T10-13). */
export function seenPlace(unit: Fighter, other: Fighter): number {
  return unit.meets === other ? other.nextPlace : other.place;
}

/** Measures the distances of all active enemies from a place, as `chooseWithin` reads them. */
export function measureEnemies(fight: Fight, unit: Fighter, from: number): void {
  const enemies = fight.battle.side(1 - unit.side);
  const { units, to } = enemies;
  for (let i = 0; i < to; i++) {
    const enemy = units[i]!;
    if (enemy.status !== ACTIVE) continue;
    const gap = seenPlace(unit, enemy) - from;
    enemy.distance = gap < 0 ? -gap : gap;
  }
}

/**
 * Chooses among the measured enemies within `most` paces by a code of `targetChoiceCode`.
 *
 * Draws: one die where the choice is `random`.
 *
 * @rule BTL-4
 */
export function chooseWithin(fight: Fight, unit: Fighter, choice: number, most: number): Fighter | undefined {
  const enemies = fight.battle.side(1 - unit.side);
  return pickTarget(fight.dice, enemies, most, choice, unit.index, unit.tacticDice);
}
