import { asMap } from './plain.ts';

/**
 * Sets a value by path in a parsed scenario: keys between dots, quoted where they hold a dot; a
 * list of units by name, another list by index.
 *
 * @param file the parsed scenario, changed in place
 * @param path as in `--set`
 * @param value what to put there
 * @throws Error on a path that goes through something else
 */
export function setPath(file: unknown, path: string, value: unknown): void {
  const keys = splitPath(path);
  const last = keys.pop();
  if (last === undefined) throw new Error(`--set: "${path}" names nothing`);
  let place = file;
  for (const key of keys) place = enter(place, key);
  if (Array.isArray(place)) {
    place[Number(last)] = value;
  } else {
    asMap(place, path)[last] = value;
  }
}

function enter(place: unknown, key: string): unknown {
  if (Array.isArray(place)) {
    const named = place.find((entry) => asName(entry) === key);
    const found = named ?? place[Number(key)];
    if (found === undefined) throw new Error(`--set: nothing is called "${key}"`);
    return found;
  }
  const map = asMap(place, key);
  map[key] ??= {};
  return map[key];
}

function asName(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : undefined;
}

function splitPath(path: string): string[] {
  const keys: string[] = [];
  for (const match of path.matchAll(/"([^"]*)"|'([^']*)'|([^.'"]+)/g)) {
    keys.push(match[1] ?? match[2] ?? match[3] ?? '');
  }
  return keys;
}
