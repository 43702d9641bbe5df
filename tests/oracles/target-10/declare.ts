import { chooseTarget } from './choose-target.ts';
import { activeEnemiesOf, activeOf, hasOnlyRangedWeapons, heldByThis, isBound } from './look-up.ts';
import { goalPlace } from './movement.ts';
import { strikeMeans } from './strike-means.ts';
import type { Action, Battle, Condition, Declaration, Move, Tactic, TargetChoice, Unit } from './types.ts';

function gapBetween(a: Unit, b: Unit): number {
  return Math.abs(a.place - b.place);
}

/** @rule BTL-5 Whether all conditions of an entry hold for its chosen target. */
function holds(battle: Battle, unit: Unit, target: Unit | null, condition: Condition): boolean {
  const enemies = activeEnemiesOf(battle, unit).length;
  const allies = activeOf(battle, unit.side).length - 1;
  const gap = target === null ? null : gapBetween(unit, target);
  const c = condition;
  if (c.roundFrom !== undefined && battle.round < c.roundFrom) return false;
  if (c.roundTo !== undefined && battle.round > c.roundTo) return false;
  if (c.healthBelowPercent !== undefined) {
    if (!(unit.hitPoints * 100 < c.healthBelowPercent * unit.fullHitPoints)) return false;
  }
  if (c.enemiesAtMost !== undefined && enemies > c.enemiesAtMost) return false;
  if (c.alliesAtMost !== undefined && allies > c.alliesAtMost) return false;
  if (c.distanceAtMost !== undefined && (gap === null || gap > c.distanceAtMost)) return false;
  if (c.distanceAtLeast !== undefined && (gap === null || gap < c.distanceAtLeast)) return false;
  if (c.prone !== undefined && unit.prone !== c.prone) return false;
  if (c.held !== undefined && (unit.heldBy !== null) !== c.held) return false;
  if (c.holding !== undefined && heldByThis(battle, unit).length > 0 !== c.holding) return false;
  if (c.disarmed !== undefined && unit.lostWeapons.size > 0 !== c.disarmed) return false;
  if (c.bound !== undefined && isBound(battle, unit) !== c.bound) return false;
  return true;
}

/** @rule T10-31 The default tactic's movement, as for a kill on the target. */
function defaultMove(battle: Battle, unit: Unit, target: Unit | null): Move {
  if (unit.prone) return 'stand';
  if (unit.heldBy !== null || target === null) return 'hold';
  const gap = gapBetween(unit, target);
  if (strikeMeans(battle, unit, 'kill', false, gap) !== null) return 'hold';
  return hasOnlyRangedWeapons(unit) ? 'advance' : 'charge';
}

/** @rule T10-25, BTL-4 A held unit's grapple goes at its holder; all else by the choice. */
function declaredTarget(battle: Battle, unit: Unit, action: Action, choice: TargetChoice): Unit | null {
  if (action === 'grapple' && unit.heldBy !== null) return unit.heldBy;
  return chooseTarget(battle, unit, choice, activeEnemiesOf(battle, unit), (enemy) => gapBetween(unit, enemy));
}

/**
 * @rule T10-19, T10-20, T10-22, T10-25 What becomes of a declared movement at once: a prone or held unit has no
 * movement (its flight is `hold` without an action), a charge needs a pace to cover.
 */
function settle(battle: Battle, unit: Unit, wished: Declaration): Declaration {
  const isHeld = unit.heldBy !== null;
  const isFixed = unit.prone || isHeld;
  switch (wished.move) {
    case 'hold':
      return wished;
    case 'stand':
      return unit.prone && !isHeld ? wished : { ...wished, move: 'hold' };
    case 'flee':
      return isFixed ? { ...wished, move: 'hold', action: 'none' } : { ...wished, action: 'none' };
    case 'charge': {
      const goal = goalPlace(unit, wished);
      const paces = goal === null ? 0 : Math.abs(goal - unit.place) - battle.rules.reachPaces;
      return isFixed || paces < 1 ? { ...wished, move: 'hold' } : wished;
    }
    case 'advance':
    case 'withdraw':
    case 'maneuver':
      return isFixed ? { ...wished, move: 'hold' } : wished;
  }
}

function fromEntry(battle: Battle, unit: Unit, entry: Tactic): Declaration {
  const action = entry.action ?? 'kill';
  const choice = entry.target ?? 'nearest';
  const target = declaredTarget(battle, unit, action, choice);
  const move = entry.move ?? defaultMove(battle, unit, target);
  return { move, action, target, choice, push: entry.push ?? 'back' };
}

/**
 * @rule T10-12, T10-31, BTL-5 What a unit declares, read from the state at the start of the round.
 * Draws: one for each entry with `target: random` that is looked at.
 */
export function declare(battle: Battle, unit: Unit): Declaration {
  for (const entry of unit.plan.tactics) {
    const wished = fromEntry(battle, unit, entry);
    if (holds(battle, unit, wished.target, entry.if ?? {})) return settle(battle, unit, wished);
  }
  const byDefault: Tactic = unit.heldBy !== null ? { action: 'grapple' } : {};
  return settle(battle, unit, fromEntry(battle, unit, byDefault));
}
