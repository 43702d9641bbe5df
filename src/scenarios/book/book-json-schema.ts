import { z } from 'zod';
import { BOOK_KINDS, bookSchema } from './book-schema.ts';

/** The JSON Schema (draft 7) of book files, by which an editor completes and checks them. */
export function bookJsonSchema(): Record<string, unknown> {
  return z.toJSONSchema(bookSchema, {
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema }) => {
      // Zod's objects cannot say that a chart is of exactly one kind.
      const isChart = BOOK_KINDS.every((kind) => jsonSchema.properties?.[kind] !== undefined);
      if (isChart) jsonSchema.oneOf = BOOK_KINDS.map((kind) => ({ required: [kind] }));
    },
  }) as Record<string, unknown>;
}
