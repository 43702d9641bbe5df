import type { Fault } from '../data/fault.ts';
import { fieldOf, itemsOf } from '../data/tree.ts';
import { unitPath } from './check-battle.ts';
import type { UnitEntry } from './inherit-unit.ts';

/**
 * Warns of a unit's tactics entries that no decision reaches, since one before them always applies.
 *
 * @param entry the unit as its file writes it
 */
export function warnTactics(entry: UnitEntry): readonly Fault[] {
  const tactics = itemsOf(entry.unit['tactics']);
  const always = tactics.findIndex((one) => Object.keys((fieldOf(one, 'if') as object | undefined) ?? {}).length === 0);
  if (always < 0 || always === tactics.length - 1) return [];
  const message = `is never reached: entry ${always + 1} has no condition`;
  return [{ code: 'unreachable', path: unitPath(entry, 'tactics', always + 1), message }];
}
