import type { Dice } from '../core/dice.ts';
import { createDicePool } from '../core/dice-pool.ts';
import { mostFurtherRolls } from '../core/exact/open-ended-die.ts';
import type { PoolNode } from './dice-tree.ts';
import { dieWorth } from './die-worth.ts';
import { keptRanks } from './kept-ranks.ts';
import { facesShown, furtherRollsOf } from './pool-roll.ts';

/** Rolls a pool, or all of an expression, and gives what it comes to. */
export type Roller = () => number;

/** The stream of all dice of an expression. */
const STREAM = 0;

/**
 * Prepares the rolling of a pool.
 *
 * Draws: each die, again while it is rerolled, again on its highest face as it explodes, die by die.
 *
 * @param onCutShort called when a die that would not end is cut short: less than once in 1e18 dice
 */
export function createPoolRoller(pool: PoolNode, dice: Dice, onCutShort: () => void): Roller {
  const stream = dice.stream(STREAM);
  if (isPlainSum(pool)) {
    const { count, low, high } = pool;
    const plain = createDicePool(count, high - low + 1);
    return () => dice.sum(stream, plain) + count * (low - 1);
  }
  const roll = createDieRoller(pool, dice, onCutShort);
  const further = furtherRollsOf(pool);
  const isCut = pool.explode?.depth === Number.POSITIVE_INFINITY ? onCutShort : () => {};
  const separate = pool.explode?.separate === true;
  const worth = dieWorth(pool);
  const { count, high, keeps } = pool;
  const values = new GrowingList(count);
  return () => {
    values.clear();
    for (let die = 0; die < count; die++) {
      let total = 0;
      let face = roll();
      let left = further;
      for (; pool.explode !== undefined && face === high && left > 0; left--) {
        if (separate) values.add(face);
        else total += face;
        face = roll();
      }
      if (left === 0 && face === high && pool.explode !== undefined) isCut();
      values.add(total + face);
    }
    const { from, to } = keptRanks(keeps, values.length);
    return values.sumOfRanks(from, to, worth, keeps.length > 0);
  };
}

function isPlainSum({ reroll, rerollOnce, explode, keeps, successes }: PoolNode): boolean {
  return reroll.length + rerollOnce.length + keeps.length === 0 && explode === undefined && successes === undefined;
}

/** One roll with its rerolls. */
function createDieRoller(pool: PoolNode, dice: Dice, onCutShort: () => void): Roller {
  const { low, high, reroll, rerollOnce } = pool;
  const last = facesShown(pool).high;
  const sides = high - low + 1;
  const most = mostFurtherRolls(reroll.length / sides);
  const stream = dice.stream(STREAM);
  const rollAllowed = () => {
    for (let again = 0; again <= most; again++) {
      const face = low - 1 + dice.one(stream, sides);
      if (!reroll.includes(face)) return face;
    }
    onCutShort();
    return last;
  };
  if (rerollOnce.length === 0) return rollAllowed;
  return () => {
    const face = rollAllowed();
    return rerollOnce.includes(face) ? rollAllowed() : face;
  };
}

/** Values of dice, in an array that grows and is used again. */
class GrowingList {
  length = 0;
  private values: Int32Array;

  constructor(size: number) {
    this.values = new Int32Array(Math.max(1, size));
  }

  clear(): void {
    this.length = 0;
  }

  add(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Int32Array(2 * this.length);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length++] = value;
  }

  sumOfRanks(from: number, to: number, worth: (value: number) => number, sorted: boolean): number {
    if (sorted) this.values.subarray(0, this.length).sort();
    let sum = 0;
    for (let i = from; i < to; i++) sum += worth(this.values[i] as number);
    return sum;
  }
}
