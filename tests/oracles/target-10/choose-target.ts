import { rollDie } from './random-dice.ts';
import type { Battle, TargetChoice, Unit } from './types.ts';

/** The first of the list with the least value of `key`: ties go to the lowest roster index. */
function firstLeast(legal: readonly Unit[], key: (unit: Unit) => number): Unit | null {
  let best: Unit | null = null;
  for (const unit of legal) if (best === null || key(unit) < key(best)) best = unit;
  return best;
}

/**
 * @rule BTL-4 Chooses among the legal targets.
 * Draws: one uniform draw for `random` where there is a legal target.
 * @param legal the legal targets in roster order
 * @param gapTo the paces between the chooser and a target
 * @returns the target, or null where there is no legal one
 */
export function chooseTarget(
  battle: Battle,
  chooser: Unit,
  choice: TargetChoice,
  legal: readonly Unit[],
  gapTo: (unit: Unit) => number,
): Unit | null {
  if (legal.length === 0) return null;
  switch (choice) {
    case 'nearest':
      return firstLeast(legal, gapTo);
    case 'weakest':
      return firstLeast(legal, (unit) => unit.hitPoints);
    case 'strongest':
      return firstLeast(legal, (unit) => -unit.hitPoints);
    case 'random':
      return legal[rollDie(battle.random, legal.length) - 1] ?? null;
    case 'spread':
      return legal[chooser.plan.rosterIndex % legal.length] ?? null;
    case 'focus':
      return legal[0] ?? null;
  }
}
