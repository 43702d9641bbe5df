import type { OpenEnds } from '../core/rules-system.ts';
import type { DiceExpression, DiceNode, PoolNode } from './dice-tree.ts';

/** Where an expression, or the margin of a comparison, has no least or greatest value. */
export function openEnds({ one, other }: DiceExpression): OpenEnds {
  const ends = endsOf(one);
  if (other === undefined) return ends;
  const { below, above } = endsOf(other);
  return { below: ends.below || above, above: ends.above || below };
}

function endsOf(node: DiceNode): OpenEnds {
  switch (node.kind) {
    case 'constant':
      return { below: false, above: false };
    case 'pool':
      return { below: false, above: isOpen(node) };
    case 'scale': {
      const { below, above } = endsOf(node.of);
      if (node.factor === 0) return { below: false, above: false };
      return node.factor > 0 ? { below, above } : { below: above, above: below };
    }
    case 'sum': {
      const ends = node.terms.map(endsOf);
      return { below: ends.some(({ below }) => below), above: ends.some(({ above }) => above) };
    }
  }
}

/** A die may grow without limit, or the number of dice may; but successes of so many dice have a limit. */
function isOpen({ count, explode, keeps, successes }: PoolNode): boolean {
  if (explode?.depth !== Number.POSITIVE_INFINITY || count === 0) return false;
  if (!explode.separate) return successes === undefined;
  return !keeps.some(({ what }) => what === 'kh' || what === 'kl');
}
