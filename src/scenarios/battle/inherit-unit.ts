import { type DataMap, entriesOf, fieldOf, isMap, itemsOf, textOf } from '../data/tree.ts';

/** Never copied by `like`. */
const OWN = new Set(['name', 'count', 'at', 'like']);

/** A unit entry of a file and where it stands. */
export interface UnitEntry {
  readonly side: string;
  /** In the side's list. */
  readonly index: number;
  readonly unit: DataMap;
}

/** Two keys of a unit that say the same thing: a unit that names one does not take the other from its base. */
export type Alternatives = Readonly<Record<string, string>>;

/** Every unit entry of a battle, of whatever shape its data is. */
export function unitEntries(sides: unknown): readonly UnitEntry[] {
  return entriesOf(sides).flatMap(([side, data]) =>
    itemsOf(fieldOf(data, 'units')).flatMap((unit, index) => (isMap(unit) ? [{ side, index, unit }] : [])),
  );
}

/**
 * The entry that `like` names: on the own side first, else `side/Name`.
 *
 * @returns undefined where there is none
 */
export function baseOf(entries: readonly UnitEntry[], side: string, like: string): UnitEntry | undefined {
  const named = (of: string, name: string) => entries.find((entry) => entry.side === of && entry.unit['name'] === name);
  const own = named(side, like);
  const slash = like.indexOf('/');
  return own ?? (slash < 0 ? undefined : named(like.slice(0, slash), like.slice(slash + 1)));
}

/**
 * A unit with all that its bases lend it: maps merged, lists and single values its own where it has
 * them. Success stones do not go over to another side.
 *
 * @returns undefined where a base is unknown or the bases go in a circle
 */
export function inheritUnit(
  entries: readonly UnitEntry[],
  entry: UnitEntry,
  alternatives: Alternatives = {},
): DataMap | undefined {
  const chain: UnitEntry[] = [];
  for (let here: UnitEntry | undefined = entry; here; ) {
    if (chain.includes(here)) return undefined;
    chain.unshift(here);
    const like = textOf(fieldOf(here.unit, 'like'));
    if (like === undefined)
      return chain.reduce((base, next) => merge(base, lendable(next, entry), alternatives), {} as DataMap);
    here = baseOf(entries, here.side, like);
  }
  return undefined;
}

/** What a unit of the chain gives: the last one all, its bases all but what is their own. */
function lendable({ unit, side }: UnitEntry, to: UnitEntry): DataMap {
  const pairs = Object.entries(unit).filter(([key]) => {
    if (unit === to.unit) return key !== 'like';
    return !OWN.has(key) && !(key === 'stones' && side !== to.side);
  });
  return Object.fromEntries(pairs);
}

function merge(base: DataMap, over: DataMap, alternatives: Alternatives = {}): DataMap {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const other = Object.hasOwn(alternatives, key) ? alternatives[key] : undefined;
    if (other !== undefined && !Object.hasOwn(over, other)) delete merged[other];
    const before = fieldOf(merged, key);
    merged[key] = isMap(before) && isMap(value) ? merge(before, value) : value;
  }
  return merged;
}
