import { ACTIVE } from '../../battle/battle-state.ts';
import { chooseAttack, chooseInReach } from './decide.ts';
import { EVENT } from './events.ts';
import { carryOut } from './exchange.ts';
import { type Fight, isRestrained, NONE } from './fight.ts';
import { breakFree, endHold } from './grapple.ts';
import { distanceBetween, moveAway, moveTowards } from './move.ts';
import { APPROACH, BREAKS_HOLD, BY_LIST, RELEASES, RUN, STAND, WITHDRAW } from './tactics-table.ts';

/**
 * A unit's move and action, as decided. By default a prone unit stands up and a held one tries to
 * break free.
 *
 * @rule CTR-9, CTR-25
 */
export function act(fight: Fight, slot: number): void {
  const { entry } = fight;
  const move = fight.plan.tactics.move[entry]!;
  const isByReflex = hasReflexes(fight, entry);
  if (move === STAND || (isByReflex && fight.isProne[slot] === 1)) standUp(fight, slot);
  else if (isByReflex && fight.heldBy[slot] !== NONE) breakFree(fight, slot);
  else if (fight.target === NONE) tellLost(fight, slot);
  else if (move === APPROACH) approach(fight, slot);
  else if (move === WITHDRAW) withdraw(fight, slot);
  else if (move === RUN) runTowards(fight, slot);
  else actInPlace(fight, slot, false);
}

/** The default tactic has them; by `tactics.reflexes` every entry that names no attack. */
function hasReflexes(fight: Fight, entry: number): boolean {
  const { rules, tactics } = fight.plan;
  return tactics.isDefault[entry] === 1 || (rules.entriesKeepReflexes && tactics.action[entry] === BY_LIST);
}

/** @rule CTR-9 */
function standUp(fight: Fight, slot: number): void {
  if (fight.isProne[slot] === 0) {
    tellLost(fight, slot);
    return;
  }
  fight.isProne[slot] = 0;
  fight.teller.tell(EVENT.standUp, slot, 0, 0, 0);
}

/** Towards the target within reach of the attack, or as far as a run carries. */
function approach(fight: Fight, slot: number): void {
  const { attacks, rules, tactics } = fight.plan;
  const { target } = fight;
  const movesAfter = tactics.movesAfter[fight.entry] === 1;
  if (isRestrained(fight, slot)) {
    actInPlace(fight, slot, false);
    if (movesAfter) walk(fight, slot, rules.reach);
    return;
  }
  const attack = chooseAttack(fight, slot, target);
  const reach = attack === NONE ? rules.reach : attacks.reach[attack]!;
  if (movesAfter && attack !== NONE && distanceBetween(fight, slot, target) <= reach) {
    carryOut(fight, slot, target, attack);
    walk(fight, slot, reach);
    return;
  }
  closeIn(fight, slot, attack, reach);
}

/** Moves within reach and attacks; where the turn's move does not reach, even with a rush, runs. */
function closeIn(fight: Fight, slot: number, attack: number, reach: number): void {
  const { plan, target } = fight;
  const speed = plan.speed[plan.battle.rowOf[slot]!]!;
  const rush = attack === NONE ? 0 : plan.attacks.mostRush[attack]!;
  if (distanceBetween(fight, slot, target) > reach + rush + speed) {
    moveTowards(fight, slot, target, speed * plan.rules.runSpeeds, reach);
    return;
  }
  moveTowards(fight, slot, target, speed, reach + rush);
  moveTowards(fight, slot, target, rush, reach);
  if (attack === NONE) tellLost(fight, slot);
  else carryOut(fight, slot, target, attack);
}

/** Away from the target by the turn's move, before or after the action. */
function withdraw(fight: Fight, slot: number): void {
  const { attacks, battle, speed, tactics } = fight.plan;
  const { target } = fight;
  const inches = speed[battle.rowOf[slot]!]!;
  if (tactics.movesAfter[fight.entry] === 1) {
    actInPlace(fight, slot, false);
    if (canWalk(fight, slot)) moveAway(fight, slot, target, inches);
    return;
  }
  const attack = chooseAttack(fight, slot, target);
  const wasInReach = attack !== NONE && distanceBetween(fight, slot, target) <= attacks.reach[attack]!;
  if (canWalk(fight, slot)) moveAway(fight, slot, target, inches);
  actInPlace(fight, slot, wasInReach);
}

/** The turn's move and as much again, instead of an action. */
function runTowards(fight: Fight, slot: number): void {
  const { battle, rules, speed } = fight.plan;
  if (!canWalk(fight, slot)) tellLost(fight, slot);
  else moveTowards(fight, slot, fight.target, speed[battle.rowOf[slot]!]! * rules.runSpeeds, rules.reach);
}

function walk(fight: Fight, slot: number, reach: number): void {
  const { battle, speed } = fight.plan;
  if (canWalk(fight, slot)) moveTowards(fight, slot, fight.target, speed[battle.rowOf[slot]!]!, reach);
}

/** A restrained unit does not move. */
function canWalk(fight: Fight, slot: number): boolean {
  return fight.units[slot]!.status === ACTIVE && !isRestrained(fight, slot);
}

/**
 * The action of a unit from where it stands: an attack within reach, breaking free, letting go.
 *
 * @param wasInReach whether the target was in reach before the unit moved; then another may be chosen anew
 * @rule BTL-4, CTR-9, CTR-25
 */
function actInPlace(fight: Fight, slot: number, wasInReach: boolean): void {
  const action = fight.plan.tactics.action[fight.entry]!;
  if (action === BREAKS_HOLD) breakFree(fight, slot);
  else if (action === RELEASES) endHold(fight, slot);
  else attackInPlace(fight, slot, wasInReach);
}

function attackInPlace(fight: Fight, slot: number, wasInReach: boolean): void {
  const { attacks, rules } = fight.plan;
  const attack = chooseAttack(fight, slot, fight.target);
  let { target } = fight;
  if (attack !== NONE && distanceBetween(fight, slot, target) > attacks.reach[attack]!) {
    target = wasInReach || rules.choosesAnewAlways ? chooseInReach(fight, slot, attack) : NONE;
  }
  if (attack === NONE || target === NONE) tellLost(fight, slot);
  else carryOut(fight, slot, target, attack);
}

function tellLost(fight: Fight, slot: number): void {
  fight.teller.tell(EVENT.lost, slot, fight.target, 0, 0);
}
