import { formatRating, parseRating, type Rating } from '../../engine/systems/crescent-star/rating.ts';

/** Is it the name of a part of a rating: of `3s1`, `value` is 3 and `auto` is 1? */
export function isRatingPart(name: string): name is keyof Rating {
  return name === 'value' || name === 'auto';
}

/** A rating read from `3s1` or 3; undefined where it is none. */
function ratingOf(value: unknown): Rating | undefined {
  return typeof value === 'string' || typeof value === 'number' ? parseRating(String(value)) : undefined;
}

/** One part of a rating, or undefined where the value is no rating. */
export function ratingPart(rating: unknown, part: keyof Rating): number | undefined {
  return ratingOf(rating)?.[part];
}

/**
 * A rating with one part replaced, by whatever was given: a part that does not fit is found when the
 * rating is checked.
 *
 * @returns undefined where the value is no rating
 */
export function withRatingPart(rating: unknown, part: keyof Rating, value: unknown): string | undefined {
  const read = ratingOf(rating);
  const given = typeof value === 'object' ? JSON.stringify(value) : value;
  return read && formatRating({ ...read, [part]: given as number });
}
