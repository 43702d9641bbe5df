import { ACTIVE } from '../../battle/battle-state.ts';
import { holds } from '../../battle/conditions.ts';
import { addTarget, pickTarget, type Targets } from '../../battle/targets.ts';
import { EVENT } from './events.ts';
import type { Firefight } from './firefight.ts';
import { hexDistance } from './hexes.ts';
import { PURPOSES, TACTIC } from './streams.ts';
import { ADVANCE, ANY_WEAPON, BY_DEFAULT, HOLD, OWN_SIZE, RUN, TARGETED } from './tactics-table.ts';
import { MELEE_REACH } from './weapon-table.ts';

/**
 * Decides a unit's tactic, target and move on the state as it stands.
 *
 * Draws: one die for each entry considered whose target is `random`.
 *
 * @rule BTL-4, BTL-5, CS-13, CS-14
 */
export function decide(fight: Firefight, slot: number): void {
  const { battle, plan, situation } = fight;
  const row = plan.battle.rowOf[slot]!;
  situation.side = plan.battle.sideOf[slot]!;
  situation.fullHealth = plan.deadly[row]!;
  situation.health = plan.deadly[row]! - fight.wounds[slot]!;
  situation.states = fight.targetedIn[slot] === fight.step ? TARGETED : 0;
  const farthest = findEnemies(fight, slot);
  let entry = plan.tactics.first[row]!;
  for (; ; entry++) {
    const target = choose(fight, slot, entry, farthest);
    fight.target[slot] = target;
    if (holds(plan.tactics.conditions, entry, battle, situation)) break;
  }
  fight.entry[slot] = entry;
  fight.move[slot] = moveOf(fight, row, entry);
  declareTarget(fight, slot);
  fight.teller.tell(EVENT.declare, slot, fight.target[slot]!, entry, fight.move[slot]!);
}

/** Lists all active enemies with their distances; returns the largest. */
function findEnemies(fight: Firefight, slot: number): number {
  const { battle, enemies } = fight;
  const side = 1 - fight.plan.battle.sideOf[slot]!;
  const q = fight.q[slot]!;
  const r = fight.r[slot]!;
  let farthest = 0;
  enemies.count = 0;
  for (let enemy = battle.from[side]!; enemy < battle.to[side]!; enemy++) {
    if (battle.status[enemy] !== ACTIVE) continue;
    const distance = hexDistance(fight.q[enemy]! - q, fight.r[enemy]! - r);
    if (distance > farthest) farthest = distance;
    addTarget(enemies, enemy, distance);
  }
  return farthest;
}

/** Chooses an entry's target: among those in range, or among all where nobody is. */
function choose(fight: Firefight, slot: number, entry: number, farthest: number): number {
  const { enemies, legal } = fight;
  const reach = reachOf(fight, slot, entry);
  if (reach >= farthest) return chooseFrom(fight, slot, entry, enemies);
  keepWithin(enemies, reach, legal);
  return chooseFrom(fight, slot, entry, legal.count > 0 ? legal : enemies);
}

function chooseFrom(fight: Firefight, slot: number, entry: number, targets: Targets): number {
  const { plan, situation } = fight;
  const index = plan.battle.indexOf[slot]!;
  const picked = pickTarget(fight, targets, plan.tactics.choice[entry]!, index, slot * PURPOSES + TACTIC);
  if (picked < 0) {
    situation.distance = -1;
    return -1;
  }
  situation.distance = targets.distances[picked]!;
  return targets.slots[picked]!;
}

function keepWithin(enemies: Targets, reach: number, legal: Targets): void {
  legal.count = 0;
  for (let i = 0; i < enemies.count; i++) {
    if (enemies.distances[i]! <= reach) addTarget(legal, enemies.slots[i]!, enemies.distances[i]!);
  }
}

/** Hexes over which the entry's weapon, or any of the unit's, reaches. */
export function reachOf(fight: Firefight, slot: number, entry: number): number {
  const { plan } = fight;
  const weapon = plan.tactics.weapon[entry]!;
  return weapon === ANY_WEAPON ? plan.reach[plan.battle.rowOf[slot]!]! : plan.weapons.reach[weapon]!;
}

/**
 * Chooses a target anew at the act, by the choice of the unit's entry, among those in range.
 *
 * Draws: one die where the choice is `random`.
 *
 * @returns the target, −1 where nobody is in range
 * @rule BTL-4, CS-14
 */
export function chooseAnew(fight: Firefight, slot: number): number {
  findEnemies(fight, slot);
  keepWithin(fight.enemies, reachOf(fight, slot, fight.entry[slot]!), fight.legal);
  return chooseFrom(fight, slot, fight.entry[slot]!, fight.legal);
}

/** The entry's move, or the default tactic's towards the chosen target. */
function moveOf(fight: Firefight, row: number, entry: number): number {
  const { plan, situation } = fight;
  const move = plan.tactics.move[entry]!;
  if (move !== BY_DEFAULT) return move;
  const weapon = plan.tactics.weapon[entry]!;
  const shoots = weapon === ANY_WEAPON ? plan.hasGun[row] === 1 : plan.weapons.increment[weapon]! > 0;
  if (shoots) {
    const reach = weapon === ANY_WEAPON ? plan.reach[row]! : plan.weapons.reach[weapon]!;
    return situation.distance <= reach ? HOLD : ADVANCE;
  }
  return situation.distance > MELEE_REACH + plan.rules.actingHexes ? RUN : ADVANCE;
}

/** The players see whom the game master's side attacks (CS-13). */
function declareTarget(fight: Firefight, slot: number): void {
  const target = fight.target[slot]!;
  if (target >= 0 && fight.situation.side === fight.plan.gamemaster) fight.targetedIn[target] = fight.step;
}

/**
 * Takes the posture of the declared tactic: what a unit presents while it holds its place, and its cover.
 *
 * @rule CS-16, CS-27
 */
export function takePosture(fight: Firefight, slot: number): void {
  const { plan } = fight;
  const entry = fight.entry[slot]!;
  const presents = fight.move[slot] === HOLD ? plan.tactics.presents[entry]! : OWN_SIZE;
  fight.presented[slot] = presents === OWN_SIZE ? plan.size[plan.battle.rowOf[slot]!]! : presents;
  fight.cover[slot] = plan.tactics.cover[entry]!;
}
