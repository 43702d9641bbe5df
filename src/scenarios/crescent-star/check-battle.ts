import { GUNS } from '../../engine/systems/crescent-star/guns.ts';
import { checkBattle as checkSharedBattle, unitPath } from '../battle/check-battle.ts';
import { type Alternatives, inheritUnit, type UnitEntry, unitEntries } from '../battle/inherit-unit.ts';
import type { Fault } from '../data/fault.ts';
import { hint, some } from '../data/nearest.ts';
import { entriesOf, fieldOf, itemsOf, textOf } from '../data/tree.ts';

/** `weapon: x` is short for `weapons: [x]`. */
export const ALTERNATIVES: Alternatives = { weapon: 'weapons', weapons: 'weapon' };

/** What is wrong with a Crescent Star battle, beyond its schema. */
export function checkBattle(data: unknown): readonly Fault[] {
  const sides = fieldOf(data, 'sides');
  const entries = unitEntries(sides);
  const weapons = [...Object.keys(GUNS), ...entriesOf(fieldOf(data, 'armory')).map(([name]) => name)];
  return [
    ...checkSharedBattle(sides, ALTERNATIVES),
    ...checkRoles(sides),
    ...checkArmory(fieldOf(data, 'armory')),
    ...entries.flatMap((entry) => [
      ...checkStones(entry, sides),
      ...checkWeapons(entry, weapons),
      ...checkTactics(entries, entry),
    ]),
  ];
}

/** The names of a unit's weapons, in either spelling. */
export function weaponsOf(unit: unknown): readonly string[] {
  const single = textOf(fieldOf(unit, 'weapon'));
  return single === undefined ? itemsOf(fieldOf(unit, 'weapons')).filter((name) => typeof name === 'string') : [single];
}

/** CS-13 */
function checkRoles(sides: unknown): readonly Fault[] {
  const roles = entriesOf(sides).map(([name, side]) => [name, textOf(fieldOf(side, 'role'))] as const);
  const [first, second] = roles;
  if (roles.length !== 2 || first?.[1] === undefined || first[1] !== second?.[1]) return [];
  const message = `expected one side of role players and one of role gamemaster, got ${first[1]} twice`;
  return [{ code: 'roles', path: ['sides', second[0], 'role'], message }];
}

function checkArmory(armory: unknown): readonly Fault[] {
  return entriesOf(armory).flatMap(([name, entry]) => {
    const given = ['increment', 'maxIncrements'].filter((key) => fieldOf(entry, key) !== undefined);
    if (given.length !== 1) return [];
    const message = `expected increment and maxIncrements together for a gun, or neither, got only ${given[0]}`;
    return [{ code: 'bad-gun', path: ['armory', name], message, atKey: true }];
  });
}

/** CS-10 */
function checkStones(entry: UnitEntry, sides: unknown): readonly Fault[] {
  const isGamemaster = fieldOf(fieldOf(sides, entry.side), 'role') === 'gamemaster';
  if (!isGamemaster || entry.unit['stones'] === undefined) return [];
  const message = "expected stones only on units of the side with role players, got them on the game master's";
  return [{ code: 'misplaced-stones', path: unitPath(entry, 'stones'), message, atKey: true }];
}

function checkWeapons(entry: UnitEntry, known: readonly string[]): readonly Fault[] {
  const single = textOf(entry.unit['weapon']);
  const names: readonly unknown[] = single === undefined ? itemsOf(entry.unit['weapons']) : [single];
  return names.flatMap((name, index) => {
    if (typeof name !== 'string') return [];
    const path = single === undefined ? unitPath(entry, 'weapons', index) : unitPath(entry, 'weapon');
    if (names.indexOf(name) < index) {
      return [
        { code: 'duplicate-name', path, message: `expected each weapon once, got ${JSON.stringify(name)} again` },
      ];
    }
    if (known.includes(name)) return [];
    const message = `expected a weapon of the armory or the catalogue (${some(known)}), got ${JSON.stringify(name)}${hint(name, known)}`;
    return [{ code: 'unknown-weapon', path, message }];
  });
}

/** A weapon named in tactics is one of the unit's own; either may come from its base. */
function checkTactics(entries: readonly UnitEntry[], entry: UnitEntry): readonly Fault[] {
  const unit = inheritUnit(entries, entry, ALTERNATIVES);
  const namesSome = ['tactics', 'weapon', 'weapons'].some((key) => entry.unit[key] !== undefined);
  if (!unit || !namesSome) return [];
  const own = weaponsOf(unit);
  return itemsOf(unit['tactics']).flatMap((tactic, index) => {
    const name = textOf(fieldOf(tactic, 'weapon'));
    if (name === undefined || own.includes(name)) return [];
    const has = own.length === 0 ? 'it has none' : `it has ${own.join(', ')}`;
    const message = `expected one of the unit's own weapons (${has}), got ${JSON.stringify(name)}`;
    return [{ code: 'unknown-weapon', path: unitPath(entry, 'tactics', index, 'weapon'), message }];
  });
}
