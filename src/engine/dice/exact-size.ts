import { UsageError } from '../core/errors.ts';
import { MOST_RANKED_DICE } from '../core/exact/keep-ranks.ts';
import type { DiceExpression, DiceNode, PoolNode } from './dice-tree.ts';
import { keptRanks } from './kept-ranks.ts';
import { expressionRange, type ListedRange, listedRange } from './listed-range.ts';
import { furtherRollsOf } from './pool-roll.ts';

/** Multiplications that take well under a second. */
const MOST_STEPS = 200_000_000;
/** Values that a table is printed, written or drawn of. */
const MOST_VALUES = 200_000;

/** How much work the exact odds of an expression are. */
interface ExactSize {
  /** Multiplications, roughly. */
  readonly steps: number;
  /** Values in the table. */
  readonly values: number;
  /** Dice of the largest pool that is sorted. */
  readonly rankedDice: number;
}

/**
 * Checks, before anything is computed, that exact odds take well under a second.
 *
 * @throws UsageError with the size where they do not
 */
export function checkExactSize(expression: DiceExpression): void {
  const { steps, values, rankedDice } = exactSize(expression);
  if (rankedDice > MOST_RANKED_DICE) throw tooLarge(`${show(rankedDice)} dice to sort`, show(MOST_RANKED_DICE));
  if (values > MOST_VALUES) throw tooLarge(`a table of ${show(values)} values`, show(MOST_VALUES));
  if (steps > MOST_STEPS) throw tooLarge(`about ${show(steps)} steps`, show(MOST_STEPS));
}

function tooLarge(size: string, most: string): UsageError {
  return new UsageError(`too large for exact odds: ${size}, expected at most ${most}; --simulate estimates them`);
}

/** `1,234,567`, or `2.4e+15` where nobody would count the digits. */
function show(count: number): string {
  if (count >= 1e15) return count.toPrecision(2);
  return String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ',');
}

function exactSize({ one, other, ...rest }: DiceExpression): ExactSize {
  const nodes = other === undefined ? [one] : [one, other];
  const both = other === undefined ? 0 : product(nodes.map(listedRange));
  return {
    steps: nodes.reduce((sum, node) => sum + stepsOf(node), both),
    values: widthOf(expressionRange({ one, ...(other && { other }), ...rest })),
    rankedDice: nodes.reduce((most, node) => Math.max(most, rankedDiceOf(node)), 0),
  };
}

function stepsOf(node: DiceNode): number {
  switch (node.kind) {
    case 'constant':
      return 1;
    case 'pool':
      return poolSteps(node);
    case 'scale':
      return stepsOf(node.of) + widthOf(listedRange(node));
    case 'sum':
      return sumSteps(node.terms);
  }
}

/** Each term is brought together with the sum of those before it. */
function sumSteps(terms: readonly DiceNode[]): number {
  let width = 1;
  let steps = 0;
  for (const term of terms) {
    const next = widthOf(listedRange(term));
    steps += stepsOf(term) + width * next;
    width += next - 1;
  }
  return steps;
}

function poolSteps(pool: PoolNode): number {
  const { count, explode, keeps, low, high, successes } = pool;
  const further = furtherRollsOf(pool);
  const dieWidth = explode?.separate ? high - low + 1 : (high - low + 1) * (further + 1);
  const worthWidth = successes === undefined ? dieWidth : 2;
  const ranks = keptRanks(keeps, count);
  const kept = ranks.to - ranks.from;
  const all = dieWidth + (count * worthWidth) ** 2 / 2;
  const end = Math.min(ranks.to, count - ranks.from);
  const some = dieWidth * ((end * (end + 1)) / 2) * (1 + (kept * worthWidth) / 2) + count * end * dieWidth;
  const once = kept === count ? all : some;
  if (explode?.separate !== true) return once;
  // For each number of dice cut at their depth, and of highest faces, the kept dice anew.
  const cut = explode.depth === Number.POSITIVE_INFINITY ? 1 : count + 1;
  const faces = count * (further + 1);
  return cut * (faces ** 2 / 2 + Math.min(faces, count + 1) * once + faces * widthOf(listedRange(pool)));
}

function rankedDiceOf(node: DiceNode): number {
  switch (node.kind) {
    case 'constant':
      return 0;
    case 'pool':
      return node.keeps.length > 0 ? node.count : 0;
    case 'scale':
      return rankedDiceOf(node.of);
    case 'sum':
      return node.terms.reduce((most, term) => Math.max(most, rankedDiceOf(term)), 0);
  }
}

function widthOf({ low, high }: ListedRange): number {
  return high - low + 1;
}

function product(ranges: readonly ListedRange[]): number {
  return ranges.reduce((steps, range) => steps * widthOf(range), 1);
}
