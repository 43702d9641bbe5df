import type { BattleSide, BattleUnit, NextWave } from '../../engine/battle/battle-scenario.ts';
import { inheritedUnits } from './check-battle.ts';
import type { Alternatives } from './inherit-unit.ts';

/** The two sides of a checked battle as its file writes them. */
type AuthoredSides = Readonly<
  Record<string, { readonly waves?: number | undefined; readonly nextWave?: NextWave | undefined }>
>;

/**
 * The sides of a checked battle with every default filled in.
 *
 * @param resolveUnit writes a unit that has what its bases lend it in full
 * @param alternatives pairs of a unit's keys that say the same thing
 */
export function resolveSides<Unit extends BattleUnit>(
  sides: AuthoredSides,
  resolveUnit: (unit: unknown) => Unit,
  alternatives: Alternatives = {},
): Record<string, BattleSide<Unit>> {
  const units = inheritedUnits(sides, alternatives);
  const resolved = Object.entries(sides).map(([name, { waves, nextWave }]): [string, BattleSide<Unit>] => {
    const own = units.filter(({ side }) => side === name).map(({ unit }) => resolveUnit(unit));
    return [name, { waves: waves ?? 1, nextWave: nextWave ?? 'on-defeat', units: own }];
  });
  return Object.fromEntries(resolved);
}
