import type { TrialRunner } from '../src/engine/core/rules-system.ts';
import type { TrialRecord } from '../src/engine/core/trial-record.ts';

/** Offset and prime of FNV-1a, over 32-bit words instead of bytes. */
const OFFSET = 0x811c9dc5 | 0;
const PRIME = 0x01000193;

/**
 * Plays trials 0 to `trials − 1` and folds outcome and metrics of each, as `reference/battle.h` does.
 *
 * @returns eight hexadecimal digits
 */
export function checksumOf(runner: TrialRunner, trials: number): string {
  let checksum = OFFSET;
  for (let trial = 0; trial < trials; trial++) {
    runner.play(trial);
    checksum = fold(checksum, runner.record);
  }
  return (checksum >>> 0).toString(16).padStart(8, '0');
}

function fold(checksum: number, { metrics, outcome }: TrialRecord): number {
  let folded = Math.imul(checksum ^ outcome, PRIME);
  for (let i = 0; i < metrics.length; i++) folded = Math.imul(folded ^ (metrics[i] as number), PRIME);
  return folded;
}
