import { ACTIVE, FLED, takeOut } from '../../battle/battle-state.ts';
import { landDisarms, landRetrievals } from './disarms.ts';
import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import { landKilling, landSubduing, landUnconscious } from './harm.ts';
import { breakHolds, checkHolds, landHolds } from './holds.ts';
import { LANDS, ONLY_HARMS } from './lands.ts';
import { landNegotiations } from './negotiate.ts';
import { landStanding, landTrips } from './prone.ts';
import { landPushes } from './pushes.ts';
import { FLEE } from './tactic.ts';

/**
 * Lets the effects of the present group land together, in their order.
 *
 * @rule T10-13
 */
export function land(fight: Fight): void {
  const { landing } = fight;
  const isOnlyHarm = (landing & ~ONLY_HARMS) === 0;
  if (!isOnlyHarm) landChanges(fight, landing);
  if ((landing & LANDS.killing) !== 0) landKilling(fight);
  if ((fight.landing & LANDS.unconscious) !== 0) landUnconscious(fight);
  if ((landing & LANDS.subduing) !== 0) landSubduing(fight);
  if ((landing & LANDS.flight) !== 0) landFlights(fight);
  if (fight.holds > 0) checkHolds(fight);
  if ((landing & LANDS.hold) !== 0) landHolds(fight);
  if (fight.isBinding || (landing & LANDS.negotiation) !== 0) landNegotiations(fight);
  fight.landing = 0;
  fight.hitCount = 0;
}

/**
 * What lands before harm does.
 *
 * @noinline
 */
function landChanges(fight: Fight, landing: number): void {
  fight.field++;
  if ((landing & LANDS.stand) !== 0) landStanding(fight);
  if (fight.holds > 0) breakHolds(fight);
  if ((landing & LANDS.move) !== 0) landMoves(fight);
  if ((landing & LANDS.push) !== 0) landPushes(fight);
  if ((landing & LANDS.trip) !== 0) landTrips(fight);
  if ((landing & LANDS.disarm) !== 0) landDisarms(fight);
  if ((landing & LANDS.retrieve) !== 0) landRetrievals(fight);
}

/** @rule T10-18, T10-19, T10-20 */
function landMoves(fight: Fight): void {
  for (let actor = fight.groupFrom; actor < fight.groupTo; actor++) {
    const unit = fight.actors[actor]!;
    unit.place = unit.nextPlace;
  }
}

/**
 * Those who fled and are still on their feet leave the field.
 *
 * @rule T10-20
 * @noinline
 */
function landFlights(fight: Fight): void {
  for (let actor = fight.groupFrom; actor < fight.groupTo; actor++) {
    const unit = fight.actors[actor]!;
    if (unit.move !== FLEE || !unit.leaves || unit.status !== ACTIVE) continue;
    takeOut(fight.battle, unit, FLED);
    fight.teller.tell(EVENT.fled, unit.slot, 0, 0, 0);
  }
}
