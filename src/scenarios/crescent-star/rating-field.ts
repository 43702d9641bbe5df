import { z } from 'zod';
import { integerField, noted } from '../fields/fields.ts';

const MOST_VALUE = 99;

const rating = `expected a rating from -${MOST_VALUE}s0 to ${MOST_VALUE}s${MOST_VALUE}, such as 3s1, or an integer`;

const ratingText = () => z.string({ error: rating }).regex(/^-?\d{1,2}(?:s\d{1,2})?$/, { error: rating });

/** A rating: `3s1`, or 3 for `3s0` (CS-2). */
export function ratingField(description: string, preset?: string) {
  const value = integerField(-MOST_VALUE, MOST_VALUE, { description: 'A rating without automatic successes.' });
  return noted(z.union([ratingText(), value], { error: rating }), {
    description,
    ...(preset === undefined ? {} : { preset }),
    examples: ['3s1'],
  });
}
