import type { Keep } from './dice-tree.ts';

/** The dice that are kept, by rank in ascending order: from `from` up to, not including, `to`. */
export interface Ranks {
  readonly from: number;
  readonly to: number;
}

/**
 * The ranks that are left when all has been kept and dropped, one after another.
 *
 * @param count dice thrown
 */
export function keptRanks(keeps: readonly Keep[], count: number): Ranks {
  let [from, to] = [0, count];
  for (const { what, dice } of keeps) {
    if (what === 'kh') from = Math.max(from, to - dice);
    else if (what === 'kl') to = Math.min(to, from + dice);
    else if (what === 'dh') to = Math.max(from, to - dice);
    else from = Math.min(to, from + dice);
  }
  return { from, to };
}

/** How many dice are kept. */
export function keptOf(keeps: readonly Keep[], count: number): number {
  const { from, to } = keptRanks(keeps, count);
  return to - from;
}
