import type { DataPath, Fault } from '../data/fault.ts';
import { hint } from '../data/nearest.ts';
import { entriesOf, fieldOf, itemsOf, numberOf, textOf } from '../data/tree.ts';
import { MOST_SLOTS, MOST_UNITS, MOST_WAVES } from './battle-schema.ts';
import { type Alternatives, baseOf, inheritUnit, type UnitEntry, unitEntries } from './inherit-unit.ts';

/**
 * What is wrong with the two sides of a battle, beyond its schema and whatever its system.
 *
 * @param sides the `sides` of a file, of whatever shape
 */
export function checkBattle(sides: unknown, alternatives: Alternatives = {}): readonly Fault[] {
  const entries = unitEntries(sides);
  return [
    ...checkSideCount(sides),
    ...checkNames(entries),
    ...entries.flatMap((entry) => checkBase(entries, entry)),
    ...entries.flatMap((entry) => checkAlternatives(entry, alternatives)),
    ...entries.flatMap(checkConditions),
    ...checkSlots(sides),
  ];
}

/** Path of a unit entry's key. */
export function unitPath({ side, index }: UnitEntry, ...below: DataPath): DataPath {
  return ['sides', side, 'units', index, ...below];
}

function checkSideCount(sides: unknown): readonly Fault[] {
  const names = entriesOf(sides).map(([name]) => name);
  if (names.length === 2 || fieldOf({ sides }, 'sides') === undefined) return [];
  const found = names.length === 0 ? 'none' : `${names.length}: ${names.slice(0, 5).join(', ')}`;
  return [{ code: 'side-count', path: ['sides'], message: `expected exactly two sides, got ${found}`, atKey: true }];
}

/** Names that a unit entry stands for (BTL-1). */
function rosterNames(unit: UnitEntry['unit']): readonly string[] {
  const name = textOf(unit['name']);
  if (name === undefined) return [];
  const count = numberOf(unit['count']);
  if (count === undefined) return [name];
  return [name, ...Array.from({ length: Math.min(1000, Math.max(0, count)) }, (_, index) => `${name} ${index + 1}`)];
}

function checkNames(entries: readonly UnitEntry[]): readonly Fault[] {
  const faults: Fault[] = [];
  const takenBySide = new Map<string, Map<string, string>>();
  for (const entry of entries) {
    const taken = takenBySide.get(entry.side) ?? new Map<string, string>();
    takenBySide.set(entry.side, taken);
    const names = rosterNames(entry.unit);
    const twice = names.find((name) => taken.has(name));
    if (twice !== undefined) {
      const message = `expected each name once on a side, got ${JSON.stringify(twice)} again: ${taken.get(twice)} has it`;
      faults.push({ code: 'duplicate-name', path: unitPath(entry, 'name'), message });
    }
    for (const name of names) if (!taken.has(name)) taken.set(name, `unit ${entry.index + 1}`);
  }
  return faults;
}

function checkBase(entries: readonly UnitEntry[], entry: UnitEntry): readonly Fault[] {
  const like = textOf(entry.unit['like']);
  if (like === undefined) return [];
  const path = unitPath(entry, 'like');
  if (!baseOf(entries, entry.side, like)) {
    const near = hint(
      like,
      entries.map(({ side, unit }) => (side === entry.side ? '' : `${side}/`) + textOf(unit['name'])),
    );
    const message = `expected the name of a unit of its side, or side/Name, got ${JSON.stringify(like)}${near}`;
    return [{ code: 'unknown-base', path, message }];
  }
  if (!isInCircle(entries, entry)) return [];
  return [
    {
      code: 'circular-base',
      path,
      message: `expected a base that is not like this unit, got a circle by ${JSON.stringify(like)}`,
    },
  ];
}

/** Do its bases lead back to it? */
function isInCircle(entries: readonly UnitEntry[], entry: UnitEntry): boolean {
  const seen = new Set<UnitEntry>();
  for (let here: UnitEntry | undefined = entry; here && !seen.has(here); ) {
    seen.add(here);
    const like = textOf(here.unit['like']);
    here = like === undefined ? undefined : baseOf(entries, here.side, like);
    if (here === entry) return true;
  }
  return false;
}

function checkAlternatives(entry: UnitEntry, alternatives: Alternatives): readonly Fault[] {
  return Object.entries(alternatives).flatMap(([short, long]) => {
    if (short > long || fieldOf(entry.unit, short) === undefined || fieldOf(entry.unit, long) === undefined) return [];
    const message = `expected either ${short} or ${long}, got both`;
    return [{ code: 'conflict', path: unitPath(entry, short), message, atKey: true }];
  });
}

function checkConditions(entry: UnitEntry): readonly Fault[] {
  return itemsOf(entry.unit['tactics']).flatMap((tactic, index) => {
    const conditions = fieldOf(tactic, 'if');
    const path = unitPath(entry, 'tactics', index, 'if');
    return [
      ...checkRange(fieldOf(conditions, 'round'), [...path, 'round'], 'from', 'to'),
      ...checkRange(fieldOf(conditions, 'distance'), [...path, 'distance'], 'atLeast', 'atMost'),
    ];
  });
}

function checkRange(range: unknown, path: DataPath, low: string, high: string): readonly Fault[] {
  const [from, to] = [numberOf(fieldOf(range, low)), numberOf(fieldOf(range, high))];
  if (from === undefined || to === undefined || from <= to) return [];
  return [{ code: 'empty-range', path, message: `expected ${low} not above ${high}, got ${from} and ${to}` }];
}

function checkSlots(sides: unknown): readonly Fault[] {
  let slots = 0;
  for (const [, side] of entriesOf(sides)) {
    const waves = timesOf(side, 'waves');
    for (const unit of itemsOf(fieldOf(side, 'units'))) slots += waves * timesOf(unit, 'count');
  }
  if (slots <= MOST_SLOTS) return [];
  const message = `expected at most ${MOST_SLOTS} units in all, waves times count, got ${slots}`;
  return [{ code: 'too-many-units', path: ['sides'], message, atKey: true }];
}

/** A number of waves or units; 1 where there is none, or one that is a fault of its own. */
function timesOf(data: unknown, key: 'waves' | 'count'): number {
  const times = numberOf(fieldOf(data, key)) ?? 1;
  return times >= 1 && times <= (key === 'waves' ? MOST_WAVES : MOST_UNITS) ? times : 1;
}

/**
 * Every unit of a battle with what its bases lend it; units whose bases are unknown or go in a circle
 * are left out.
 */
export function inheritedUnits(sides: unknown, alternatives: Alternatives): readonly UnitEntry[] {
  const entries = unitEntries(sides);
  return entries.flatMap((entry) => {
    const unit = inheritUnit(entries, entry, alternatives);
    return unit ? [{ ...entry, unit }] : [];
  });
}
