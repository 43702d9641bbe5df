import { type Distribution, leftOutOfAny, probabilityOf } from './distribution.ts';

/** How two independent quantities compare. All four add up to 1. */
export interface Comparison {
  /** The first is greater. */
  readonly win: number;
  readonly tie: number;
  /** The second is greater. */
  readonly lose: number;
  readonly leftOut: number;
}

/** The chances that one quantity is greater than, equal to and less than another that is independent of it. */
export function compareDistributions(one: Distribution, other: Distribution): Comparison {
  let win = 0;
  let tie = 0;
  let lose = 0;
  const above = tailsAbove(other);
  let below = 0;
  let next = 0;
  one.probabilities.forEach((chance, i) => {
    const value = one.low + i;
    for (; next < other.probabilities.length && other.low + next < value; next++) {
      below += other.probabilities[next] as number;
    }
    win += chance * below;
    tie += chance * probabilityOf(other, value);
    lose += chance * (above[Math.max(0, value + 1 - other.low)] ?? 0);
  });
  return { win, tie, lose, leftOut: leftOutOfAny(one.leftOut, other.leftOut) };
}

/** The mass from each index on; summed from the far end, so that small tails keep their digits. */
function tailsAbove({ probabilities }: Distribution): Float64Array {
  const tails = new Float64Array(probabilities.length);
  let sum = 0;
  for (let i = probabilities.length - 1; i >= 0; i--) {
    sum += probabilities[i] as number;
    tails[i] = sum;
  }
  return tails;
}
