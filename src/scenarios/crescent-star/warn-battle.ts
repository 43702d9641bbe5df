import type { CrescentStarBattle } from '../../engine/systems/crescent-star/scenario.ts';
import { unitPath } from '../battle/check-battle.ts';
import { unitEntries } from '../battle/inherit-unit.ts';
import { warnTactics } from '../battle/warn-tactics.ts';
import type { Fault } from '../data/fault.ts';
import { fieldOf } from '../data/tree.ts';

/** Keys that only the counting clock reads, with their defaults (CS-15). */
const CLOCK_KEYS = [
  ['effectiveness', 4],
  ['cool', 0],
] as const;
const NO_CLOCK = 'has no effect unless rules.initiative is counting-clock';

/**
 * What a Crescent Star battle says without effect: valid, but hardly meant.
 *
 * @param data the battle as its file writes it
 */
export function warnBattle(data: unknown, { rules }: CrescentStarBattle): readonly Fault[] {
  const hasClock = rules['initiative'] === 'counting-clock';
  return unitEntries(fieldOf(data, 'sides')).flatMap((entry) => {
    const { unit } = entry;
    const unused = CLOCK_KEYS.filter(([key, preset]) => !hasClock && (unit[key] ?? preset) !== preset);
    return [...unused.map(([key]) => warning(unitPath(entry, key), 'unused-key', NO_CLOCK)), ...warnTactics(entry)];
  });
}

function warning(path: Fault['path'], code: string, message: string): Fault {
  return { code, path, message };
}
