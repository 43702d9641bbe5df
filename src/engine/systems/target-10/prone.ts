import { EVENT } from './events.ts';
import { countExtra, TIMES_PRONE } from './extras.ts';
import type { Fight } from './fight.ts';
import type { Fighter } from './fighter.ts';
import { TRIP } from './tactic.ts';

/**
 * A unit goes down, which makes its movement void; one that lies already stays as it is.
 *
 * @rule T10-22, T10-25
 */
export function fallProne(fight: Fight, unit: Fighter): void {
  if (unit.isProne) return;
  unit.isProne = true;
  unit.hindrance += fight.rules.proneModifier;
  unit.isVoid = true;
  countExtra(fight.metrics, unit.side, TIMES_PRONE);
  fight.teller.tell(EVENT.prone, unit.slot, 0, 0, 0);
}

/**
 * Trips of this group.
 *
 * @rule T10-27
 */
export function landTrips(fight: Fight): void {
  for (let i = 0; i < fight.hitCount; i++) {
    const { action, hitTarget } = fight.hitters[i]!;
    if (action === TRIP) fallProne(fight, hitTarget!);
  }
}

/**
 * Units of this group that stand up.
 *
 * @rule T10-22
 */
export function landStanding(fight: Fight): void {
  for (let actor = fight.groupFrom; actor < fight.groupTo; actor++) {
    const unit = fight.actors[actor]!;
    if (!unit.stands) continue;
    unit.stands = false;
    unit.isProne = false;
    unit.hindrance -= fight.rules.proneModifier;
  }
}
