import { ACTIVE, type SideState } from '../../battle/battle-state.ts';
import { holds } from '../../battle/conditions.ts';
import { NEAREST, pickTarget } from '../../battle/targets.ts';
import { EVENT } from './events.ts';
import type { Fighter } from './fighter.ts';
import type { Firefight } from './firefight.ts';
import { hexDistance } from './hexes.ts';
import { TACTIC } from './streams.ts';
import { ADVANCE, BY_DEFAULT, HOLD, OWN_SIZE, RUN, TARGETED, type Tactic } from './tactic.ts';
import { MELEE_REACH } from './weapon.ts';

/** Farther than any enemy. */
const ANYWHERE = 0x3fff_ffff;

/**
 * Decides a unit's tactic, target and move on the state as it stands.
 *
 * Draws: one die for each entry considered whose target is `random`.
 *
 * @rule BTL-4, BTL-5, CS-13, CS-14
 */
export function decide(fight: Firefight, unit: Fighter): void {
  if (!isStillDecided(fight, unit)) decideAnew(fight, unit);
  declareTarget(fight, unit);
  fight.teller.tell(EVENT.declare, unit.slot, slotOf(unit.target), unit.tactic.number, unit.move);
}

/**
 * Whether a unit would decide as it did last: a decision on nothing but the nearest enemy and its
 * distance stands until that enemy is out, or anybody moves or enters.
 */
function isStillDecided(fight: Firefight, { decidedIn, tactic, target }: Fighter): boolean {
  return decidedIn === fight.field && tactic.isByNearest && target !== undefined && target.status === ACTIVE;
}

function decideAnew(fight: Firefight, unit: Fighter): void {
  const { battle, situation } = fight;
  const { kind } = unit;
  situation.side = unit.side;
  situation.fullHealth = kind.deadly;
  situation.health = kind.deadly - unit.wounds;
  situation.states = unit.targetedIn === fight.step ? TARGETED : 0;
  const nearest = measureEnemies(enemiesOf(fight, unit), unit);
  for (let i = 0; ; i++) {
    const tactic = kind.tactics[i]!;
    unit.tactic = tactic;
    unit.target = choose(fight, unit, tactic, nearest);
    situation.distance = unit.target === undefined ? -1 : unit.target.distance;
    if (holds(tactic.conditions, battle, situation)) break;
  }
  unit.move = moveOf(fight, unit.tactic);
  unit.decidedIn = fight.field;
}

/** Measures the distances of all active enemies; returns the nearest. */
function measureEnemies(enemies: SideState<Fighter>, { q, r }: Fighter): Fighter | undefined {
  let nearest: Fighter | undefined;
  let least = ANYWHERE;
  for (let i = 0; i < enemies.active; i++) {
    const enemy = enemies.activeUnits[i]!;
    const distance = hexDistance(enemy.q - q, enemy.r - r);
    enemy.distance = distance;
    if (distance >= least) continue;
    nearest = enemy;
    least = distance;
  }
  return nearest;
}

/** Chooses an entry's target: among those in range, or among all where nobody is, which for the nearest is the same. */
function choose(fight: Firefight, unit: Fighter, tactic: Tactic, nearest: Fighter | undefined): Fighter | undefined {
  if (tactic.choice === NEAREST) return nearest;
  return chooseWithin(fight, unit, tactic, tactic.reach) ?? chooseWithin(fight, unit, tactic, ANYWHERE);
}

function chooseWithin(fight: Firefight, unit: Fighter, tactic: Tactic, reach: number): Fighter | undefined {
  return pickTarget(fight.dice, enemiesOf(fight, unit), reach, tactic.choice, unit.index, unit.stream + TACTIC);
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
  measureEnemies(enemiesOf(fight, unit), unit);
  return chooseWithin(fight, unit, unit.tactic, unit.tactic.reach);
}

/** The entry's move, or the default tactic's towards the chosen target. */
function moveOf(fight: Firefight, tactic: Tactic): number {
  if (tactic.move !== BY_DEFAULT) return tactic.move;
  const { distance } = fight.situation;
  if (tactic.hasGun) return distance <= tactic.reach ? HOLD : ADVANCE;
  return distance > MELEE_REACH + fight.plan.rules.actingHexes ? RUN : ADVANCE;
}

/** The players see whom the game master's side attacks (CS-13). */
function declareTarget(fight: Firefight, { side, target }: Fighter): void {
  if (target !== undefined && side === fight.plan.gamemaster) target.targetedIn = fight.step;
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
export function takePosture(unit: Fighter): void {
  const presents = unit.move === HOLD ? unit.tactic.presents : OWN_SIZE;
  unit.presented = presents === OWN_SIZE ? unit.kind.size : presents;
  unit.cover = unit.tactic.cover;
}
