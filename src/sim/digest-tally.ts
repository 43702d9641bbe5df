import { createHash } from 'node:crypto';
import type { PackedTally } from '../engine/core/tally.ts';

/**
 * SHA-256 of everything a tally counted, as 64 hex digits. Equal tallies have equal digests on every
 * machine, however they were merged: it is taken of their decimal text, one line a list.
 */
export function digestTally(packed: PackedTally): string {
  const hash = createHash('sha256');
  const line = (name: string, numbers: ArrayLike<number | bigint>) => {
    hash.update(`${name} ${Array.prototype.join.call(numbers, ',')}\n`);
  };
  line('trials', [packed.trials, packed.cutShort]);
  line('outcomes', packed.outcomes);
  line('units', packed.units);
  line('lengths', packed.lengths);
  line('values', packed.values);
  line('counts', packed.counts);
  return hash.digest('hex');
}
