import { EVENT } from './events.ts';
import { type Fight, NONE } from './fight.ts';
import { dropWeapon, pickUpWeapon } from './hands.ts';
import { rollFormula } from './roll-formula.ts';
import { FLIGHT, PURPOSES } from './streams.ts';
import { DISARM, RETRIEVE } from './tactics-table.ts';

/** Sides of the die for one of two directions: 1 down the line, 2 up. */
const DIRECTIONS = 2;

/**
 * Weapons knocked away in this group, one a unit.
 *
 * @rule T10-26
 */
export function landDisarms(fight: Fight): void {
  for (let actor = fight.groupFrom; actor < fight.groupTo; actor++) {
    const target = fight.hitTarget[actor]!;
    if (target === NONE || fight.action[fight.actors[actor]!] !== DISARM || fight.knocked[actor] === NONE) continue;
    if (fight.disarmedIn[target] !== fight.group) knockAway(fight, target, fight.knocked[actor]!);
  }
}

/**
 * Draws: d6, d2, from the stream of the weapon's owner.
 *
 * @rule T10-26
 */
function knockAway(fight: Fight, slot: number, listed: number): void {
  const stream = slot * PURPOSES + FLIGHT;
  const side = fight.sideOf[slot]!;
  const paces = rollFormula(fight.dice, stream, fight.rules.flight);
  const direction = fight.dice.one(stream, DIRECTIONS) === 1 ? -1 : 1;
  const place = fight.place[slot]! + direction * paces;
  fight.disarmedIn[slot] = fight.group;
  fight.timesDisarmed[side] = fight.timesDisarmed[side]! + 1;
  dropWeapon(fight, slot, listed, place);
  fight.teller.tell(EVENT.disarm, slot, listed, place, 0);
}

/**
 * Weapons that their owners pick up in this group.
 *
 * @rule T10-26
 */
export function landRetrievals(fight: Fight): void {
  for (let actor = fight.groupFrom; actor < fight.groupTo; actor++) {
    const slot = fight.actors[actor]!;
    const listed = fight.retrieved[actor]!;
    if (fight.action[slot] !== RETRIEVE || listed === NONE) continue;
    pickUpWeapon(fight, slot, listed);
    fight.teller.tell(EVENT.retrieve, slot, listed, 0, 0);
  }
}
