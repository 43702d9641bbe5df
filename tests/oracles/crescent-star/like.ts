import { isMap, type PlainMap, readList, readMap } from './plain.ts';

/** Keys that `like` does not copy. */
const NOT_COPIED = ['name', 'count', 'at', 'like'];

/** Maps are merged, all else is replaced. */
function merge(base: unknown, change: unknown): unknown {
  if (!isMap(base) || !isMap(change)) return change;
  const merged: PlainMap = { ...base };
  for (const [key, value] of Object.entries(change)) {
    merged[key] = key in base ? merge(base[key], value) : value;
  }
  return merged;
}

/** The entry of that name in a side. */
function findEntry(sides: PlainMap, side: string, name: string): PlainMap | undefined {
  const units = readList(readMap(sides[side], `sides.${side}`)['units'], `sides.${side}.units`);
  for (const unit of units) {
    if (isMap(unit) && unit['name'] === name) return unit;
  }
  return undefined;
}

/**
 * A unit entry with its base filled in (scenario format, `like`): own side first, else `side/Name`.
 *
 * @param sides the `sides` of the file, as written
 * @param side the side of the entry
 * @param entry the entry as written
 * @param seen names on the way here, to find a circle
 * @throws Error where the base does not exist or goes in a circle
 */
export function resolveLike(sides: PlainMap, side: string, entry: PlainMap, seen: string[] = []): PlainMap {
  const like = entry['like'];
  if (like === undefined) return entry;
  const name = String(like);
  let baseSide = side;
  let base = findEntry(sides, side, name);
  if (base === undefined) {
    const slash = name.indexOf('/');
    baseSide = name.slice(0, slash);
    base = slash < 0 ? undefined : findEntry(sides, baseSide, name.slice(slash + 1));
  }
  if (base === undefined) throw new Error(`like: no unit ${name}`);
  const key = `${baseSide}/${String(base['name'])}`;
  if (seen.includes(key)) throw new Error(`like: ${name} goes in a circle`);
  const copied: PlainMap = { ...resolveLike(sides, baseSide, base, [...seen, key]) };
  for (const left of NOT_COPIED) delete copied[left];
  if (entry['weapons'] !== undefined) delete copied['weapon'];
  if (entry['weapon'] !== undefined) delete copied['weapons'];
  return merge(copied, entry) as PlainMap;
}
