import type { Dice, DiceStream } from '../../core/dice.ts';
import type { DiceFormula } from './dice-formula.ts';

/** Draws: the formula's dice, if it has any. */
export function rollFormula(dice: Dice, stream: DiceStream, formula: DiceFormula): number {
  const { pool } = formula;
  if (pool.count === 0) return formula.plus;
  return dice.sum(stream, pool) + formula.plus;
}
