import { checkBattle as checkSharedBattle, unitPath } from '../battle/check-battle.ts';
import { inheritUnit, type UnitEntry, unitEntries } from '../battle/inherit-unit.ts';
import type { Fault } from '../data/fault.ts';
import { fieldOf, itemsOf, numberOf, textOf } from '../data/tree.ts';

/** What is wrong with a Target 10 battle, beyond its schema. */
export function checkBattle(data: unknown): readonly Fault[] {
  const sides = fieldOf(data, 'sides');
  const entries = unitEntries(sides);
  return [
    ...checkSharedBattle(sides),
    ...entries.flatMap((entry) => [...checkHitDice(entries, entry), ...checkNegotiators(entries, entry)]),
    ...entries.flatMap(checkWeapons),
    ...checkTerrain(fieldOf(data, 'terrain')),
  ];
}

function checkHitDice(entries: readonly UnitEntry[], entry: UnitEntry): readonly Fault[] {
  const unit = inheritUnit(entries, entry);
  if (!unit || unit['hitDice'] !== undefined) return [];
  const message = 'expected hitDice, of its own or of a base, got none';
  return [{ code: 'missing-key', path: unitPath(entry), message }];
}

/** T10-28 */
function checkNegotiators(entries: readonly UnitEntry[], entry: UnitEntry): readonly Fault[] {
  const unit = inheritUnit(entries, entry);
  const namesSome = ['tactics', 'venturer'].some((key) => entry.unit[key] !== undefined);
  if (!unit || !namesSome || unit['venturer'] === true) return [];
  return itemsOf(unit['tactics']).flatMap((tactic, index) => {
    if (fieldOf(tactic, 'action') !== 'negotiate') return [];
    const message = 'expected negotiate only of a unit with venturer: true, got it of another';
    const isOwn = entry.unit['tactics'] !== undefined;
    const path = isOwn ? unitPath(entry, 'tactics', index, 'action') : unitPath(entry, 'venturer');
    return [{ code: 'no-venturer', path, message }];
  });
}

function checkWeapons(entry: UnitEntry): readonly Fault[] {
  const weapons = itemsOf(entry.unit['weapons']);
  const names = weapons.map((weapon) => textOf(fieldOf(weapon, 'name')));
  return weapons.flatMap((weapon, index): Fault[] => {
    const faults: Fault[] = [];
    const name = names[index];
    if (name !== undefined && names.indexOf(name) < index) {
      const message = `expected each weapon once, got ${JSON.stringify(name)} again`;
      faults.push({ code: 'duplicate-name', path: unitPath(entry, 'weapons', index, 'name'), message });
    }
    if (fieldOf(weapon, 'kind') === 'melee' && fieldOf(weapon, 'range') !== undefined) {
      const message = 'expected range only of a ranged weapon: melee goes by field.reach';
      faults.push({ code: 'misplaced-range', path: unitPath(entry, 'weapons', index, 'range'), message, atKey: true });
    }
    return faults;
  });
}

function checkTerrain(terrain: unknown): readonly Fault[] {
  return itemsOf(terrain).flatMap((stretch, index) => {
    const [from, to] = [numberOf(fieldOf(stretch, 'from')), numberOf(fieldOf(stretch, 'to'))];
    if (from === undefined || to === undefined || from <= to) return [];
    const message = `expected from not above to, got ${from} and ${to}`;
    return [{ code: 'empty-range', path: ['terrain', index], message }];
  });
}
