/** A map as the YAML parser gives it. */
export type Plain = Record<string, unknown>;

/**
 * Takes a value for a map; an absent one is empty.
 *
 * @param value anything
 * @param where its place, for the message
 * @returns the map
 * @throws Error where it is something else
 */
export function asMap(value: unknown, where: string): Plain {
  if (value === undefined || value === null) return {};
  if (typeof value === 'object' && !Array.isArray(value)) return value as Plain;
  throw new Error(`${where}: expected a map`);
}

/**
 * Takes a value for a list; an absent one is empty.
 *
 * @param value anything
 * @param where its place, for the message
 * @returns the list
 * @throws Error where it is something else
 */
export function asList(value: unknown, where: string): unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  throw new Error(`${where}: expected a list`);
}

/**
 * Takes a value for a number.
 *
 * @param value anything
 * @param fallback what an absent value stands for
 * @param where its place, for the message
 * @returns the number
 * @throws Error where it is something else
 */
export function asNumber(value: unknown, fallback: number, where: string): number {
  if (value === undefined) return fallback;
  if (typeof value === 'number') return value;
  throw new Error(`${where}: expected a number`);
}

/**
 * Takes a share written as `50%` or as 0.5.
 *
 * @param value anything
 * @param where its place, for the message
 * @returns 0 to 1
 * @throws Error where it is something else
 */
export function asShare(value: unknown, where: string): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string' && value.trim().endsWith('%')) {
    return Number(value.trim().slice(0, -1)) / 100;
  }
  throw new Error(`${where}: expected a share such as 50%`);
}

/**
 * Refuses keys that the judge does not know, so that it never leaves out a rule in silence.
 *
 * @param map a map of the scenario
 * @param known the keys it may have
 * @param where its place, for the message
 * @throws Error on any other key
 */
export function refuseOtherKeys(map: Plain, known: string[], where: string): void {
  for (const key of Object.keys(map)) {
    if (!known.includes(key)) throw new Error(`${where}: the judge does not know "${key}"`);
  }
}
