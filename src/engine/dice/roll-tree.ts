import type { Dice } from '../core/dice.ts';
import type { DiceNode } from './dice-tree.ts';
import { createPoolRoller, type Roller } from './roll-pool.ts';

/**
 * Prepares the rolling of a tree; terms are rolled from left to right.
 *
 * @param onCutShort called when a die that would not end is cut short
 */
export function createTreeRoller(node: DiceNode, dice: Dice, onCutShort: () => void): Roller {
  switch (node.kind) {
    case 'constant':
      return () => node.value;
    case 'pool':
      return createPoolRoller(node, dice, onCutShort);
    case 'scale': {
      const roll = createTreeRoller(node.of, dice, onCutShort);
      return () => node.factor * roll();
    }
    case 'sum': {
      const rolls = node.terms.map((term) => createTreeRoller(term, dice, onCutShort));
      return () => rolls.reduce((sum, roll) => sum + roll(), 0);
    }
  }
}
