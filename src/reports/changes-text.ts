import { shortName } from './plain-name.ts';

const MOST_CHANGES = 2;
const LONGEST_CHANGE = 44;

/** `with initiative=counting-clock`; empty where all is as in the file. */
export function changesText(changes: readonly string[]): string {
  if (changes.length === 0) return '';
  const shown = changes
    .slice(0, MOST_CHANGES)
    .map((change) => shortName(change.replace(/^rules\./, ''), LONGEST_CHANGE));
  const rest = changes.length > MOST_CHANGES ? ` and ${changes.length - MOST_CHANGES} more` : '';
  return `with ${shown.join(', ')}${rest}`;
}
