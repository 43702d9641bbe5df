import { ACTIVE } from '../../battle/battle-state.ts';
import { pickTarget } from '../../battle/targets.ts';
import type { Fight } from './fight.ts';
import type { Fighter } from './fighter.ts';
import { TACTIC } from './streams.ts';

/** Farther than any enemy. */
export const ANYWHERE = 0x3fff_ffff;

/** Where a unit of the present group sees another: at its place at the start of the group, or where both meet (T10-13). */
export function seenPlace(unit: Fighter, other: Fighter): number {
  return unit.meets === other ? other.nextPlace : other.place;
}

/** Measures the distances of all active enemies from a place, as `pickTarget` reads them. */
export function measureEnemies(fight: Fight, unit: Fighter, from: number): void {
  const enemies = fight.battle.side(1 - unit.side);
  const { units, to } = enemies;
  for (let i = enemies.from; i < to; i++) {
    const enemy = units[i]!;
    if (enemy.status !== ACTIVE) continue;
    const gap = seenPlace(unit, enemy) - from;
    enemy.distance = gap < 0 ? -gap : gap;
  }
}

/**
 * Chooses as a tactics entry says among the enemies within `most` paces, of those that `measureEnemies`
 * has measured, and notes the distance in `fight.situation`.
 *
 * Draws: one die where the choice is `random`.
 *
 * @param choice code of `targetChoiceCode`
 * @returns undefined where there is none
 * @rule BTL-4
 */
export function chooseWithin(fight: Fight, unit: Fighter, choice: number, most: number): Fighter | undefined {
  const enemies = fight.battle.side(1 - unit.side);
  const picked = pickTarget(fight.dice, enemies, most, choice, unit.index, unit.stream + TACTIC);
  fight.situation.distance = picked === undefined ? -1 : picked.distance;
  return picked;
}
