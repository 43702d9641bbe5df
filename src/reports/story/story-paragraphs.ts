import type { Passage } from '../../engine/core/story/passage.ts';
import type { Story } from '../../sim/story/tell-trial.ts';
import { plainName } from '../plain-name.ts';

/** A sentence of a story as plain text, and the event that it tells. */
export interface StorySentence {
  readonly text: string;
  readonly event: string;
  /** Somebody goes out. */
  readonly isGrave: boolean;
}

/** A paragraph of a story: sentences that belong together, and the rules that decide what they tell. */
export interface StoryParagraph {
  readonly kind: 'heading' | 'paragraph' | 'under';
  readonly sentences: readonly StorySentence[];
  /** Each once, by system and number. */
  readonly rules: readonly string[];
}

const GRAVE = new Set(['death', 'out', 'unconscious', 'fled']);

/** The story in paragraphs, without what is told only as data; names are plain text. */
export function storyParagraphs({ passages }: Story): StoryParagraph[] {
  const paragraphs: { kind: StoryParagraph['kind']; passages: Passage[] }[] = [];
  for (const passage of passages) {
    const { place } = passage;
    if (place === 'silent') continue;
    const last = paragraphs.at(-1);
    if (place === 'sentence' && last !== undefined && last.kind !== 'heading') last.passages.push(passage);
    else paragraphs.push({ kind: place === 'sentence' ? 'paragraph' : place, passages: [passage] });
  }
  return paragraphs.map(({ kind, passages: told }) => ({
    kind,
    sentences: told.map(sentenceOf),
    rules: [...new Set(told.flatMap(({ event }) => event.rules))].sort(byNumber),
  }));
}

/** `CS-2` before `CS-16`, and rules that fights share before those of a system. */
function byNumber(one: string, other: string): number {
  const [prefix = '', number = ''] = one.split('-');
  const [otherPrefix = '', otherNumber = ''] = other.split('-');
  return prefix === otherPrefix ? Number(number) - Number(otherNumber) : prefix < otherPrefix ? -1 : 1;
}

function sentenceOf({ text, event }: Passage): StorySentence {
  return { text: plainName(text), event: event.event, isGrave: GRAVE.has(event.event) };
}
