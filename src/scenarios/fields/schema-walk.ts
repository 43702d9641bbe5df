import type { z } from 'zod';

/** What a schema allows at a place: a map of known keys, a map of free keys, a list, or a single value. */
export type Place =
  | { readonly type: 'map'; readonly keys: Readonly<Record<string, z.ZodType>> }
  | { readonly type: 'entries'; readonly entry: z.ZodType }
  | { readonly type: 'list'; readonly item: z.ZodType }
  | { readonly type: 'value' };

const VALUE: Place = { type: 'value' };

/** Reads a schema of zod as the place it describes; of alternatives, the first that is not a single value. */
export function placeOf(schema: z.ZodType): Place {
  const { def } = schema as unknown as { def: SchemaDefinition };
  if (def.innerType) return placeOf(def.innerType);
  if (def.type === 'object' && def.shape) return { type: 'map', keys: def.shape };
  if (def.type === 'record' && def.valueType) return { type: 'entries', entry: def.valueType };
  if (def.type === 'array' && def.element) return { type: 'list', item: def.element };
  if (def.type === 'tuple' && def.items?.[0]) return { type: 'list', item: def.items[0] };
  return def.options?.map(placeOf).find(({ type }) => type !== 'value') ?? VALUE;
}

/** The parts of zod's definitions that make a place. */
interface SchemaDefinition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly valueType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly items?: readonly z.ZodType[];
  readonly options?: readonly z.ZodType[];
  readonly entries?: Readonly<Record<string, string>>;
}

/** The schema one step below a place, or undefined where the schema knows nothing there. */
export function schemaBelow(place: Place, step: string | number): z.ZodType | undefined {
  if (place.type === 'map') return Object.hasOwn(place.keys, step) ? place.keys[step] : undefined;
  if (place.type === 'entries') return place.entry;
  return place.type === 'list' ? place.item : undefined;
}

/** Known keys of a map, without those that only join others by dots. */
export function keysOf(place: Place): readonly string[] {
  return place.type === 'map' ? Object.keys(place.keys).filter((key) => !key.includes('.')) : [];
}

/** A rating is the one kind of value that is written both as `0s0` and as a number. */
export function takesRating(schema: z.ZodType): boolean {
  return schema.safeParse('0s0').success && schema.safeParse(0).success;
}

/** The words that a value may be, where it is one of a few, or one of a few besides a number. */
export function choicesOf(schema: z.ZodType): readonly string[] {
  const { def } = schema as unknown as { def: SchemaDefinition };
  if (def.innerType) return choicesOf(def.innerType);
  return def.type === 'enum' ? Object.values(def.entries ?? {}) : (def.options ?? []).flatMap(choicesOf);
}
