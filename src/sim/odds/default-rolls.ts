import { diceOf } from '../../engine/dice/check-simulable.ts';
import type { DiceExpression } from '../../engine/dice/dice-tree.ts';

const MOST_ROLLS = 1_000_000;
const LEAST_ROLLS = 1000;
/** Dice of all rolls together: a few seconds. */
const ALL_DICE = 100_000_000;

/** How often an expression is rolled if nobody says: a million times, less often where it has over a hundred dice. */
export function defaultRolls(expression: DiceExpression): number {
  const affordable = Math.floor(ALL_DICE / Math.max(1, diceOf(expression)));
  return Math.min(MOST_ROLLS, Math.max(LEAST_ROLLS, affordable));
}
