import { ACTIVE } from '../../battle/battle-state.ts';
import { holds } from '../../battle/conditions.ts';
import { pickTarget } from '../../battle/targets.ts';
import { EVENT } from './events.ts';
import { type Fight, isRestrained, NONE } from './fight.ts';
import { distanceBetween } from './move.ts';
import { hasSpent } from './recover.ts';
import { PURPOSES, TACTIC } from './streams.ts';
import { BY_LIST, HELD, HOLDING, PRONE } from './tactics-table.ts';

/** Farther than any enemy, and farther than that. */
const ANYWHERE = 0x3fff_ffff;
const NOWHERE = ANYWHERE + 1;

/**
 * Decides a unit's tactic and target on the state as it stands.
 *
 * Draws: one die for each entry considered whose target is `random`.
 *
 * @rule BTL-4, BTL-5, CTR-9
 */
export function decide(fight: Fight, slot: number): void {
  const { plan, situation } = fight;
  const row = plan.battle.rowOf[slot]!;
  situation.side = plan.battle.sideOf[slot]!;
  situation.fullHealth = plan.capacity[row]!;
  situation.health = fight.units[slot]!.healthOrder;
  situation.states =
    (fight.isProne[slot] === 1 ? PRONE : 0) |
    (fight.heldBy[slot] !== NONE ? HELD : 0) |
    (fight.holds[slot] !== NONE ? HOLDING : 0);
  measureEnemies(fight, slot, NONE);
  let entry = plan.tactics.first[row]!;
  for (; ; entry++) {
    fight.target = choose(fight, slot, entry, ANYWHERE);
    if (holds(plan.tactics.conditions[entry]!, fight.battle, situation)) break;
  }
  fight.entry = entry;
  fight.teller.tell(EVENT.decide, slot, fight.target, entry, 0);
}

/**
 * Measures the distances of all active enemies, as `pickTarget` reads them.
 *
 * @param attack those on whom it may not be made are out of any reach; `NONE` for none in particular
 */
function measureEnemies(fight: Fight, slot: number, attack: number): void {
  const enemies = fight.battle.side(1 - fight.units[slot]!.side);
  for (let i = 0; i < enemies.to; i++) {
    const enemy = enemies.units[i]!;
    if (enemy.status !== ACTIVE) continue;
    const isOpen = attack === NONE || isAllowed(fight, enemy.slot, attack);
    enemy.distance = isOpen ? distanceBetween(fight, slot, enemy.slot) : NOWHERE;
  }
}

function choose(fight: Fight, slot: number, entry: number, reach: number): number {
  const { plan, situation } = fight;
  const { index, side } = fight.units[slot]!;
  const choice = plan.tactics.choice[entry]!;
  const picked = pickTarget(fight.dice, fight.battle.side(1 - side), reach, choice, index, slot * PURPOSES + TACTIC);
  situation.distance = picked === undefined ? -1 : picked.distance;
  return picked === undefined ? NONE : picked.slot;
}

/**
 * Chooses a target anew at the act, by the choice of the unit's entry, among those in reach of its
 * attack on whom that may be made; a unit that attacks out of turn has not chosen, and finds nobody else.
 *
 * Draws: one die where the choice is `random`.
 *
 * @returns `NONE` where there is nobody
 * @rule BTL-4, CTR-19
 */
export function chooseInReach(fight: Fight, slot: number, attack: number): number {
  if (slot !== fight.onTurn) return NONE;
  measureEnemies(fight, slot, attack);
  return choose(fight, slot, fight.entry, fight.plan.attacks.reach[attack]!);
}

/**
 * The basic attack that a unit makes on a target: the first usable one of its list, or the one that
 * its tactic names; where none is, the first that would be usable if there were a counter to recover.
 *
 * @returns index in the attack table, `NONE` without one
 * @rule CTR-9
 */
export function chooseAttack(fight: Fight, slot: number, target: number): number {
  const { attacks, battle, firstAttack, tactics } = fight.plan;
  const named = tactics.action[fight.entry]!;
  if (named !== BY_LIST) return named >= 0 && isPossible(fight, slot, target, named) ? named : NONE;
  const row = battle.rowOf[slot]!;
  const end = firstAttack[row + 1]!;
  let fallback = NONE;
  for (let attack = firstAttack[row]!; attack < end; attack++) {
    if (!isPossible(fight, slot, target, attack)) continue;
    if (attacks.recovers[attack] === 0 || hasSpent(fight, slot)) return attack;
    if (fallback === NONE) fallback = attack;
  }
  return fallback;
}

/**
 * Whether an attack has a die to roll and its own condition holds.
 *
 * @rule CTR-9, CTR-25
 */
function isPossible(fight: Fight, slot: number, target: number, attack: number): boolean {
  const { attacks, rules } = fight.plan;
  if (attacks.dice[attack]! < 1) return false;
  if (attacks.isForRestrained[attack] === 0 && isRestrained(fight, slot)) return false;
  if (!isAllowed(fight, target, attack)) return false;
  const rush = attacks.rush[attack]!;
  return (
    rush === 0 || (rush <= attacks.mostRush[attack]! && distanceBetween(fight, slot, target) - rules.reach >= rush)
  );
}

/** Whether an attack may be made on such a target. */
function isAllowed(fight: Fight, target: number, attack: number): boolean {
  const { attacks } = fight.plan;
  if (attacks.needsHelpless[attack] === 1 && !isHelpless(fight, target)) return false;
  return attacks.grapples[attack] === 0 || !isRestrained(fight, target);
}

/** Has not acted in this fight, or cannot defend itself. */
function isHelpless(fight: Fight, target: number): boolean {
  return fight.hasActed[target] === 0 || fight.heldBy[target] !== NONE || fight.isStunned[target] === 1;
}
