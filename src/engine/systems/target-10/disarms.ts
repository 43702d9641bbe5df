import { EVENT } from './events.ts';
import { countExtra, TIMES_DISARMED } from './extras.ts';
import type { Fight } from './fight.ts';
import type { Fighter } from './fighter.ts';
import { dropWeapon, pickUpWeapon } from './hands.ts';
import { rollFormula } from './roll-formula.ts';
import { DISARM, RETRIEVE } from './tactic.ts';
import type { Weapon } from './weapon.ts';

/** Sides of the die for one of two directions: 1 down the line, 2 up. */
const DIRECTIONS = 2;

/**
 * Weapons knocked away in this group, one a unit.
 *
 * @rule T10-26
 */
export function landDisarms(fight: Fight): void {
  for (let i = 0; i < fight.hitCount; i++) {
    const { action, hitTarget, knocked } = fight.hitters[i]!;
    if (action !== DISARM || knocked === undefined || hitTarget!.disarmedIn === fight.group) continue;
    knockAway(fight, hitTarget!, knocked);
  }
}

/**
 * Draws: d6, d2, from the stream of the weapon's owner.
 *
 * @rule T10-26
 */
function knockAway(fight: Fight, unit: Fighter, weapon: Weapon): void {
  const stream = unit.flightDice;
  const paces = rollFormula(fight.dice, stream, fight.rules.flight);
  const direction = fight.dice.one(stream, DIRECTIONS) === 1 ? -1 : 1;
  const place = unit.place + direction * paces;
  unit.disarmedIn = fight.group;
  countExtra(fight.metrics, unit.side, TIMES_DISARMED);
  dropWeapon(unit, weapon, place);
  fight.teller.tell(EVENT.disarm, unit.slot, weapon.listed, place, 0);
}

/**
 * Weapons that their owners pick up in this group.
 *
 * @rule T10-26
 */
export function landRetrievals(fight: Fight): void {
  for (let actor = fight.groupFrom; actor < fight.groupTo; actor++) {
    const unit = fight.actors[actor]!;
    if (unit.action !== RETRIEVE || unit.retrieved < 0) continue;
    pickUpWeapon(unit, unit.retrieved);
    fight.teller.tell(EVENT.retrieve, unit.slot, unit.retrieved, 0, 0);
  }
}
