import { convolve } from '../core/exact/convolve.ts';
import { constant, type Distribution } from '../core/exact/distribution.ts';
import { scale } from '../core/exact/map-values.ts';
import type { DiceNode } from './dice-tree.ts';
import { exactPool } from './exact-pool.ts';

/** The exact distribution of a tree's total. Its size is checked before (`checkExactSize`). */
export function exactTree(node: DiceNode): Distribution {
  switch (node.kind) {
    case 'constant':
      return constant(node.value);
    case 'pool':
      return exactPool(node);
    case 'scale':
      return scale(exactTree(node.of), node.factor);
    case 'sum':
      return node.terms.map(exactTree).reduce(convolve);
  }
}
