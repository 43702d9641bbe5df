import type { Fault } from '../data/fault.ts';
import { fieldOf } from '../data/tree.ts';

/**
 * Entries that no decision reaches, since one before them always applies.
 *
 * @param tactics a unit's entries
 * @returns warnings whose paths begin at the unit
 */
export function warnTactics(tactics: readonly unknown[]): readonly Fault[] {
  const always = tactics.findIndex(
    (entry) => Object.keys((fieldOf(entry, 'if') as object | undefined) ?? {}).length === 0,
  );
  if (always < 0 || always === tactics.length - 1) return [];
  const message = `is never reached: entry ${always + 1} has no condition`;
  return [{ code: 'unreachable', path: ['tactics', always + 1], message }];
}
