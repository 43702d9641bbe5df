import type { Story } from '../../sim/story/tell-trial.ts';
import type { TerminalStyle } from '../terminal-summary.ts';
import { textLength } from '../text-table.ts';
import { wrapText } from '../wrap-text.ts';
import { storyEnd, storyTitle } from './story-end.ts';
import { type StoryParagraph, storyParagraphs } from './story-paragraphs.ts';

const NARROWEST = 40;
const BOLD = 1;
const DIM = 2;
const RED = 31;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape sequences that `painter` writes
const SEQUENCES = /\u001b\[\d+m/g;

/**
 * A story for a terminal: rounds as headings, a paragraph an act, the rules that decide it in brackets.
 *
 * @returns lines joined by `\n`, without one at the end
 */
export function storyText(story: Story, { colour, width }: TerminalStyle): string {
  const paint = painter(colour);
  const wrap = wrapper(Math.max(NARROWEST, width));
  const told = storyParagraphs(story).flatMap((paragraph) => {
    const text = paragraphText(paragraph, paint);
    if (paragraph.kind === 'heading') return ['', text];
    return wrap(text, paragraph.kind === 'under' ? '  ' : '');
  });
  const [outcome = '', ...counted] = storyEnd(story);
  return [
    ...wrap(paint(storyTitle(story), BOLD), ''),
    ...(told[0] === '' ? [] : ['']),
    ...told,
    '',
    ...wrap(paint(outcome, BOLD), ''),
    ...counted.flatMap((line) => wrap(paint(line, DIM), '')),
  ].join('\n');
}

type Paint = (text: string, code: number) => string;

/** Colours word by word, so that a text may be wrapped afterwards. */
function painter(colour: boolean): Paint {
  if (!colour) return (text) => text;
  return (text, code) => text.replace(/\S+/g, (word) => `\u001b[${code}m${word}\u001b[0m`);
}

function wrapper(width: number): (text: string, indent: string) => string[] {
  return (text, indent) => {
    const most = width - indent.length - 2;
    const lines = wrapText(text, (line) => textLength(line.replace(SEQUENCES, '')) <= most);
    return lines.map((line, i) => `${indent}${i === 0 ? '' : '  '}${line}`);
  };
}

function paragraphText({ kind, rules, sentences }: StoryParagraph, paint: Paint): string {
  const text = sentences.map((sentence) => (sentence.isGrave ? paint(sentence.text, RED) : sentence.text)).join(' ');
  if (kind === 'heading') return paint(text, BOLD);
  return rules.length === 0 ? text : `${text} ${paint(`[${rules.join(' ')}]`, DIM)}`;
}
