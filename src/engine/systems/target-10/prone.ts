import { EVENT } from './events.ts';
import { type Fight, NONE } from './fight.ts';
import { TRIP } from './tactics-table.ts';

/**
 * A unit goes down, which makes its movement void; one that lies already stays as it is.
 *
 * @rule T10-22, T10-25
 */
export function fallProne(fight: Fight, slot: number): void {
  if (fight.prone[slot] === 1) return;
  const side = fight.sideOf[slot]!;
  fight.prone[slot] = 1;
  fight.hindrance[slot] = fight.hindrance[slot]! + fight.rules.proneModifier;
  fight.isVoid[slot] = 1;
  fight.timesProne[side] = fight.timesProne[side]! + 1;
  fight.teller.tell(EVENT.prone, slot, 0, 0, 0);
}

/**
 * Trips of this group.
 *
 * @rule T10-27
 */
export function landTrips(fight: Fight): void {
  for (let actor = fight.groupFrom; actor < fight.groupTo; actor++) {
    const target = fight.hitTarget[actor]!;
    if (target !== NONE && fight.action[fight.actors[actor]!] === TRIP) fallProne(fight, target);
  }
}

/**
 * Units of this group that stand up.
 *
 * @rule T10-22
 */
export function landStanding(fight: Fight): void {
  for (let actor = fight.groupFrom; actor < fight.groupTo; actor++) {
    const slot = fight.actors[actor]!;
    if (fight.stands[slot] === 0) continue;
    fight.prone[slot] = 0;
    fight.hindrance[slot] = fight.hindrance[slot]! - fight.rules.proneModifier;
  }
}
