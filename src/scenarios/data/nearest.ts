const MOST_NAMES = 12;
/** Fewer letters begin too many words. */
const FEWEST_LETTERS = 4;

/**
 * The candidate that a misspelt name most likely means.
 *
 * @returns undefined where none is near: more than a third of the letters, and more than two, differ, and none
 *   is the beginning of the other, as `shoot` of `shooting`
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > 100) return undefined;
  let best: string | undefined;
  let least = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of candidates) {
    const edits = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (edits < least && edits < Math.max(name.length, candidate.length)) [best, least] = [candidate, edits];
  }
  return best ?? beginning(name.toLowerCase(), candidates);
}

function beginning(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length < FEWEST_LETTERS) return undefined;
  return [...candidates].find((candidate) => {
    const other = candidate.toLowerCase();
    return other.length >= FEWEST_LETTERS && other !== name && (name.startsWith(other) || other.startsWith(name));
  });
}

/** ` (did you mean "x"?)`, or nothing where no candidate is near. */
export function hint(name: string, candidates: Iterable<string>): string {
  const found = nearest(name, candidates);
  return found === undefined ? '' : ` (did you mean ${JSON.stringify(found)}?)`;
}

/** Names in a row, the first dozen of them. */
export function some(names: readonly string[]): string {
  return names.length > MOST_NAMES ? `${names.slice(0, MOST_NAMES).join(', ')}, …` : names.join(', ');
}

/** Levenshtein distance: insertions, deletions and substitutions of letters. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substituted = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(substituted, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
