import { ACTIVE } from '../../battle/battle-state.ts';
import type { Attack } from './attack.ts';
import { chooseAttack, chooseInReach } from './decide.ts';
import { EVENT } from './events.ts';
import { carryOut } from './exchange.ts';
import type { Fight } from './fight.ts';
import { type Fighter, isRestrained, slotOf } from './fighter.ts';
import { breakFree, endHold } from './grapple.ts';
import { distanceBetween, moveAway, moveTowards } from './move.ts';
import { APPROACH, BREAKS_HOLD, RELEASES, RUN, STAND, WITHDRAW } from './tactic.ts';

/**
 * A unit's move and action, as decided. By default a prone unit stands up and a held one tries to
 * break free.
 *
 * @rule CTR-9, CTR-25
 */
export function act(fight: Fight, unit: Fighter): void {
  const { tactic, target } = fight;
  const { hasReflexes, move } = tactic;
  if (move === STAND || (hasReflexes && unit.isProne)) standUp(fight, unit);
  else if (hasReflexes && unit.heldBy !== undefined) breakFree(fight, unit);
  else if (target === undefined) tellLost(fight, unit);
  else if (move === APPROACH) approach(fight, unit, target);
  else if (move === WITHDRAW) withdraw(fight, unit, target);
  else if (move === RUN) runTowards(fight, unit, target);
  else actInPlace(fight, unit, target, false);
}

/** @rule CTR-9 */
function standUp(fight: Fight, unit: Fighter): void {
  if (!unit.isProne) {
    tellLost(fight, unit);
    return;
  }
  unit.isProne = false;
  fight.teller.tell(EVENT.standUp, unit.slot, 0, 0, 0);
}

/** Towards the target within reach of the attack, or as far as a run carries. */
function approach(fight: Fight, unit: Fighter, target: Fighter): void {
  const { movesAfter } = fight.tactic;
  if (isRestrained(unit)) {
    actInPlace(fight, unit, target, false);
    if (movesAfter) walk(fight, unit, target, fight.rules.reach);
    return;
  }
  const attack = chooseAttack(fight, unit, target);
  if (attack === undefined || distanceBetween(unit, target) > attack.reach) {
    closeIn(fight, unit, target, attack);
    return;
  }
  carryOut(fight, unit, target, attack);
  if (movesAfter) walk(fight, unit, target, attack.reach);
}

/** Moves within reach and attacks; where the turn's move does not reach, even with a rush, runs. */
function closeIn(fight: Fight, unit: Fighter, target: Fighter, attack: Attack | undefined): void {
  const { rules } = fight;
  const { speed } = unit.kind;
  const reach = attack === undefined ? rules.reach : attack.reach;
  const rush = attack === undefined ? 0 : attack.mostRush;
  if (distanceBetween(unit, target) > reach + rush + speed) {
    moveTowards(fight, unit, target, speed * rules.runSpeeds, reach);
    return;
  }
  moveTowards(fight, unit, target, speed, reach + rush);
  moveTowards(fight, unit, target, rush, reach);
  if (attack === undefined) tellLost(fight, unit);
  else carryOut(fight, unit, target, attack);
}

/** Away from the target by the turn's move, before or after the action. */
function withdraw(fight: Fight, unit: Fighter, target: Fighter): void {
  const { speed } = unit.kind;
  if (fight.tactic.movesAfter) {
    actInPlace(fight, unit, target, false);
    if (canWalk(unit)) moveAway(fight, unit, target, speed);
    return;
  }
  const attack = chooseAttack(fight, unit, target);
  const wasInReach = attack !== undefined && distanceBetween(unit, target) <= attack.reach;
  if (canWalk(unit)) moveAway(fight, unit, target, speed);
  actInPlace(fight, unit, target, wasInReach);
}

/** The turn's move and as much again, instead of an action. */
function runTowards(fight: Fight, unit: Fighter, target: Fighter): void {
  const { rules } = fight;
  if (!canWalk(unit)) tellLost(fight, unit);
  else moveTowards(fight, unit, target, unit.kind.speed * rules.runSpeeds, rules.reach);
}

function walk(fight: Fight, unit: Fighter, target: Fighter, reach: number): void {
  if (canWalk(unit)) moveTowards(fight, unit, target, unit.kind.speed, reach);
}

/** A restrained unit does not move. */
function canWalk(unit: Fighter): boolean {
  return unit.status === ACTIVE && !isRestrained(unit);
}

/**
 * The action of a unit from where it stands: an attack within reach, breaking free, letting go.
 *
 * @param wasInReach whether the target was in reach before the unit moved; then another may be chosen anew
 * @rule BTL-4, CTR-9, CTR-25
 */
function actInPlace(fight: Fight, unit: Fighter, target: Fighter, wasInReach: boolean): void {
  const { action } = fight.tactic;
  if (action === BREAKS_HOLD) breakFree(fight, unit);
  else if (action === RELEASES) endHold(fight, unit);
  else attackInPlace(fight, unit, target, wasInReach);
}

function attackInPlace(fight: Fight, unit: Fighter, target: Fighter, wasInReach: boolean): void {
  const attack = chooseAttack(fight, unit, target);
  let inReach: Fighter | undefined = target;
  if (attack !== undefined && distanceBetween(unit, target) > attack.reach) {
    inReach = wasInReach || fight.rules.choosesAnewAlways ? chooseInReach(fight, unit, attack) : undefined;
  }
  if (attack === undefined || inReach === undefined) tellLost(fight, unit);
  else carryOut(fight, unit, inReach, attack);
}

function tellLost(fight: Fight, unit: Fighter): void {
  fight.teller.tell(EVENT.lost, unit.slot, slotOf(fight.target), 0, 0);
}
