import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import type { Fighter } from './fighter.ts';
import { wound } from './harm.ts';
import { fallProne } from './prone.ts';
import { rollFormula } from './roll-formula.ts';
import { FALL } from './streams.ts';
import { entersOne } from './terrain.ts';

/**
 * Pushes of this group: those on one unit add up, a pit on the way stops it and it falls.
 *
 * @rule T10-13, T10-21
 */
export function landPushes(fight: Fight): void {
  for (let actor = fight.groupFrom; actor < fight.groupTo; actor++) {
    const unit = fight.actors[actor]!;
    if (unit.hitTarget !== undefined) unit.hitTarget.pushed += unit.hitPush;
  }
  for (let actor = fight.groupFrom; actor < fight.groupTo; actor++) {
    const unit = fight.actors[actor]!;
    const target = unit.hitTarget;
    if (target === undefined) continue;
    const push = target.pushed;
    // The first of those who pushed the way it goes is the one to whom a fall is credited.
    if (push * unit.hitPush <= 0) continue;
    target.pushed = 0;
    pushAlong(fight, unit, target, push);
  }
  for (let actor = fight.groupFrom; actor < fight.groupTo; actor++) {
    const target = fight.actors[actor]!.hitTarget;
    if (target !== undefined) target.pushed = 0;
  }
}

/** @rule T10-21, T10-30 */
function pushAlong(fight: Fight, pusher: Fighter, unit: Fighter, push: number): void {
  const from = unit.place;
  const step = push > 0 ? 1 : -1;
  let place = from;
  let hasFallen = false;
  while (place !== from + push && !hasFallen) {
    hasFallen = entersOne(fight.plan.pits, place, place + step);
    place += step;
  }
  unit.place = place;
  fight.teller.tell(EVENT.push, unit.slot, from, place, hasFallen ? 1 : 0);
  if (hasFallen) fall(fight, pusher, unit);
}

/**
 * A fall into a pit: it is no attack, and credited to the pusher.
 *
 * Draws: 2d6 of the unit that falls.
 *
 * @rule T10-30
 */
function fall(fight: Fight, pusher: Fighter, unit: Fighter): void {
  const damage = Math.max(0, rollFormula(fight.dice, unit.stream + FALL, fight.rules.pitDamage));
  pusher.damageDealt += damage;
  fight.teller.tell(EVENT.fall, unit.slot, damage, pusher.slot, 0);
  fallProne(fight, unit);
  wound(fight, pusher, unit, damage);
}
