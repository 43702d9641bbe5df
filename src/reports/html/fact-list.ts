import { type Html, html } from './html.ts';

/** What a reader wants to know first, in a few words each; undefined where there is nothing. */
export function factList(facts: readonly (readonly [label: string, text: string])[]): Html | undefined {
  if (facts.length === 0) return undefined;
  return html`<dl class="facts">\n${facts.map(([label, text]) => html`<div><dt>${label}</dt><dd>${text}</dd></div>\n`)}</dl>`;
}
