import { ACTIVE } from '../../battle/battle-state.ts';
import { chooseAttack, chooseInReach } from './decide.ts';
import { EVENT } from './events.ts';
import { carryOut } from './exchange.ts';
import type { Fight } from './fight.ts';
import { type Fighter, isRestrained, NONE, slotOf } from './fighter.ts';
import { breakFree, endHold } from './grapple.ts';
import { distanceBetween, moveAway, moveTowards } from './move.ts';
import { APPROACH, BREAKS_HOLD, BY_LIST, RELEASES, RUN, STAND, type Tactic, WITHDRAW } from './tactic.ts';

/**
 * A unit's move and action, as decided. By default a prone unit stands up and a held one tries to
 * break free.
 *
 * @rule CTR-9, CTR-25
 */
export function act(fight: Fight, unit: Fighter): void {
  const { tactic, target } = fight;
  const { move } = tactic;
  const isByReflex = hasReflexes(fight, tactic);
  if (move === STAND || (isByReflex && unit.isProne)) standUp(fight, unit);
  else if (isByReflex && unit.heldBy !== undefined) breakFree(fight, unit);
  else if (target === undefined) tellLost(fight, unit);
  else if (move === APPROACH) approach(fight, unit, target);
  else if (move === WITHDRAW) withdraw(fight, unit, target);
  else if (move === RUN) runTowards(fight, unit, target);
  else actInPlace(fight, unit, target, false);
}

/** The default tactic has them; by `tactics.reflexes` every entry that names no attack. */
function hasReflexes(fight: Fight, { action, isDefault }: Tactic): boolean {
  return isDefault || (fight.plan.rules.entriesKeepReflexes && action === BY_LIST);
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
  const { attacks, rules } = fight.plan;
  const { movesAfter } = fight.tactic;
  if (isRestrained(unit)) {
    actInPlace(fight, unit, target, false);
    if (movesAfter) walk(fight, unit, target, rules.reach);
    return;
  }
  const attack = chooseAttack(fight, unit, target);
  const reach = attack === NONE ? rules.reach : attacks[attack]!.reach;
  if (movesAfter && attack !== NONE && distanceBetween(unit, target) <= reach) {
    carryOut(fight, unit, target, attack);
    walk(fight, unit, target, reach);
    return;
  }
  closeIn(fight, unit, target, attack);
}

/** Moves within reach and attacks; where the turn's move does not reach, even with a rush, runs. */
function closeIn(fight: Fight, unit: Fighter, target: Fighter, attack: number): void {
  const { attacks, rules } = fight.plan;
  const { speed } = unit.kind;
  const reach = attack === NONE ? rules.reach : attacks[attack]!.reach;
  const rush = attack === NONE ? 0 : attacks[attack]!.mostRush;
  if (distanceBetween(unit, target) > reach + rush + speed) {
    moveTowards(fight, unit, target, speed * rules.runSpeeds, reach);
    return;
  }
  moveTowards(fight, unit, target, speed, reach + rush);
  moveTowards(fight, unit, target, rush, reach);
  if (attack === NONE) tellLost(fight, unit);
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
  const wasInReach = attack !== NONE && distanceBetween(unit, target) <= fight.plan.attacks[attack]!.reach;
  if (canWalk(unit)) moveAway(fight, unit, target, speed);
  actInPlace(fight, unit, target, wasInReach);
}

/** The turn's move and as much again, instead of an action. */
function runTowards(fight: Fight, unit: Fighter, target: Fighter): void {
  const { rules } = fight.plan;
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
  const { attacks, rules } = fight.plan;
  const attack = chooseAttack(fight, unit, target);
  let inReach: Fighter | undefined = target;
  if (attack !== NONE && distanceBetween(unit, target) > attacks[attack]!.reach) {
    inReach = wasInReach || rules.choosesAnewAlways ? chooseInReach(fight, unit, attack) : undefined;
  }
  if (attack === NONE || inReach === undefined) tellLost(fight, unit);
  else carryOut(fight, unit, inReach, attack);
}

function tellLost(fight: Fight, unit: Fighter): void {
  fight.teller.tell(EVENT.lost, unit.slot, slotOf(fight.target), 0, 0);
}
