/** Words of the generator decide up to this many equally likely results exactly (see `StreamDice`). */
const MOST_RESULTS = 1 << 12;

/**
 * Like dice whose sum is wanted, `count` d`sides`, prepared so that one word of the generator decides
 * several of them: `sums[n]` is the sum of the faces that make up the digits of `n` in base `sides`.
 */
export interface DicePool {
  readonly count: number;
  readonly sides: number;
  /** Dice decided by one draw, and the sums of their faces by result. */
  readonly together: number;
  readonly sums: Int32Array;
  /** Dice left when `count` is no multiple of `together`, and the sums of their faces. */
  readonly left: number;
  readonly leftSums: Int32Array;
}

function sumsOfDice(count: number, sides: number): Int32Array {
  const sums = new Int32Array(sides ** count);
  for (let result = 0; result < sums.length; result++) {
    let rest = result;
    for (let die = 0; die < count; die++) {
      sums[result] = (sums[result] as number) + 1 + (rest % sides);
      rest = Math.floor(rest / sides);
    }
  }
  return sums;
}

/**
 * Prepares a pool of like dice.
 *
 * @param count dice, 0 or more
 * @param sides faces a die, 1 to 4096
 */
export function createDicePool(count: number, sides: number): DicePool {
  let together = 0;
  while (together < count && sides ** (together + 1) <= MOST_RESULTS) together++;
  const left = together === 0 ? 0 : count % together;
  return {
    count,
    sides,
    together,
    sums: sumsOfDice(together, sides),
    left,
    leftSums: sumsOfDice(left, sides),
  };
}
