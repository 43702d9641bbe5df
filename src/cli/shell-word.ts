/** A word as a shell reads it back: in single quotes where it holds more than letters, digits and `_./:=,-`. */
export function shellWord(word: string): string {
  return /^[\w./:=,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
