/** A map as the YAML parser hands it over. */
export type PlainMap = Record<string, unknown>;

/** Is the value a map (not a list, not null)? */
export function isMap(value: unknown): value is PlainMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The value as a map; absent counts as empty.
 *
 * @throws Error where it is something else
 */
export function readMap(value: unknown, where: string): PlainMap {
  if (value === undefined || value === null) return {};
  if (!isMap(value)) throw new Error(`${where}: expected a map`);
  return value;
}

/**
 * The value as a list; absent counts as empty.
 *
 * @throws Error where it is something else
 */
export function readList(value: unknown, where: string): unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new Error(`${where}: expected a list`);
  return value as unknown[];
}

/**
 * The value as a finite number, or the default where it is absent.
 *
 * @throws Error where it is something else
 */
export function readNumber(value: unknown, standard: number, where: string): number {
  if (value === undefined) return standard;
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new Error(`${where}: expected a number, got ${JSON.stringify(value)}`);
  }
  return value;
}

/**
 * The value as one of the words allowed, or the default where it is absent.
 *
 * @throws Error where it is something else
 */
export function readWord<T extends string>(value: unknown, words: readonly T[], standard: T, where: string): T {
  if (value === undefined) return standard;
  const found = words.find((word) => word === value);
  if (found === undefined)
    throw new Error(`${where}: expected one of ${words.join(', ')}, got ${JSON.stringify(value)}`);
  return found;
}

/**
 * Refuses keys that are not known.
 *
 * @throws Error that names the first unknown key
 */
export function checkKeys(map: PlainMap, known: readonly string[], where: string): void {
  for (const key of Object.keys(map)) {
    if (!known.includes(key)) throw new Error(`${where}: unknown key ${key}`);
  }
}
