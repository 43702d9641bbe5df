import { z } from 'zod';
import { RESERVED_KEYS } from '../data/tree.ts';

// Zod would compile a function for each map, which takes longer than checking a scenario without.
z.config({ jitless: true });

/** One line of text: no control characters, no lone surrogates, no spaces at its ends. */
const ONE_LINE = /^(?!\s)[^\p{Cc}\p{Cs}\u2028\u2029]+(?<!\s)$/u;
const SEVERAL_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u;
const LONGEST_NAME = 200;
const LONGEST_TEXT = 10_000;

/** What the editor shows of a field: a description, and the value that stands where the file gives none. */
export interface FieldNotes {
  readonly description: string;
  readonly preset?: unknown;
  readonly examples?: readonly unknown[];
}

/** Adds the notes that the JSON Schema carries to a field that has none yet. */
export function noted<Field extends z.ZodType>(field: Field, { description, preset, examples }: FieldNotes): Field {
  // As `meta` does, which makes a copy of the field.
  z.globalRegistry.add(field, {
    description,
    ...(preset === undefined ? {} : { default: preset }),
    ...(examples === undefined ? {} : { examples: [...examples] }),
  });
  return field;
}

/** An integer of a range, both ends included. */
export function integerField(min: number, max: number, notes: FieldNotes): z.ZodInt {
  const error = `expected an integer from ${min} to ${max}`;
  return noted(z.int({ error }).check(z.gte(min, { error }), z.lte(max, { error })), notes);
}

/** A finite number of a range, both ends included. */
export function numberField(min: number, max: number, notes: FieldNotes): z.ZodNumber {
  const error = `expected a number from ${min} to ${max}`;
  return noted(z.number({ error }).check(z.gte(min, { error }), z.lte(max, { error })), notes);
}

export function flagField(notes: FieldNotes): z.ZodBoolean {
  return noted(z.boolean({ error: 'expected true or false' }), notes);
}

/** One of a few words. */
export function choiceField<const Choice extends string>(
  choices: readonly Choice[],
  notes: FieldNotes,
): z.ZodEnum<{ [Key in Choice]: Key }> {
  const error = choices.length === 1 ? `expected ${choices[0]}` : `expected one of ${choices.join(', ')}`;
  return noted(z.enum(choices as readonly [Choice, ...Choice[]], { error }), notes);
}

/** A name: one line of 1 to 200 characters. */
export function nameField(notes: FieldNotes): z.ZodString {
  const error = `expected a text of 1 to ${LONGEST_NAME} characters on one line, without spaces at its ends`;
  return noted(
    z.string({ error }).check(
      z.maxLength(LONGEST_NAME, { error }),
      z.regex(ONE_LINE, { error }),
      z.refine((name: string) => !RESERVED_KEYS.has(name), { error: 'expected another name: this one is reserved' }),
    ),
    notes,
  );
}

/** A text of one or several lines, possibly empty. */
export function proseField(notes: FieldNotes): z.ZodString {
  const error = `expected a text of at most ${LONGEST_TEXT} characters without control characters`;
  return noted(
    z.string({ error }).check(z.maxLength(LONGEST_TEXT, { error }), z.regex(SEVERAL_LINES, { error })),
    notes,
  );
}

/** A map of known keys. */
export function mapField<Shape extends z.ZodRawShape>(
  shape: Shape,
  notes: FieldNotes,
): z.ZodObject<Shape, z.core.$strict> {
  return noted(z.strictObject(shape, { error: `expected a map of ${knownKeys(shape)}` }), notes);
}

function knownKeys(shape: z.ZodRawShape): string {
  const keys = Object.keys(shape);
  return keys.length <= 6 ? keys.join(', ') : `${keys.slice(0, 5).join(', ')}, …`;
}

/** A list of a length. */
export function listField<Item extends z.ZodType>(
  item: Item,
  [min, max]: readonly [min: number, max: number],
  what: string,
  notes: FieldNotes,
): z.ZodArray<Item> {
  const error = `expected a list of ${min === max ? min : `${min} to ${max}`} ${what}`;
  return noted(z.array(item, { error }).check(z.minLength(min, { error }), z.maxLength(max, { error })), notes);
}
