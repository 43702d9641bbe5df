/** A map of a scenario's data. */
export type DataMap = Readonly<Record<string, unknown>>;

/** Keys that no scenario may have: they mean something to JavaScript. */
export const RESERVED_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Is it a map: neither a list, nor a single value? */
export function isMap(value: unknown): value is DataMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A map's own value at a key; undefined where it has none, or is no map. */
export function fieldOf(value: unknown, key: string): unknown {
  return isMap(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The pairs of a map in file order; none where it is no map. */
export function entriesOf(value: unknown): readonly (readonly [key: string, value: unknown])[] {
  return isMap(value) ? Object.entries(value) : [];
}

/** The items of a list; none where it is no list. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value where it is a text, else undefined. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The value where it is a finite number, else undefined. */
export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
