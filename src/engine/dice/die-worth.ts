import type { Worth } from '../core/exact/keep-ranks.ts';
import { successesOfDie } from '../core/exact/success-count.ts';
import type { PoolNode } from './dice-tree.ts';

/** What a die that is kept adds to the pool: its value, or its successes where the pool counts. */
export function dieWorth({ successes }: PoolNode): Worth {
  return successes === undefined ? (value) => value : (value) => successesOfDie(value, successes);
}
