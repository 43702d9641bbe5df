import { grappleSide, resolveAttack } from './attack.ts';
import type { AttackData } from './catalogue.ts';
import { winsOpposed } from './dice.ts';
import {
  activeEnemies,
  distanceBetween,
  isInReach,
  isRestrained,
  MELEE_REACH_INCHES,
  moveAway,
  moveTowards,
} from './field.ts';
import { type Fight, type Fighter, rankOf } from './fighter.ts';
import { endHold } from './harm.ts';
import { findRecoverable } from './spending.ts';
import { decide, type TacticEntry } from './tactics.ts';
import { chooseTarget } from './targets.ts';

/** CTR-9: at least so far does a Bull Rush go. */
const LEAST_RUSH_INCHES = 1;

const DEFAULT_ENTRY: TacticEntry = {
  condition: {},
  target: 'nearest',
  move: 'approach',
  when: 'before',
  attack: null,
};

/**
 * Plays one unit's turn.
 *
 * @rule CTR-9, CTR-11, CTR-22, CTR-25
 * @param fight changed in place; draws every die of the turn
 * @param unit active
 */
export function takeTurn(fight: Fight, unit: Fighter): void {
  unit.persistent = null; // CTR-11: when the turn begins, lost or not.
  if (unit.stunned) {
    unit.stunned = false; // CTR-22: this was the turn it loses; nothing happens in it.
    return;
  }
  unit.acted = true;
  const { entry, target } = decide(fight, unit);
  const keepsReflexes = entry === null || (fight.readings.entriesKeepReflexes && entry.attack === null);
  if (keepsReflexes && unit.prone) {
    unit.prone = false;
    return;
  }
  if (keepsReflexes && unit.heldBy !== null) {
    tryToBreakFree(fight, unit);
    return;
  }
  if (entry?.move === 'stand') {
    unit.prone = false;
    return;
  }
  carryOut(fight, unit, entry ?? DEFAULT_ENTRY, target);
}

function carryOut(fight: Fight, unit: Fighter, entry: TacticEntry, target: Fighter | null): void {
  if (target === null) return; // A hold needs an enemy too, so there is nothing to break or let go.
  switch (entry.move) {
    case 'run':
      moveTowards(unit, target, unit.spec.speed, MELEE_REACH_INCHES);
      moveTowards(unit, target, unit.spec.speed, MELEE_REACH_INCHES);
      return;
    case 'hold':
      actWithoutMoving(fight, unit, entry, target, false);
      return;
    case 'withdraw':
      withdraw(fight, unit, entry, target);
      return;
    default:
      approach(fight, unit, entry, target);
  }
}

/** CTR-9: moves its speed away, before or after the attack. */
function withdraw(fight: Fight, unit: Fighter, entry: TacticEntry, target: Fighter): void {
  if (entry.when === 'before') {
    const attack = pickAttack(unit, target, entry);
    const wasInReach = attack !== null && isInReach(unit, target, reachOf(unit, attack));
    moveAway(unit, target, unit.spec.speed);
    actWithoutMoving(fight, unit, entry, target, wasInReach);
    return;
  }
  actWithoutMoving(fight, unit, entry, target, false);
  if (unit.state === 'active') moveAway(unit, target, unit.spec.speed);
}

/** CTR-9: into reach, and attack; where it cannot reach, it runs. */
function approach(fight: Fight, unit: Fighter, entry: TacticEntry, target: Fighter): void {
  const { speed } = unit.spec;
  if (isRestrained(unit)) {
    actWithoutMoving(fight, unit, entry, target, false);
    // Whoever broke free or let go has still its move, where the entry moves after the action.
    if (entry.when === 'after' && unit.state === 'active') {
      moveTowards(unit, target, speed, MELEE_REACH_INCHES);
    }
    return;
  }
  const attack = pickAttack(unit, target, entry);
  const reach = attack === null ? MELEE_REACH_INCHES : reachOf(unit, attack);
  if (entry.when === 'after' && attack !== null && isInReach(unit, target, reach)) {
    makeAttacks(fight, unit, target, attack, entry);
    if (unit.state === 'active') moveTowards(unit, target, speed, reach);
    return;
  }
  if (attack?.name === 'Bull Rush') {
    bullRush(fight, unit, target, attack, entry);
    return;
  }
  moveTowards(unit, target, speed, reach);
  if (attack !== null && isInReach(unit, target, reach)) {
    makeAttacks(fight, unit, target, attack, entry);
  } else {
    moveTowards(unit, target, speed, reach); // The run.
  }
}

/** The turn's move leaves as much of the way as it can, at least 1 inch, to the rush itself. */
function bullRush(fight: Fight, unit: Fighter, target: Fighter, attack: AttackData, entry: TacticEntry): void {
  const { speed } = unit.spec;
  const gap = distanceBetween(unit, target) - MELEE_REACH_INCHES;
  moveTowards(unit, target, Math.min(speed, Math.max(0, gap - speed)), MELEE_REACH_INCHES);
  moveTowards(unit, target, speed, MELEE_REACH_INCHES); // The rush, or the run if it falls short.
  if (isInReach(unit, target, MELEE_REACH_INCHES)) makeAttacks(fight, unit, target, attack, entry);
}

/** Does what the entry says from where the unit stands: break free, let go, or an attack. */
function actWithoutMoving(fight: Fight, unit: Fighter, entry: TacticEntry, target: Fighter, wasInReach: boolean): void {
  if (entry.attack === 'break-hold') {
    if (unit.heldBy !== null) tryToBreakFree(fight, unit);
    return;
  }
  if (entry.attack === 'release') {
    if (unit.holding !== null) endHold(unit);
    return;
  }
  const attack = pickAttack(unit, target, entry);
  if (attack === null) return;
  const reach = reachOf(unit, attack);
  if (isInReach(unit, target, reach)) {
    makeAttacks(fight, unit, target, attack, entry);
  } else if (wasInReach || fight.readings.rechooseAlways) {
    const inReach = activeEnemies(fight, unit).filter(
      (enemy) => isInReach(unit, enemy, reach) && ownConditionHolds(unit, enemy, attack),
    );
    const other = chooseTarget(fight, unit, entry.target, inReach);
    if (other !== null) makeAttacks(fight, unit, other, attack, entry);
  }
}

/** CTR-19: all the attacks that a basic attack allows. */
function makeAttacks(fight: Fight, unit: Fighter, firstTarget: Fighter, attack: AttackData, entry: TacticEntry): void {
  let target = firstTarget;
  for (let i = 0; i < attack.times; i += 1) {
    if (unit.state !== 'active') return;
    if (target.state !== 'active') {
      const reach = reachOf(unit, attack);
      const others = activeEnemies(fight, unit).filter((enemy) => isInReach(unit, enemy, reach));
      const other = chooseTarget(fight, unit, entry.target, others);
      if (other === null) return;
      target = other;
    }
    resolveAttack(fight, unit, target, attack);
  }
}

/** CTR-9: the first usable attack, else the first that could be made though it recovers nothing. */
function pickAttack(unit: Fighter, target: Fighter, entry: TacticEntry): AttackData | null {
  if (entry.attack === 'break-hold' || entry.attack === 'release') return null;
  const list = entry.attack === null ? unit.spec.attacks : [entry.attack];
  const possible = list.filter((attack) => {
    const dice = rankOf(unit, attack.skill) + attack.accuracy;
    return dice > 0 && ownConditionHolds(unit, target, attack);
  });
  const usable = possible.find((attack) => attack.name !== 'Jab' || findRecoverable(unit) !== null);
  return usable ?? possible[0] ?? null;
}

function ownConditionHolds(unit: Fighter, target: Fighter, attack: AttackData): boolean {
  if (isRestrained(unit) && !attack.restrained) return false;
  switch (attack.name) {
    case 'Sucker Punch':
      return !target.acted || target.heldBy !== null || target.stunned;
    case 'Grab':
      return !isRestrained(target);
    case 'Bull Rush':
      return (
        unit.spec.speed >= LEAST_RUSH_INCHES && distanceBetween(unit, target) - MELEE_REACH_INCHES >= LEAST_RUSH_INCHES
      );
    case 'Shoot':
      return unit.spec.weapon !== null;
    default:
      return true;
  }
}

function reachOf(unit: Fighter, attack: AttackData): number {
  if (!attack.ranged) return MELEE_REACH_INCHES;
  return unit.spec.weapon?.range ?? Number.POSITIVE_INFINITY;
}

/** CTR-25: an opposed check; a tie leaves it held. */
function tryToBreakFree(fight: Fight, unit: Fighter): void {
  if (unit.heldBy === null) return;
  if (winsOpposed(fight.random, grappleSide(unit), grappleSide(unit.heldBy))) endHold(unit);
}
