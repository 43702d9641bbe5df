import { EVENT } from './events.ts';
import { type Fight, NONE } from './fight.ts';
import { wound } from './harm.ts';
import { fallProne } from './prone.ts';
import { rollFormula } from './roll-formula.ts';
import { FALL, PURPOSES } from './streams.ts';
import { entersOne } from './terrain.ts';

/**
 * Pushes of this group: those on one unit add up, a pit on the way stops it and it falls.
 *
 * @rule T10-13, T10-21
 */
export function landPushes(fight: Fight): void {
  for (let actor = fight.groupFrom; actor < fight.groupTo; actor++) {
    const target = fight.hitTarget[actor]!;
    if (target !== NONE) fight.pushed[target] = fight.pushed[target]! + fight.hitPush[actor]!;
  }
  for (let actor = fight.groupFrom; actor < fight.groupTo; actor++) {
    const target = fight.hitTarget[actor]!;
    if (target === NONE) continue;
    const push = fight.pushed[target]!;
    // The first of those who pushed the way it goes is the one to whom a fall is credited.
    if (push * fight.hitPush[actor]! <= 0) continue;
    fight.pushed[target] = 0;
    pushAlong(fight, fight.actors[actor]!, target, push);
  }
  for (let actor = fight.groupFrom; actor < fight.groupTo; actor++) {
    if (fight.hitTarget[actor] !== NONE) fight.pushed[fight.hitTarget[actor]!] = 0;
  }
}

/** @rule T10-21, T10-30 */
function pushAlong(fight: Fight, pusher: number, slot: number, push: number): void {
  const from = fight.place[slot]!;
  const step = push > 0 ? 1 : -1;
  let place = from;
  let hasFallen = false;
  while (place !== from + push && !hasFallen) {
    hasFallen = entersOne(fight.plan.pits, place, place + step);
    place += step;
  }
  fight.place[slot] = place;
  fight.teller.tell(EVENT.push, slot, from, place, hasFallen ? 1 : 0);
  if (hasFallen) fall(fight, pusher, slot);
}

/**
 * A fall into a pit: it is no attack, and credited to the pusher.
 *
 * Draws: 2d6 of the unit that falls.
 *
 * @rule T10-30
 */
function fall(fight: Fight, pusher: number, slot: number): void {
  const damage = Math.max(0, rollFormula(fight.dice, slot * PURPOSES + FALL, fight.rules.pitDamage));
  fight.battle.damageDealt[pusher] = fight.battle.damageDealt[pusher]! + damage;
  fight.teller.tell(EVENT.fall, slot, damage, pusher, 0);
  fallProne(fight, slot);
  wound(fight, pusher, slot, damage);
}
