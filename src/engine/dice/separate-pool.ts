import type { Distribution } from '../core/exact/distribution.ts';
import { keepRanks } from '../core/exact/keep-ranks.ts';
import { shift } from '../core/exact/map-values.ts';
import { mixture, type WeightedCase } from '../core/exact/mixture.ts';
import { mostFurtherRolls } from '../core/exact/open-ended-die.ts';
import { sumOfLike } from '../core/exact/sum-of-like.ts';
import type { PoolNode } from './dice-tree.ts';
import { dieWorth } from './die-worth.ts';
import { keptRanks } from './kept-ranks.ts';
import { chanceOfHighest, rollDistribution } from './pool-roll.ts';

/**
 * A pool in which each further roll of an exploding die is a die of its own, and dice are kept from all.
 *
 * Each die thrown makes a chain of highest faces that ends with another face, or is cut at its depth.
 * So the pool is a number of highest faces, and one die of the other faces for each chain that was not
 * cut: for each such number, the ranks kept fall on the highest faces first, and the rest on those dice.
 *
 * @param depth most further rolls of a die, infinite for no end
 */
export function separatePool(pool: PoolNode, depth: number): Distribution {
  const chance = chanceOfHighest(pool);
  const others = otherFaces(rollDistribution(pool), chance);
  const worth = dieWorth(pool);
  const kept = keeper((dice, from, to) => keepRanks(others, dice, from, to, worth));
  const cases: WeightedCase[] = [];
  let leftOut = 0;
  for (const { weight, cut } of cutChains(pool.count, chance, depth)) {
    const open = pool.count - cut;
    const highestFaces = sumOfLike(chainLength(chance, depth), open);
    leftOut += weight * highestFaces.leftOut;
    highestFaces.probabilities.forEach((share, i) => {
      if (share * weight === 0) return;
      const highest = cut === 0 ? i : cut * (depth + 1) + i;
      const { from, to } = keptRanks(pool.keeps, open + highest);
      const rest = kept(open, Math.min(from, open), Math.min(to, open));
      const top = Math.max(0, to - open) - Math.max(0, from - open);
      cases.push([weight * share, shift(rest, top * worth(pool.high))]);
    });
  }
  return mixture(cases, leftOut);
}

/** How many of the dice thrown are cut at their depth, each number with its chance. */
function cutChains(count: number, chance: number, depth: number): { weight: number; cut: number }[] {
  const isCut = chance ** (depth + 1);
  const one: Distribution = { low: 0, probabilities: Float64Array.of(1 - isCut, isCut), leftOut: 0 };
  if (isCut === 0) return [{ weight: 1, cut: 0 }];
  return Array.from(sumOfLike(one, count).probabilities, (weight, cut) => ({ weight, cut }));
}

/** Highest faces before another face, of a die that shows one within its depth. */
function chainLength(chance: number, depth: number): Distribution {
  const last = depth === Number.POSITIVE_INFINITY ? mostFurtherRolls(chance) - 1 : depth;
  const shown = depth === Number.POSITIVE_INFINITY ? 1 : 1 - chance ** (depth + 1);
  const probabilities = Float64Array.from(
    { length: last + 1 },
    (_, length) => (chance ** length * (1 - chance)) / shown,
  );
  return { low: 0, probabilities, leftOut: depth === Number.POSITIVE_INFINITY ? chance ** (last + 1) : 0 };
}

/** The faces but the highest, as a die of their own. */
function otherFaces(roll: Distribution, chance: number): Distribution {
  const probabilities = roll.probabilities.slice(0, -1).map((share) => share / (1 - chance));
  return { ...roll, probabilities };
}

type Keeper = (dice: number, from: number, to: number) => Distribution;

/** Remembers what was kept, for most numbers of highest faces leave the same ranks to the other dice. */
function keeper(keep: Keeper): Keeper {
  const known = new Map<string, Distribution>();
  return (dice, from, to) => {
    const key = `${dice} ${from} ${to}`;
    const distribution = known.get(key) ?? keep(dice, from, to);
    known.set(key, distribution);
    return distribution;
  };
}
