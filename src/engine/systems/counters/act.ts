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
  const { tactics } = fight.plan;
  const { entry } = fight;
  const move = tactics.move[entry]!;
  if (tactics.isDefault[entry] === 1) {
    if (fight.isProne[slot] === 1) return standUp(fight, slot);
    if (fight.heldBy[slot] !== NONE) return breakFree(fight, slot);
  }
  if (move === STAND) return standUp(fight, slot);
  if (fight.target === NONE) return tellLost(fight, slot);
  if (move === APPROACH && tactics.movesAfter[entry] === 0) return approach(fight, slot);
  if (move === RUN) return walk(fight, slot, RUN);
  if (tactics.movesAfter[entry] === 0) walk(fight, slot, move);
  actInPlace(fight, slot);
  if (tactics.movesAfter[entry] === 1 && fight.battle.status[slot] === ACTIVE) walk(fight, slot, move);
}

/** @rule CTR-9 */
function standUp(fight: Fight, slot: number): void {
  if (fight.isProne[slot] === 0) return tellLost(fight, slot);
  fight.isProne[slot] = 0;
  fight.teller.tell(EVENT.standUp, slot, 0, 0, 0);
}

/** Towards the target within reach of the attack, or as far as a run carries. */
function approach(fight: Fight, slot: number): void {
  if (isRestrained(fight, slot) || fight.plan.tactics.action[fight.entry]! < BY_LIST) return actInPlace(fight, slot);
  const { plan, target } = fight;
  const speed = plan.speed[plan.battle.rowOf[slot]!]!;
  const attack = chooseAttack(fight, slot, target);
  const reach = attack === NONE ? plan.rules.reach : reachWithRush(fight, attack);
  if (distanceBetween(fight, slot, target) > reach + speed) return walk(fight, slot, RUN);
  moveTowards(fight, slot, target, speed, reach);
  if (attack === NONE) return tellLost(fight, slot);
  attackTarget(fight, slot, target, attack);
}

/** The move of a turn, or a run; a restrained unit makes none. */
function walk(fight: Fight, slot: number, move: number): void {
  if (isRestrained(fight, slot)) return;
  const { battle, rules, speed: speeds } = fight.plan;
  const speed = speeds[battle.rowOf[slot]!]!;
  if (move === APPROACH) moveTowards(fight, slot, fight.target, speed, rules.reach);
  else if (move === RUN) moveTowards(fight, slot, fight.target, speed * rules.runSpeeds, rules.reach);
  else if (move === WITHDRAW) moveAway(fight, slot, fight.target, speed);
}

/**
 * The action of a unit that does not move for it: an attack within reach, breaking free, letting go.
 *
 * @rule BTL-4, CTR-9, CTR-25
 */
function actInPlace(fight: Fight, slot: number): void {
  const action = fight.plan.tactics.action[fight.entry]!;
  if (action === BREAKS_HOLD) return breakFree(fight, slot);
  if (action === RELEASES) return endHold(fight, slot);
  let attack = chooseAttack(fight, slot, fight.target);
  let { target } = fight;
  if (attack !== NONE && distanceBetween(fight, slot, target) > reachWithRush(fight, attack)) {
    target = chooseInReach(fight, slot, reachWithRush(fight, attack));
    if (target !== NONE) attack = chooseAttack(fight, slot, target);
  }
  if (attack === NONE || target === NONE) return tellLost(fight, slot);
  if (distanceBetween(fight, slot, target) > reachWithRush(fight, attack)) return tellLost(fight, slot);
  attackTarget(fight, slot, target, attack);
}

function attackTarget(fight: Fight, slot: number, target: number, attack: number): void {
  const { attacks, rules } = fight.plan;
  fight.target = target;
  moveTowards(fight, slot, target, attacks.mostRush[attack]!, rules.reach);
  carryOut(fight, slot, target, attack);
}

/** Inches over which an attack may be made, its rush included. */
function reachWithRush(fight: Fight, attack: number): number {
  return fight.plan.attacks.reach[attack]! + fight.plan.attacks.mostRush[attack]!;
}

function tellLost(fight: Fight, slot: number): void {
  fight.teller.tell(EVENT.lost, slot, fight.target, 0, 0);
}
