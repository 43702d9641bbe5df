import { unitAt } from '../../../battle/battle-state.ts';
import { weaponOf } from '../attack.ts';
import type { Firefight } from '../firefight.ts';
import { hexDistance } from '../hexes.ts';
import type { ShotNumber } from './firefight-facts.ts';

/** Whole increments of a shot's distance (CS-16), on the state in which it is told. */
export function shotIncrements(fight: Firefight, slot: number, target: number): number {
  const unit = unitAt(fight.battle, slot);
  const other = unitAt(fight.battle, target);
  const distance = hexDistance(other.q - unit.q, other.r - unit.r);
  return Math.floor(distance / weaponOf(unit, distance).increment);
}

/**
 * Where the target number of a shot comes from, on the state in which it is told.
 *
 * @param targetNumber as it was told, after folding
 */
export function shotNumber(fight: Firefight, slot: number, target: number, targetNumber: number): ShotNumber {
  const { rules } = fight.plan;
  const increments = shotIncrements(fight, slot, target);
  const size = unitAt(fight.battle, target).presented;
  const folds = (size + rules.rangeStep * increments - targetNumber) / rules.successStep;
  return { size, increments, perIncrement: rules.rangeStep, folds };
}
