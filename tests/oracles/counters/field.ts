import type { Fight, Fighter } from './fighter.ts';

/** CTR-7: inches that a melee attack reaches. */
export const MELEE_REACH_INCHES = 1;

/** What a sum of positions with fractions may be off by. */
const ROUNDING_INCHES = 1e-9;

/**
 * Lists the active units of a side, in roster order, earlier waves first.
 *
 * @param fight the fight
 * @param side 0 or 1
 * @returns the fighters
 */
export function activeOfSide(fight: Fight, side: 0 | 1): Fighter[] {
  return fight.fighters.filter((fighter) => fighter.side === side && fighter.state === 'active');
}

/**
 * Lists the active enemies of a unit.
 *
 * @param fight the fight
 * @param unit the unit
 * @returns the fighters, in roster order, earlier waves first
 */
export function activeEnemies(fight: Fight, unit: Fighter): Fighter[] {
  return activeOfSide(fight, unit.side === 0 ? 1 : 0);
}

/**
 * Measures on the line.
 *
 * @param a one fighter
 * @param b another
 * @returns inches
 */
export function distanceBetween(a: Fighter, b: Fighter): number {
  return Math.abs(a.at - b.at);
}

/**
 * Tells whether a target is in reach or range.
 *
 * @param unit the one who attacks
 * @param target the target
 * @param reachInches how far the attack goes
 * @returns whether it is
 */
export function isInReach(unit: Fighter, target: Fighter, reachInches: number): boolean {
  return distanceBetween(unit, target) <= reachInches + ROUNDING_INCHES;
}

/**
 * Moves towards a target, and stops at the edge of reach. One who is held or holds does not move.
 *
 * @rule CTR-7
 * @param unit moved in place
 * @param target where to
 * @param inches at most so far
 * @param reachInches the distance at which to stop
 */
export function moveTowards(unit: Fighter, target: Fighter, inches: number, reachInches: number): void {
  if (isRestrained(unit)) return;
  const gap = distanceBetween(unit, target) - reachInches;
  if (gap <= 0) return;
  unit.at += Math.min(inches, gap) * Math.sign(target.at - unit.at);
}

/**
 * Moves away from a place; from the very same spot, towards its own side's end of the line.
 *
 * @rule CTR-9
 * @param unit moved in place
 * @param from the place to leave
 * @param inches so far
 */
export function moveAway(unit: Fighter, from: Fighter, inches: number): void {
  if (isRestrained(unit)) return;
  const ownEnd = unit.side === 0 ? -1 : 1;
  const direction = unit.at === from.at ? ownEnd : Math.sign(unit.at - from.at);
  unit.at += inches * direction;
}

/**
 * Tells whether a unit is in a grapple, on either end.
 *
 * @rule CTR-25
 * @param unit the unit
 * @returns whether it is held or holds
 */
export function isRestrained(unit: Fighter): boolean {
  return unit.heldBy !== null || unit.holding !== null;
}
