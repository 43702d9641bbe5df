import { holds } from '../../battle/conditions.ts';
import { NEAREST, pickTarget } from '../../battle/targets.ts';
import { type Attack, isEverPossible } from './attack.ts';
import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import { type Fighter, isRestrained, slotOf } from './fighter.ts';
import { distanceBetween } from './move.ts';
import { hasSpent } from './recover.ts';
import { BY_LIST, HELD, HOLDING, PRONE, type Tactic } from './tactic.ts';

/** Farther than any enemy, and than any reach. */
const ANYWHERE = 0x3fff_ffff;
const OUT_OF_REACH = ANYWHERE + 1;

/**
 * Decides a unit's tactic and target on the state as it stands.
 *
 * Draws: one die for each entry considered whose target is `random`.
 *
 * @rule BTL-4, BTL-5, CTR-9
 */
export function decide(fight: Fight, unit: Fighter): void {
  const { tactics } = unit.kind;
  for (let i = 0; ; i++) {
    const tactic = tactics[i]!;
    fight.tactic = tactic;
    fight.target = tactic.choice === NEAREST ? nearestOf(fight, unit) : chooseAnywhere(fight, unit, tactic);
    if (isFor(fight, unit, tactic)) break;
  }
  fight.teller.tell(EVENT.decide, unit.slot, slotOf(fight.target), fight.tactic.number, 0);
}

/** @rule BTL-5 */
function isFor(fight: Fight, unit: Fighter, { conditions }: Tactic): boolean {
  if (!conditions.isConditional) return true;
  const { situation, target } = fight;
  situation.side = unit.side;
  situation.fullHealth = unit.kind.capacity;
  situation.health = unit.healthOrder;
  situation.states =
    (unit.isProne ? PRONE : 0) | (unit.heldBy !== undefined ? HELD : 0) | (unit.holds !== undefined ? HOLDING : 0);
  situation.distance = target === undefined ? -1 : distanceBetween(unit, target);
  return holds(conditions, fight.battle, situation);
}

/** The nearest enemy, which stands until the formation changes. */
function nearestOf(fight: Fight, unit: Fighter): Fighter | undefined {
  if (unit.nearestIn !== fight.formation) {
    unit.nearest = chooseAnywhere(fight, unit, fight.tactic);
    unit.nearestIn = fight.formation;
  }
  return unit.nearest;
}

function chooseAnywhere(fight: Fight, unit: Fighter, tactic: Tactic): Fighter | undefined {
  measureEnemies(fight, unit);
  return choose(fight, unit, tactic, ANYWHERE);
}

/** Measures the distances of all active enemies, as `pickTarget` reads them. */
function measureEnemies(fight: Fight, unit: Fighter): void {
  const enemies = fight.battle.side(1 - unit.side);
  for (let i = 0; i < enemies.active; i++) {
    const enemy = enemies.activeUnits[i]!;
    enemy.distance = distanceBetween(unit, enemy);
  }
}

function choose(fight: Fight, unit: Fighter, tactic: Tactic, reach: number): Fighter | undefined {
  const enemies = fight.battle.side(1 - unit.side);
  return pickTarget(fight.dice, enemies, reach, tactic.choice, unit.index, unit.tacticDice);
}

/**
 * Chooses a target anew at the act, by the choice of the unit's entry, among those in reach of its
 * attack on whom that may be made; a unit that attacks out of turn has not chosen, and finds nobody else.
 *
 * Draws: one die where the choice is `random`.
 *
 * @returns undefined where there is nobody
 * @rule BTL-4, CTR-19
 */
export function chooseInReach(fight: Fight, unit: Fighter, attack: Attack): Fighter | undefined {
  if (unit !== fight.onTurn) return undefined;
  const enemies = fight.battle.side(1 - unit.side);
  measureEnemies(fight, unit);
  for (let i = 0; i < enemies.active; i++) {
    const enemy = enemies.activeUnits[i]!;
    if (!isAllowed(enemy, attack)) enemy.distance = OUT_OF_REACH;
  }
  return choose(fight, unit, fight.tactic, attack.reach);
}

/**
 * The basic attack that a unit makes on a target: the first usable one of its list, or the one that
 * its tactic names; where none is, the first that would be usable if there were a counter to recover.
 *
 * @returns undefined where there is none
 * @rule CTR-9
 */
export function chooseAttack(fight: Fight, unit: Fighter, target: Fighter): Attack | undefined {
  const { action, attack: named } = fight.tactic;
  if (action !== BY_LIST) return named !== undefined && isPossible(fight, unit, target, named) ? named : undefined;
  const { attacks } = unit.kind;
  let fallback: Attack | undefined;
  for (let i = 0; i < attacks.length; i++) {
    const attack = attacks[i]!;
    if (!isPossible(fight, unit, target, attack)) continue;
    if (attack.recovers === 0 || hasSpent(unit)) return attack;
    fallback ??= attack;
  }
  return fallback;
}

/**
 * Whether an attack has a die to roll and its own condition holds.
 *
 * @rule CTR-9, CTR-25
 */
function isPossible(fight: Fight, unit: Fighter, target: Fighter, attack: Attack): boolean {
  const { isAlwaysPossible, isForRestrained, rush } = attack;
  if (!isForRestrained && isRestrained(unit)) return false;
  if (isAlwaysPossible) return true;
  if (!isEverPossible(attack) || !isAllowed(target, attack)) return false;
  return rush === 0 || distanceBetween(unit, target) - fight.rules.reach >= rush;
}

/** Whether an attack may be made on such a target. */
function isAllowed(target: Fighter, { grapples, needsHelpless }: Attack): boolean {
  if (needsHelpless && !isHelpless(target)) return false;
  return !grapples || !isRestrained(target);
}

/** Has not acted in this fight, or cannot defend itself. */
function isHelpless({ hasActed, heldBy, isStunned }: Fighter): boolean {
  return !hasActed || heldBy !== undefined || isStunned;
}
