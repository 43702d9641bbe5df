import { unitPath } from '../check-battle.ts';
import type { Fault } from '../fault.ts';
import { unitEntries } from '../inherit-unit.ts';
import { fieldOf, itemsOf } from '../tree.ts';
import { warnTactics } from '../warn-tactics.ts';

/**
 * What a Target 10 battle says without effect: valid, but hardly meant.
 *
 * @param data the battle as its file writes it
 */
export function warnBattle(data: unknown): readonly Fault[] {
  return unitEntries(fieldOf(data, 'sides')).flatMap((entry) =>
    warnTactics(itemsOf(entry.unit['tactics'])).map((fault) => ({ ...fault, path: unitPath(entry, ...fault.path) })),
  );
}
