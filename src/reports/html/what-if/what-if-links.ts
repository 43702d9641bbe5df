import { plainName } from '../../plain-name.ts';
import { type Html, html } from '../html.ts';
import { sentence } from '../sentence.ts';

/** A what-if result that lies beside a result. */
export interface WhatIfLink {
  /** That found it: `sweep`. */
  readonly command: string;
  readonly finding: string;
  /** Its page, from the page that links it; none where it was not written. */
  readonly page?: string;
}

/** What was found about the same scenario with other numbers; undefined where nothing was. */
export function whatIfLinks(links: readonly WhatIfLink[]): Html | undefined {
  if (links.length === 0) return undefined;
  return html`<h2>What if</h2>
<ul>
${links.map(({ command, finding, page }) => {
  const text = sentence(plainName(finding));
  return html`<li>${command}: ${page === undefined ? text : html`<a href="${page}">${text}</a>`}</li>\n`;
})}</ul>`;
}
