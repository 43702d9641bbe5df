import { CATALOGUE } from './armory.ts';
import { parseRating } from './notation.ts';
import { isMap, type PlainMap } from './plain.ts';

/** The parts of a path; a name with a dot in it is quoted. */
export function splitPath(path: string): string[] {
  const parts: string[] = [];
  for (const match of path.matchAll(/"([^"]*)"|'([^']*)'|([^.]+)/g)) parts.push(match[1] ?? match[2] ?? match[3] ?? '');
  return parts;
}

/** Sets one rule parameter; it is written last, so it wins over the file. */
function setRule(file: PlainMap, parts: string[], value: unknown): void {
  const rules: PlainMap = isMap(file['rules']) ? file['rules'] : {};
  const path = parts.join('.');
  delete rules[path];
  rules[path] = value;
  file['rules'] = rules;
}

/** The member of a map or list that a part of a path names. */
function memberOf(holder: PlainMap | unknown[], part: string): { key: string | number; value: unknown } {
  if (!Array.isArray(holder)) return { key: part, value: holder[part] };
  const byName = holder.findIndex((item) => isMap(item) && item['name'] === part);
  const index = byName >= 0 ? byName : Number(part);
  if (!Number.isInteger(index) || index >= holder.length) throw new Error(`--set: no ${part} in the list`);
  return { key: index, value: holder[index] };
}

/** A rating with one of its parts changed. */
function withPart(rating: unknown, part: string, value: unknown): string {
  const { value: number, auto } = parseRating(rating ?? '0s0', '--set');
  return part === 'auto' ? `${number}s${String(value)}` : `${String(value)}s${auto}`;
}

/**
 * Sets a value in a scenario by path, as `--set` does: units by name, other lists by index, the parts
 * of a rating as `.value` and `.auto`; an armory entry the file leaves out starts as the catalogue has it.
 *
 * @param file the parsed scenario; changed in place
 * @throws Error where the path names nothing
 */
export function setPath(file: PlainMap, path: string, value: unknown): void {
  const parts = splitPath(path);
  if (parts[0] === 'rules') {
    setRule(file, parts.slice(1), value);
    return;
  }
  if (parts[0] === 'armory' && parts[1] !== undefined) {
    const armory: PlainMap = isMap(file['armory']) ? file['armory'] : {};
    const listed = CATALOGUE[parts[1]];
    if (armory[parts[1]] === undefined && listed !== undefined) armory[parts[1]] = { ...listed };
    file['armory'] = armory;
  }
  const last = parts.pop() ?? '';
  let holder: PlainMap | unknown[] = file;
  for (const [i, part] of parts.entries()) {
    const { key, value: member } = memberOf(holder, part);
    const isLast = i === parts.length - 1;
    if (isLast && !isMap(member) && !Array.isArray(member) && (last === 'value' || last === 'auto')) {
      (holder as PlainMap)[key] = withPart(member, last, value);
      return;
    }
    const next = member ?? {};
    if (!isMap(next) && !Array.isArray(next)) throw new Error(`--set ${path}: ${part} has no parts`);
    (holder as PlainMap)[key] = next;
    holder = next;
  }
  (holder as PlainMap)[memberOf(holder, last).key] = value;
}
