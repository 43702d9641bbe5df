import { unitEntries } from '../battle/inherit-unit.ts';
import { warnTactics } from '../battle/warn-tactics.ts';
import type { Fault } from '../data/fault.ts';
import { fieldOf } from '../data/tree.ts';

/**
 * What a Target 10 battle says without effect: valid, but hardly meant.
 *
 * @param data the battle as its file writes it
 */
export function warnBattle(data: unknown): readonly Fault[] {
  return unitEntries(fieldOf(data, 'sides')).flatMap(warnTactics);
}
