import { ACTIVE } from '../../battle/battle-state.ts';
import { attack, isManeuvering } from './attack.ts';
import { EVENT } from './events.ts';
import { type Fight, NONE } from './fight.ts';
import { chooseAmong, findTargets, seenPlace } from './find-targets.ts';
import { firstDropped, placeOfDropped, rangeOf } from './hands.ts';
import { LANDS } from './lands.ts';
import { declaredTarget } from './move.ts';
import { isBound, negotiate } from './negotiate.ts';
import { ADVANCE, CHARGE, FLEE, GRAPPLE, isAttack, NEGOTIATE, RETRIEVE, TRIP, WITHDRAW } from './tactics-table.ts';

/**
 * The action of one unit of the present group, as far as its rolls: what follows from them lands with
 * those of the others.
 *
 * @param actor place in `fight.actors`
 * @rule T10-12, T10-13
 */
export function act(fight: Fight, actor: number): void {
  const slot = fight.actors[actor]!;
  const action = fight.action[slot]!;
  fight.hitTarget[actor] = NONE;
  fight.rolledOn[actor] = NONE;
  if (fight.stands[slot] === 1) fight.landing |= LANDS.stand;
  if (isAttack(action)) strike(fight, actor, slot, action);
  else if (action === NEGOTIATE) negotiate(fight, actor, slot);
  else if (action === RETRIEVE) retrieve(fight, actor, slot);
  else if (fight.move[slot] === FLEE) leave(fight, actor, slot);
}

/**
 * An attack on the declared target or on one chosen anew, where nothing forbids it.
 *
 * @rule T10-12, T10-18, T10-28
 */
function strike(fight: Fight, actor: number, slot: number, action: number): void {
  if (isBound(fight, slot)) {
    fight.teller.tell(EVENT.bound, slot, 0, 0, 0);
    return;
  }
  const target = targetOf(fight, slot, action);
  if (target === NONE) fight.teller.tell(EVENT.lost, slot, fight.target[slot]!, 0, 0);
  else if (isWithheld(fight, slot, target)) fight.teller.tell(EVENT.withheld, slot, target, 0, 0);
  else attack(fight, actor, slot, target);
}

/**
 * The declared target, or one chosen anew among the enemies within reach or range where that is out
 * or not within it.
 *
 * Draws: one die where a target is chosen anew at random.
 *
 * @rule BTL-4, T10-12, T10-14
 */
function targetOf(fight: Fight, slot: number, action: number): number {
  const target = declaredTarget(fight, slot);
  const from = fight.nextPlace[slot]!;
  const most = mostPaces(fight, slot, action);
  if (target !== NONE && fight.battle.status[target] === ACTIVE) {
    const gap = seenPlace(fight, slot, target) - from;
    if (gap <= most && -gap <= most) return target;
  }
  findTargets(fight, slot, from, most, fight.legal);
  return chooseAmong(fight, slot, fight.entry[slot]!, fight.legal);
}

/**
 * Paces over which a unit's attack goes: a grapple, a trip, and a maneuver of one who has a melee weapon
 * or bare hands, are melee; any other goes as far as the unit shoots.
 *
 * @rule T10-14, T10-21
 */
function mostPaces(fight: Fight, slot: number, action: number): number {
  const isMelee = action === GRAPPLE || action === TRIP || (isManeuvering(fight, slot) && fight.melee[slot] !== NONE);
  return isMelee ? fight.rules.reach : rangeOf(fight, slot);
}

/**
 * Whoever withdraws strikes only at an opponent who has declared to come nearer.
 *
 * @rule T10-18, T10-25
 */
function isWithheld(fight: Fight, slot: number, target: number): boolean {
  if (fight.move[slot] !== WITHDRAW || fight.isVoid[slot] === 1) return false;
  return fight.move[target] !== ADVANCE && fight.move[target] !== CHARGE;
}

/**
 * The unit picks its weapon up where it is within reach after the unit's movement.
 *
 * @rule T10-26
 */
function retrieve(fight: Fight, actor: number, slot: number): void {
  const listed = firstDropped(fight, slot);
  fight.retrieved[actor] = NONE;
  if (listed === NONE) return;
  const gap = placeOfDropped(fight, slot, listed) - fight.nextPlace[slot]!;
  const { reach } = fight.rules;
  if (gap > reach || -gap > reach) return;
  fight.retrieved[actor] = listed;
  fight.landing |= LANDS.retrieve;
}

/**
 * Who flees leaves the field at the end of the group, unless it was tripped or held before it.
 *
 * @rule T10-20, T10-25
 */
function leave(fight: Fight, actor: number, slot: number): void {
  fight.leaves[actor] = 1 - fight.isVoid[slot]!;
  fight.landing |= LANDS.flight;
}
