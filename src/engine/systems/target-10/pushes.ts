import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import type { Fighter } from './fighter.ts';
import { wound } from './harm.ts';
import { fallProne } from './prone.ts';
import { rollFormula } from './roll-formula.ts';
import { entersOne } from './terrain.ts';

/**
 * Pushes of this group: those on one unit add up, a pit on the way stops it and it falls. Of those who
 * pushed the way it goes, the first is the one to whom a fall is credited.
 *
 * @rule T10-13, T10-21
 */
export function landPushes(fight: Fight): void {
  for (let i = 0; i < fight.hitCount; i++) {
    const { hitPush, hitTarget } = fight.hitters[i]!;
    hitTarget!.pushed += hitPush;
  }
  for (let i = 0; i < fight.hitCount; i++) {
    const unit = fight.hitters[i]!;
    const target = unit.hitTarget!;
    if (target.pushed * unit.hitPush <= 0) continue;
    pushAlong(fight, unit, target);
    target.pushed = 0;
  }
}

/** @rule T10-21, T10-30 */
function pushAlong(fight: Fight, pusher: Fighter, unit: Fighter): void {
  const from = unit.place;
  const end = from + unit.pushed;
  const step = end > from ? 1 : -1;
  let hasFallen = false;
  while (unit.place !== end && !hasFallen) {
    hasFallen = entersOne(fight.plan.pits, unit.place, unit.place + step);
    unit.place += step;
  }
  unit.nextPlace = unit.place;
  fight.teller.tell(EVENT.push, unit.slot, from, unit.place, hasFallen ? 1 : 0);
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
  const damage = Math.max(0, rollFormula(fight.dice, unit.fallDice, fight.rules.pitDamage));
  pusher.damageDealt += damage;
  fight.teller.tell(EVENT.fall, unit.slot, damage, pusher.slot, 0);
  fallProne(fight, unit);
  wound(fight, pusher, unit, damage);
}
