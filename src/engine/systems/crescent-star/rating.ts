/** A skill's rating, such as `3s2`: a value added to the roll and successes that always count (CS-2). */
export interface Rating {
  readonly value: number;
  readonly auto: number;
}

const FORM = /^(-?\d{1,3})(?:s(\d{1,2}))?$/;

/**
 * Reads a rating.
 *
 * @param text such as `3s2`, `-1s0`, or `3` for `3s0`
 * @returns undefined where the text is no rating
 * @rule CS-2
 */
export function parseRating(text: string): Rating | undefined {
  const parts = FORM.exec(text);
  if (!parts) return undefined;
  return { value: Number(parts[1]), auto: Number(parts[2] ?? 0) };
}

/** Writes a rating in full, `3s0`. */
export function formatRating(rating: Rating): string {
  return `${rating.value}s${rating.auto}`;
}
