import { ACTIVE, type SideState } from '../../battle/battle-state.ts';
import { holds } from '../../battle/conditions.ts';
import { NEAREST, pickTarget } from '../../battle/targets.ts';
import { EVENT } from './events.ts';
import { distanceTo, type Fighter } from './fighter.ts';
import type { Firefight } from './firefight.ts';
import { hexDistance } from './hexes.ts';
import { listMover } from './move.ts';
import { ADVANCE, BY_DEFAULT, HOLD, OWN_SIZE, RUN, TARGETED, type Tactic } from './tactic.ts';
import { MELEE_REACH } from './weapon.ts';

/** Farther than any enemy. */
const ANYWHERE = 0x3fff_ffff;

/**
 * Declares a unit's act other than a link: its decision, its posture, and its move, to be carried out by `moveAll`.
 *
 * @rule CS-14
 */
export function declareAct(fight: Firefight, unit: Fighter): void {
  unit.isLink = false;
  unit.links = 0;
  if (isStillDecided(fight, unit)) declareTarget(fight, unit);
  else decide(fight, unit);
  takePosture(fight, unit);
  listMover(fight, unit);
}

/**
 * Whether a unit would decide as it did last: a decision on nothing but the nearest enemy and its
 * distance stands until that enemy is out, or anybody moves or enters.
 */
function isStillDecided(fight: Firefight, { decidedIn, tactic, target }: Fighter): boolean {
  return decidedIn === fight.field && tactic.isByNearest && target !== undefined && target.status === ACTIVE;
}

/**
 * Decides a unit's tactic, target and move on the state as it stands.
 *
 * Draws: one die for each entry considered whose target is `random`.
 *
 * @rule BTL-4, BTL-5, CS-13, CS-14
 */
export function decide(fight: Firefight, unit: Fighter): void {
  const { tactics } = unit.kind;
  let distance = -1;
  for (let i = 0; ; i++) {
    const tactic = tactics[i]!;
    const target = choose(fight, unit, tactic);
    unit.tactic = tactic;
    unit.target = target;
    distance = target === undefined ? -1 : distanceTo(unit, target);
    if (!tactic.conditions.isConditional || areMet(fight, unit, distance)) break;
  }
  unit.move = moveOf(fight, unit.tactic, distance);
  unit.decidedIn = fight.field;
  declareTarget(fight, unit);
}

/** Whether the conditions of the entry that a unit considers hold, at a distance from its target, −1 without one. */
function areMet({ battle, situation, step }: Firefight, unit: Fighter, distance: number): boolean {
  const { deadly } = unit.kind;
  situation.side = unit.side;
  situation.fullHealth = deadly;
  situation.health = deadly - unit.wounds;
  situation.states = unit.targetedIn === step ? TARGETED : 0;
  situation.distance = distance;
  return holds(unit.tactic.conditions, battle, situation);
}

/** Chooses an entry's target: among those in range, or among all where nobody is, which for the nearest is the same. */
function choose(fight: Firefight, unit: Fighter, tactic: Tactic): Fighter | undefined {
  if (tactic.choice === NEAREST) return nearestEnemy(fight, unit);
  if (unit.measuredIn === fight.field && unit.farthest <= tactic.reach) {
    return chooseWithin(fight, unit, tactic, ANYWHERE);
  }
  measureEnemies(fight, unit);
  return chooseWithin(fight, unit, tactic, tactic.reach) ?? chooseWithin(fight, unit, tactic, ANYWHERE);
}

/** The nearest active enemy: the one found last, as long as it is active and nobody moves or enters. */
function nearestEnemy(fight: Firefight, unit: Fighter): Fighter | undefined {
  if (unit.nearestIn !== fight.field || unit.nearest === undefined || unit.nearest.status !== ACTIVE) {
    unit.nearest = findNearest(enemiesOf(fight, unit), unit);
    unit.nearestIn = fight.field;
  }
  return unit.nearest;
}

function findNearest({ active, activeUnits }: SideState<Fighter>, { q, r }: Fighter): Fighter | undefined {
  let nearest: Fighter | undefined;
  let least = ANYWHERE;
  for (let i = 0; i < active; i++) {
    const enemy = activeUnits[i]!;
    const distance = hexDistance(enemy.q - q, enemy.r - r);
    if (distance >= least) continue;
    nearest = enemy;
    least = distance;
  }
  return nearest;
}

/** Measures the distances of all active enemies. */
function measureEnemies(fight: Firefight, unit: Fighter): void {
  const { active, activeUnits } = enemiesOf(fight, unit);
  const { q, r } = unit;
  unit.farthest = 0;
  unit.measuredIn = fight.field;
  for (let i = 0; i < active; i++) {
    const enemy = activeUnits[i]!;
    enemy.distance = hexDistance(enemy.q - q, enemy.r - r);
    unit.farthest = Math.max(unit.farthest, enemy.distance);
  }
}

function chooseWithin(fight: Firefight, unit: Fighter, tactic: Tactic, reach: number): Fighter | undefined {
  return pickTarget(fight.dice, enemiesOf(fight, unit), reach, tactic.choice, unit.index, unit.tacticDice);
}

function enemiesOf(fight: Firefight, unit: Fighter): SideState<Fighter> {
  return fight.battle.side(1 - unit.side);
}

/**
 * Chooses a target anew at the act, by the choice of the unit's entry, among those in range.
 *
 * Draws: one die where the choice is `random`.
 *
 * @returns undefined where nobody is in range
 * @rule BTL-4, CS-14
 */
export function chooseAnew(fight: Firefight, unit: Fighter): Fighter | undefined {
  measureEnemies(fight, unit);
  return chooseWithin(fight, unit, unit.tactic, unit.tactic.reach);
}

/** The entry's move, or the default tactic's towards the chosen target. */
function moveOf(fight: Firefight, tactic: Tactic, distance: number): number {
  if (tactic.move !== BY_DEFAULT) return tactic.move;
  if (tactic.hasGun) return distance <= tactic.reach ? HOLD : ADVANCE;
  return distance > MELEE_REACH + fight.plan.rules.actingHexes ? RUN : ADVANCE;
}

/**
 * Tells a unit's decision; the players see whom the game master's side attacks.
 *
 * @rule CS-13
 */
function declareTarget(fight: Firefight, unit: Fighter): void {
  const { side, target } = unit;
  if (target !== undefined && side === fight.plan.gamemaster) target.targetedIn = fight.step;
  fight.teller.tell(EVENT.declare, unit.slot, slotOf(target), unit.tactic.number, unit.move);
}

/** The slot of a target, −1 for none, as events tell it. */
export function slotOf(target: Fighter | undefined): number {
  return target === undefined ? -1 : target.slot;
}

/**
 * Takes the posture of the declared tactic: what a unit presents while it holds its place, and its cover.
 *
 * @rule CS-16, CS-27
 */
function takePosture(fight: Firefight, unit: Fighter): void {
  const declared = unit.move === HOLD ? unit.tactic.presents : OWN_SIZE;
  const presented = declared === OWN_SIZE ? unit.kind.size : declared;
  const { cover } = unit.tactic;
  if (presented === unit.presented && cover === unit.cover) return;
  unit.presented = presented;
  unit.cover = cover;
  fight.field++;
}
