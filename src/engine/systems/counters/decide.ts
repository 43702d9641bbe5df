import { ACTIVE } from '../../battle/battle-state.ts';
import { holds } from '../../battle/conditions.ts';
import { addTarget, pickTarget } from '../../battle/targets.ts';
import { EVENT } from './events.ts';
import { type Fight, isRestrained, NONE } from './fight.ts';
import { distanceBetween } from './move.ts';
import { hasSpent } from './recover.ts';
import { PURPOSES, TACTIC } from './streams.ts';
import { BY_LIST, HELD, HOLDING, PRONE } from './tactics-table.ts';

/** Any distance is within it. */
const ANYWHERE = 0x7fff_ffff;

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
  situation.health = fight.healthOrder[slot]!;
  situation.states =
    (fight.isProne[slot] === 1 ? PRONE : 0) |
    (fight.heldBy[slot] !== NONE ? HELD : 0) |
    (fight.holds[slot] !== NONE ? HOLDING : 0);
  findEnemies(fight, slot, ANYWHERE);
  let entry = plan.tactics.first[row]!;
  for (; ; entry++) {
    fight.target = choose(fight, slot, entry);
    if (holds(plan.tactics.conditions, entry, fight.battle, situation)) break;
  }
  fight.entry = entry;
  fight.teller.tell(EVENT.decide, slot, fight.target, entry, 0);
}

/** Lists the active enemies up to a distance. */
function findEnemies(fight: Fight, slot: number, farthest: number): void {
  const { battle, enemies } = fight;
  const side = 1 - fight.plan.battle.sideOf[slot]!;
  enemies.count = 0;
  for (let enemy = battle.from[side]!; enemy < battle.to[side]!; enemy++) {
    if (battle.status[enemy] !== ACTIVE) continue;
    const distance = distanceBetween(fight, slot, enemy);
    if (distance <= farthest) addTarget(enemies, enemy, distance);
  }
}

function choose(fight: Fight, slot: number, entry: number): number {
  const { enemies, plan, situation } = fight;
  const index = plan.battle.indexOf[slot]!;
  const picked = pickTarget(fight, enemies, plan.tactics.choice[entry]!, index, slot * PURPOSES + TACTIC);
  situation.distance = picked < 0 ? -1 : enemies.distances[picked]!;
  return picked < 0 ? NONE : enemies.slots[picked]!;
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
  const { enemies } = fight;
  findEnemies(fight, slot, fight.plan.attacks.reach[attack]!);
  const found = enemies.count;
  enemies.count = 0;
  for (let i = 0; i < found; i++) {
    const enemy = enemies.slots[i]!;
    if (isAllowed(fight, enemy, attack)) addTarget(enemies, enemy, enemies.distances[i]!);
  }
  return choose(fight, slot, fight.entry);
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
