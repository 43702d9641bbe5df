import { EVENT } from './events.ts';
import { type Fight, isRestrained, NONE } from './fight.ts';
import { winsGrapple } from './roll.ts';

/**
 * A grab that hit: an opposed check; if the attacker wins, it holds the target and both are restrained.
 *
 * Draws: brawl dice of both.
 *
 * @rule CTR-25
 */
export function seize(fight: Fight, slot: number, target: number): void {
  if (isRestrained(fight, slot) || isRestrained(fight, target) || !winsGrapple(fight, slot, target)) return;
  fight.holds[slot] = target;
  fight.heldBy[target] = slot;
  fight.teller.tell(EVENT.hold, slot, target, 0, 0);
}

/**
 * The held one's opposed check to break free.
 *
 * Draws: brawl dice of both.
 *
 * @rule CTR-25
 */
export function breakFree(fight: Fight, slot: number): void {
  const holder = fight.heldBy[slot]!;
  if (holder !== NONE && winsGrapple(fight, slot, holder)) endHold(fight, holder);
}

/**
 * The hold of a unit ends: it lets go, the held one breaks free, or either goes out.
 *
 * @param holder any unit; nothing happens where it holds nobody
 * @rule CTR-25
 */
export function endHold(fight: Fight, holder: number): void {
  const held = fight.holds[holder]!;
  if (held === NONE) return;
  fight.holds[holder] = NONE;
  fight.heldBy[held] = NONE;
  fight.teller.tell(EVENT.holdEnds, holder, held, 0, 0);
}
