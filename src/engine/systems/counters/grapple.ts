import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import { type Fighter, isRestrained } from './fighter.ts';
import { winsGrapple } from './roll.ts';

/**
 * A grab that hit: an opposed check; if the attacker wins, it holds the target and both are restrained.
 *
 * Draws: brawl dice of both.
 *
 * @rule CTR-25
 */
export function seize(fight: Fight, unit: Fighter, target: Fighter): void {
  if (isRestrained(unit) || isRestrained(target) || !winsGrapple(fight, unit, target)) return;
  unit.holds = target;
  target.heldBy = unit;
  fight.teller.tell(EVENT.hold, unit.slot, target.slot, 0, 0);
}

/**
 * The held one's opposed check to break free.
 *
 * Draws: brawl dice of both.
 *
 * @rule CTR-25
 */
export function breakFree(fight: Fight, unit: Fighter): void {
  const holder = unit.heldBy;
  if (holder !== undefined && winsGrapple(fight, unit, holder)) endHold(fight, holder);
}

/**
 * The hold of a unit ends: it lets go, the held one breaks free, or either goes out.
 *
 * @param holder any unit; nothing happens where it holds nobody
 * @rule CTR-25
 */
export function endHold(fight: Fight, holder: Fighter): void {
  const held = holder.holds;
  if (held === undefined) return;
  holder.holds = undefined;
  held.heldBy = undefined;
  fight.teller.tell(EVENT.holdEnds, holder.slot, held.slot, 0, 0);
}
