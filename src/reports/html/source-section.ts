import { type Html, html } from './html.ts';

/** How to get the figures of a page again. */
export interface PageSource {
  /** That gives them. */
  readonly command: string;
  /** What the command needs besides for the same figures, and what it does not. */
  readonly note: string;
  /** What was played: label and text. */
  readonly played: readonly (readonly [label: string, text: string])[];
}

/** The command that gives the same page, and what tells whether it did. */
export function sourceSection({ command, note, played }: PageSource, details?: Html): Html {
  return html`<h2>How to get the same again</h2>
<pre><code>${command}</code></pre>
<p class="note">${note}</p>
<div class="scroll"><table><caption>What was played</caption>
<tbody>${played.map(([label, text]) => html`<tr><th scope="row">${label}</th><td>${text}</td></tr>\n`)}</tbody></table></div>
${details}`;
}
