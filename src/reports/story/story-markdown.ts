import type { Story } from '../../sim/story/tell-trial.ts';
import { storyEnd, storyTitle } from './story-end.ts';
import { type StoryParagraph, storyParagraphs } from './story-paragraphs.ts';

const INDENTS: Readonly<Record<StoryParagraph['kind'], string>> = { heading: '', paragraph: '- ', under: '  - ' };

/** A story as Markdown: rounds as headings, a list item an act. Ends with a line break. */
export function storyMarkdown(story: Story): string {
  const told = storyParagraphs(story).flatMap(({ kind, rules, sentences }) => {
    const text = sentences.map((sentence) =>
      sentence.isGrave ? `**${escaped(sentence.text)}**` : escaped(sentence.text),
    );
    if (kind === 'heading') return ['', `## ${text.join(' ')}`, ''];
    const cited = rules.length === 0 ? '' : ` _${rules.join(' ')}_`;
    return [`${INDENTS[kind]}${text.join(' ')}${cited}`];
  });
  const [outcome = '', ...counted] = storyEnd(story).map(escaped);
  const lines = [`# ${escaped(storyTitle(story))}`, ...(told[0] === '' ? [] : ['']), ...told, '', `**${outcome}**`, ''];
  return `${[...lines, ...counted.map((line) => `- ${line}`)].join('\n').trimEnd()}\n`;
}

/** Without what Markdown would read as markup. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, (character) => `\\${character}`);
}
