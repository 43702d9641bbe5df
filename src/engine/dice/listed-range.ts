import { mostOfDie } from '../core/exact/success-count.ts';
import type { DiceExpression, DiceNode, PoolNode } from './dice-tree.ts';
import { keptOf } from './kept-ranks.ts';
import { furtherRollsOf } from './pool-roll.ts';

/** Bounds of the values that odds are listed for. */
export interface ListedRange {
  readonly low: number;
  readonly high: number;
}

/** The bounds of a tree's values, the tails of endless dice as far as they are followed; computed, not enumerated. */
export function listedRange(node: DiceNode): ListedRange {
  switch (node.kind) {
    case 'constant':
      return { low: node.value, high: node.value };
    case 'pool':
      return poolRange(node);
    case 'scale':
      return scaleRange(listedRange(node.of), node.factor);
    case 'sum':
      return node.terms.map(listedRange).reduce(addRanges);
  }
}

/** The same of an expression; of a comparison that of its margin, the first less the second. */
export function expressionRange({ one, other }: DiceExpression): ListedRange {
  return other === undefined ? listedRange(one) : addRanges(listedRange(one), scaleRange(listedRange(other), -1));
}

function poolRange(pool: PoolNode): ListedRange {
  const further = furtherRollsOf(pool);
  const dice = pool.explode?.separate ? pool.count * (further + 1) : pool.count;
  const kept = keptOf(pool.keeps, dice);
  const high = pool.explode?.separate ? pool.high : pool.high * (further + 1);
  if (pool.successes !== undefined) return { low: 0, high: kept * mostOfDie(pool.successes) };
  return { low: Math.min(0, pool.low) * kept, high: kept * high };
}

function addRanges(one: ListedRange, other: ListedRange): ListedRange {
  return { low: one.low + other.low, high: one.high + other.high };
}

function scaleRange({ low, high }: ListedRange, factor: number): ListedRange {
  return { low: Math.min(low * factor, high * factor), high: Math.max(low * factor, high * factor) };
}
