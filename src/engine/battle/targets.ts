import type { Dice, DiceStream } from '../core/dice.ts';
import { TARGET_CHOICES, type TargetChoice } from './battle-scenario.ts';
import type { Combatant, SideState } from './battle-state.ts';

export const NEAREST = TARGET_CHOICES.indexOf('nearest');
const WEAKEST = TARGET_CHOICES.indexOf('weakest');
const STRONGEST = TARGET_CHOICES.indexOf('strongest');
const RANDOM = TARGET_CHOICES.indexOf('random');
const SPREAD = TARGET_CHOICES.indexOf('spread');

/** The number that stands for a choice in compiled tactics. */
export function targetChoiceCode(choice: TargetChoice): number {
  return TARGET_CHOICES.indexOf(choice);
}

/**
 * Picks among the active units of a side whose `distance` is no more than `reach`.
 *
 * Draws: for `random`, one die of as many sides as there are targets.
 *
 * @param enemies whose `distance` from the choosing unit, and `healthOrder`, are up to date
 * @param choice code of `targetChoiceCode`
 * @param index of the choosing unit in its side's roster
 * @param stream for the draw
 * @returns undefined where there is none
 * @rule BTL-4
 */
export function pickTarget<Unit extends Combatant>(
  dice: Dice,
  enemies: SideState<Unit>,
  reach: number,
  choice: number,
  index: number,
  stream: DiceStream,
): Unit | undefined {
  if (choice === NEAREST) return nearestOf(enemies, reach);
  if (choice === WEAKEST || choice === STRONGEST) return byHealth(enemies, reach, choice === WEAKEST);
  const count = countWithin(enemies, reach);
  if (count === 0) return undefined;
  if (choice === RANDOM) return nthWithin(enemies, reach, dice.one(stream, count) - 1);
  return nthWithin(enemies, reach, choice === SPREAD ? index % count : 0);
}

function nearestOf<Unit extends Combatant>(enemies: SideState<Unit>, reach: number): Unit | undefined {
  let nearest: Unit | undefined;
  let least = reach + 1;
  for (let i = 0; i < enemies.active; i++) {
    const unit = enemies.activeUnits[i]!;
    if (unit.distance >= least) continue;
    nearest = unit;
    least = unit.distance;
  }
  return nearest;
}

function byHealth<Unit extends Combatant>(enemies: SideState<Unit>, reach: number, weakest: boolean): Unit | undefined {
  let best: Unit | undefined;
  for (let i = 0; i < enemies.active; i++) {
    const unit = enemies.activeUnits[i]!;
    if (unit.distance <= reach && (best === undefined || isAhead(unit, best, weakest))) best = unit;
  }
  return best;
}

function isAhead(unit: Combatant, best: Combatant, weakest: boolean): boolean {
  return weakest ? unit.healthOrder < best.healthOrder : unit.healthOrder > best.healthOrder;
}

function countWithin(enemies: SideState, reach: number): number {
  let count = 0;
  for (let i = 0; i < enemies.active; i++) if (enemies.activeUnits[i]!.distance <= reach) count++;
  return count;
}

/** The unit number `nth`, from 0, of those within reach. */
function nthWithin<Unit extends Combatant>(enemies: SideState<Unit>, reach: number, nth: number): Unit | undefined {
  let left = nth;
  for (let i = 0; i < enemies.active; i++) {
    const unit = enemies.activeUnits[i]!;
    if (unit.distance > reach) continue;
    if (left === 0) return unit;
    left--;
  }
  /* v8 ignore next -- @preserve the caller has counted them: there always is an nth */
  return undefined;
}
