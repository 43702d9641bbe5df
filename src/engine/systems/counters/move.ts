import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import type { Fighter } from './fighter.ts';

/** Inches between two units (CTR-7). */
export function distanceBetween(one: Fighter, other: Fighter): number {
  return Math.abs(one.at - other.at);
}

/**
 * Moves a unit towards another, up to `most` inches, stopping at the edge of reach.
 *
 * @param most inches
 * @param reach inches
 * @rule CTR-7
 */
export function moveTowards(fight: Fight, unit: Fighter, target: Fighter, most: number, reach: number): void {
  const missing = distanceBetween(unit, target) - reach;
  if (missing <= 0 || most <= 0) return;
  const inches = Math.min(missing, most);
  moveTo(fight, unit, unit.at + (target.at > unit.at ? inches : -inches));
}

/**
 * Moves a unit straight away from another; from the same place, away from the enemy's side of the line.
 *
 * @param inches 0 or more
 * @rule CTR-7, CTR-9
 */
export function moveAway(fight: Fight, unit: Fighter, target: Fighter, inches: number): void {
  if (inches <= 0) return;
  const ahead = target.at - unit.at;
  const isLeft = ahead > 0 || (ahead === 0 && unit.side === 0);
  moveTo(fight, unit, unit.at + (isLeft ? -inches : inches));
}

function moveTo(fight: Fight, unit: Fighter, at: number): void {
  fight.teller.tell(EVENT.move, unit.slot, unit.at, at, 0);
  unit.at = at;
  fight.formation = (fight.formation + 1) | 0;
}
