import type { DamagedFile } from '../../sim/store/tally-folder.ts';
import { note } from '../console.ts';

/** Tells of stored files that cannot be used. */
export function noteDamaged(damaged: readonly DamagedFile[]): void {
  for (const { path, reason } of damaged) note(`${path} is not used: ${reason}`);
}
