import { createDicePool, type DicePool } from '../../core/dice-pool.ts';

/** Dice and a number, such as `2d6+1`: what is rolled for hit points, damage, flights and sleep. */
export interface DiceFormula {
  readonly pool: DicePool;
  readonly plus: number;
  /** The greatest and least result. */
  readonly most: number;
  readonly least: number;
}

const FORM = /^(\d{0,4})d([1-9]\d{0,2})([+-]\d{1,4})?$/;

/**
 * Reads dice.
 *
 * @param text `d6`, `2d6`, `1d6-1`
 * @returns undefined where the text is no dice
 */
export function parseDiceFormula(text: string): DiceFormula | undefined {
  const parts = FORM.exec(text);
  if (!parts) return undefined;
  return formulaOf(parts[1] === '' ? 1 : Number(parts[1]), Number(parts[2]), Number(parts[3] ?? 0));
}

/** A formula without dice: always `value`. */
export function fixedFormula(value: number): DiceFormula {
  return formulaOf(0, 1, value);
}

/** The same dice `times` over. */
export function repeatFormula({ pool, plus }: DiceFormula, times: number): DiceFormula {
  return formulaOf(pool.count * times, pool.sides, plus * times);
}

function formulaOf(count: number, sides: number, plus: number): DiceFormula {
  return { pool: createDicePool(count, sides), plus, most: count * sides + plus, least: count + plus };
}
