import type { DiceExpression, DiceNode } from './dice-tree.ts';
import type { ExpressionReader } from './expression-reader.ts';
import { expressionRange } from './listed-range.ts';

/** Dice that one roll of an expression may take, so that a roll is over in a millisecond. */
const MOST_DICE = 100_000;
/** Totals are counted as 32-bit integers. */
const MOST_VALUE = 2 ** 31 - 1;

/**
 * Checks that an expression can be rolled at all.
 *
 * @throws UsageError with its size where it is too large
 */
export function checkSimulable(expression: DiceExpression, reader: ExpressionReader): void {
  const dice = diceOf(expression);
  if (dice > MOST_DICE) throw reader.fail(`too many dice: expected at most ${MOST_DICE}, got ${dice}`, 1);
  const { low, high } = expressionRange(expression);
  if (low < -MOST_VALUE || high > MOST_VALUE) {
    throw reader.fail(`too large: values from ${low} to ${high}, expected none beyond ${MOST_VALUE} either way`, 1);
  }
}

/** Dice that one roll of an expression takes, before any explodes or is rolled again. */
export function diceOf({ one, other }: DiceExpression): number {
  return diceIn(one) + (other === undefined ? 0 : diceIn(other));
}

function diceIn(node: DiceNode): number {
  switch (node.kind) {
    case 'constant':
      return 0;
    case 'pool':
      return node.count;
    case 'scale':
      return diceIn(node.of);
    case 'sum':
      return node.terms.reduce((dice, term) => dice + diceIn(term), 0);
  }
}
