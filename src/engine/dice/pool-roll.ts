import { type Distribution, evenDie } from '../core/exact/distribution.ts';
import { mostFurtherRolls } from '../core/exact/open-ended-die.ts';
import type { PoolNode } from './dice-tree.ts';

/** What decides a single roll of a die. */
export type Roll = Pick<PoolNode, 'low' | 'high' | 'reroll' | 'rerollOnce'>;

/** One roll of a die of the pool: what it shows when its rerolls are done, before it explodes. */
export function rollDistribution(roll: Roll): Distribution {
  const { reroll, rerollOnce } = roll;
  const allowed = allowedFaces(roll);
  const { low, high } = facesShown(roll);
  const die = evenDie(low, high);
  if (reroll.length + rerollOnce.length === 0) return die;
  const again = rerollOnce.length / (allowed * allowed);
  const probabilities = die.probabilities.map((_, i) => {
    if (reroll.includes(low + i)) return 0;
    return rerollOnce.includes(low + i) ? again : again + 1 / allowed;
  });
  return { ...die, probabilities };
}

/** The least and the greatest face that a roll may end with. */
export function facesShown({ low, high, reroll }: Roll): { low: number; high: number } {
  let [least, most] = [low, high];
  while (reroll.includes(least)) least++;
  while (reroll.includes(most)) most--;
  return { low: least, high: most };
}

/** The chance that a roll shows the die's highest face, exactly 1 or 0 where it always or never does. */
export function chanceOfHighest(roll: Roll): number {
  const { high, reroll, rerollOnce } = roll;
  if (reroll.includes(high)) return 0;
  const allowed = allowedFaces(roll);
  if (allowed === 1) return 1;
  const again = rerollOnce.length / (allowed * allowed);
  return rerollOnce.includes(high) ? again : again + 1 / allowed;
}

/** Most rolls of a die after its first: its depth, or as many as leave less than 1e-18. */
export function furtherRollsOf(pool: Roll & Pick<PoolNode, 'explode'>): number {
  const depth = pool.explode?.depth ?? 0;
  return depth === Number.POSITIVE_INFINITY ? mostFurtherRolls(chanceOfHighest(pool)) : depth;
}

function allowedFaces({ low, high, reroll }: Roll): number {
  return high - low + 1 - reroll.length;
}
