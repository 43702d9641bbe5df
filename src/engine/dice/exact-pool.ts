import type { Distribution } from '../core/exact/distribution.ts';
import { keepRanks } from '../core/exact/keep-ranks.ts';
import { openEndedDie } from '../core/exact/open-ended-die.ts';
import type { PoolNode } from './dice-tree.ts';
import { dieWorth } from './die-worth.ts';
import { keptRanks } from './kept-ranks.ts';
import { rollDistribution } from './pool-roll.ts';
import { separatePool } from './separate-pool.ts';

/** The exact distribution of what a pool comes to. */
export function exactPool(pool: PoolNode): Distribution {
  const { count, explode, keeps } = pool;
  if (explode?.separate) return separatePool(pool, explode.depth);
  const roll = rollDistribution(pool);
  const die = explode === undefined ? roll : openEndedDie(roll, explode.depth);
  const { from, to } = keptRanks(keeps, count);
  return keepRanks(die, count, from, to, dieWorth(pool));
}
