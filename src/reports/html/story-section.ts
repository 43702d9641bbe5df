import type { Story } from '../../sim/story/tell-trial.ts';
import { storyText } from '../story/story-text.ts';
import { trialWord } from '../trial-words.ts';
import { type Html, html } from './html.ts';

/** One line an act: the page breaks it where it has to. */
const UNBROKEN = 100_000;
/** Stories longer than this are told to their middle only; `evenodds trace` has all of it. */
const MOST_LINES = 1500;

/**
 * The trial that is most like the others, told.
 *
 * @param command that tells it on a terminal
 */
export function storySection(story: Story, command: string): Html {
  const [, ...lines] = storyText(story, { colour: false, width: UNBROKEN })
    .split('\n')
    .filter((line) => line.trim() !== '');
  const word = trialWord(story.kind);
  const more = lines.length > MOST_LINES ? html`<p>… and ${lines.length - MOST_LINES} lines more.</p>` : undefined;
  return html`<h2>The median ${word}, told</h2>
<p class="note">Trial ${story.trial} ends as most do, after the median length or as near to it as any looked at. In brackets stand the rules that decide each act. On a terminal: ${command}</p>
<details class="long"><summary>The story of trial ${story.trial}</summary>
${lines.slice(0, MOST_LINES).map((line) => (/^Round \d+$/.test(line) ? html`<h3>${line}</h3>\n` : html`<p>${line.trim()}</p>\n`))}${more}
</details>`;
}
