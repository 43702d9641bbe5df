import { ACTIVE } from '../../battle/battle-state.ts';
import { aim, attack, isManeuvering, isStillAimed } from './attack.ts';
import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import { type Fighter, slotOf } from './fighter.ts';
import { chooseWithin, measureEnemies, seenPlace } from './find-targets.ts';
import { firstDropped, rangeOf } from './hands.ts';
import { LANDS } from './lands.ts';
import { declaredTarget } from './move.ts';
import { isBound, negotiate } from './negotiate.ts';
import { ADVANCE, CHARGE, FLEE, GRAPPLE, isAttack, NEGOTIATE, RETRIEVE, TRIP, WITHDRAW } from './tactic.ts';

/**
 * The action of one unit of the present group, as far as its rolls: what follows from them lands with
 * those of the others.
 *
 * @rule T10-12, T10-13
 */
export function act(fight: Fight, unit: Fighter): void {
  const { action } = unit;
  unit.rolledOn = undefined;
  if (isAttack(action)) strike(fight, unit);
  else if (action === NEGOTIATE) negotiate(fight, unit);
  else if (action === RETRIEVE) retrieve(fight, unit);
  else if (unit.move === FLEE) leave(fight, unit);
}

/**
 * An attack on the declared target or on one chosen anew, where nothing forbids it.
 *
 * @rule T10-12, T10-18, T10-28
 */
function strike(fight: Fight, unit: Fighter): void {
  if (isBound(fight, unit)) {
    fight.teller.tell(EVENT.bound, unit.slot, 0, 0, 0);
    return;
  }
  if (isStillAimed(fight, unit)) {
    attack(fight, unit, unit.target!);
    return;
  }
  const target = targetOf(fight, unit);
  if (target === undefined) fight.teller.tell(EVENT.lost, unit.slot, slotOf(unit.target), 0, 0);
  else if (isWithheld(unit, target)) fight.teller.tell(EVENT.withheld, unit.slot, target.slot, 0, 0);
  else {
    aim(fight, unit, target);
    attack(fight, unit, target);
  }
}

/**
 * The declared target, or one chosen anew among the enemies within reach or range where that is out
 * or not within it.
 *
 * Draws: one die where a target is chosen anew at random.
 *
 * @rule BTL-4, T10-12, T10-14
 */
function targetOf(fight: Fight, unit: Fighter): Fighter | undefined {
  const target = declaredTarget(unit);
  const from = unit.nextPlace;
  const most = mostPaces(fight, unit);
  if (target !== undefined && target.status === ACTIVE) {
    const gap = seenPlace(unit, target) - from;
    if (gap <= most && -gap <= most) return target;
  }
  measureEnemies(fight, unit, from);
  return chooseWithin(fight, unit, unit.tactic.choice, most);
}

/**
 * Paces over which a unit's attack goes: a grapple, a trip, and a maneuver of one who has a melee weapon
 * or bare hands, are melee; any other goes as far as the unit shoots.
 *
 * @rule T10-14, T10-21
 */
function mostPaces({ rules }: Fight, unit: Fighter): number {
  const { action, melee } = unit;
  const isMelee = action === GRAPPLE || action === TRIP || (melee !== undefined && isManeuvering(unit));
  return isMelee ? rules.reach : rangeOf(unit, rules.reach);
}

/**
 * Whoever withdraws strikes only at an opponent who has declared to come nearer.
 *
 * @rule T10-18, T10-25
 */
function isWithheld({ isVoid, move }: Fighter, target: Fighter): boolean {
  if (move !== WITHDRAW || isVoid) return false;
  return target.move !== ADVANCE && target.move !== CHARGE;
}

/**
 * The unit picks its weapon up where it is within reach after the unit's movement.
 *
 * @rule T10-26
 * @noinline
 */
function retrieve(fight: Fight, unit: Fighter): void {
  const listed = firstDropped(unit);
  unit.retrieved = -1;
  if (listed < 0) return;
  const gap = unit.weaponPlaces[listed]! - unit.nextPlace;
  const { reach } = fight.rules;
  if (gap > reach || -gap > reach) return;
  unit.retrieved = listed;
  fight.landing |= LANDS.retrieve;
}

/**
 * Who flees leaves the field at the end of the group, unless it was tripped or held before it.
 *
 * @rule T10-20, T10-25
 * @noinline
 */
function leave(fight: Fight, unit: Fighter): void {
  unit.leaves = !unit.isVoid;
  fight.landing |= LANDS.flight;
}
