import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';

/** Inches between two units (CTR-7). */
export function distanceBetween(fight: Fight, one: number, other: number): number {
  return Math.abs(fight.at[one]! - fight.at[other]!);
}

/**
 * Moves a unit towards another, up to `most` inches, stopping at the edge of reach.
 *
 * @param most inches
 * @param reach inches
 * @rule CTR-7
 */
export function moveTowards(fight: Fight, slot: number, target: number, most: number, reach: number): void {
  const missing = distanceBetween(fight, slot, target) - reach;
  if (missing <= 0 || most <= 0) return;
  const inches = Math.min(missing, most);
  moveTo(fight, slot, fight.at[slot]! + (fight.at[target]! > fight.at[slot]! ? inches : -inches));
}

/**
 * Moves a unit straight away from another; from the same place, away from the enemy's side of the line.
 *
 * @param inches 0 or more
 * @rule CTR-7, CTR-9
 */
export function moveAway(fight: Fight, slot: number, target: number, inches: number): void {
  if (inches <= 0) return;
  const ahead = fight.at[target]! - fight.at[slot]!;
  const isLeft = ahead > 0 || (ahead === 0 && fight.plan.battle.sideOf[slot] === 0);
  moveTo(fight, slot, fight.at[slot]! + (isLeft ? -inches : inches));
}

function moveTo(fight: Fight, slot: number, at: number): void {
  fight.teller.tell(EVENT.move, slot, fight.at[slot]!, at, 0);
  fight.at[slot] = at;
}
