import { BRAWL, HOUSE } from '../../engine/systems/counters/catalogue.ts';
import type { AttackEntry, CounterEntry } from '../../engine/systems/counters/catalogue-entry.ts';
import { unitEntries } from '../battle/inherit-unit.ts';
import { type DataMap, fieldOf, isMap, itemsOf, numberOf, textOf } from '../data/tree.ts';

/** Names of a unit's counters, in the order of its list; of whatever shape the unit is. */
export function counterNamesOf(unit: unknown): readonly string[] {
  return itemsOf(fieldOf(unit, 'counters')).flatMap((choice) => counterNameOf(choice) ?? []);
}

/** Names of the counters that any unit of a battle has, each once; of whatever shape the battle is. */
export function counterNames(data: unknown): readonly string[] {
  return [...new Set(unitEntries(fieldOf(data, 'sides')).flatMap(({ unit }) => counterNamesOf(unit)))];
}

/** The name of one counter of a list, however it is written. */
export function counterNameOf(choice: unknown): string | undefined {
  return textOf(choice) ?? textOf(fieldOf(choice, 'use'));
}

/** Every attack that a scenario's units may name: what the checks of its units ask of it. */
export function attacksOf(data: unknown): readonly AttackEntry[] {
  const own = entriesIn(data, 'attacks').map(
    (entry) =>
      ({
        ...{ accuracy: 0, ...entry },
        ...{ name: textOf(entry['name']), skill: textOf(entry['skill']) ?? '', rank: numberOf(entry['rank']) ?? 0 },
      }) as AttackEntry,
  );
  return replaced([...BRAWL.attacks, ...HOUSE.attacks], own);
}

/** Every counter that a scenario's units may name. */
export function countersOf(data: unknown): readonly CounterEntry[] {
  const own = entriesIn(data, 'counters').map(
    (entry) =>
      ({
        ...entry,
        ...{ name: textOf(entry['name']), skill: textOf(entry['skill']) ?? 'any', rank: numberOf(entry['rank']) ?? 0 },
      }) as CounterEntry,
  );
  return replaced([...BRAWL.counters, ...HOUSE.counters], own);
}

/** Entries of the scenario's own catalogue that have a name. */
function entriesIn(data: unknown, list: 'attacks' | 'counters'): readonly DataMap[] {
  return itemsOf(fieldOf(fieldOf(data, 'catalogue'), list))
    .filter(isMap)
    .filter((entry) => textOf(entry['name']) !== undefined);
}

function replaced<Entry extends { readonly name: string }>(entries: readonly Entry[], own: readonly Entry[]): Entry[] {
  const names = new Set(own.map(({ name }) => name));
  return [...entries.filter(({ name }) => !names.has(name)), ...own];
}
