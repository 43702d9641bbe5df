/**
 * A name from a file as it may stand in text and charts: on one line, without control or format
 * characters (no escape sequences, no reversed text).
 */
export function plainName(name: string): string {
  return name
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
}

/**
 * A plain name of at most so many characters, cut with `…`.
 *
 * @param most 1 or more
 */
export function shortName(name: string, most: number): string {
  const characters = [...plainName(name)];
  return characters.length <= most
    ? characters.join('')
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
