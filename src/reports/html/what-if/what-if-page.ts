import type { Chart } from '../../charts/chart.ts';
import { type ChartStyle, inlineStyle } from '../../charts/chart-style.ts';
import { formatCount } from '../../format-count.ts';
import { plainName } from '../../plain-name.ts';
import { chartFigure, NARROW_CHART, WIDE_CHART } from '../chart-figure.ts';
import { factList } from '../fact-list.ts';
import { type Html, html } from '../html.ts';
import { pageText } from '../page.ts';
import { type RuleInForce, rulesSection } from '../rules-section.ts';
import { sentence } from '../sentence.ts';
import { sourceSection } from '../source-section.ts';

/** What a page about versions of a scenario tells, in its order. */
export interface WhatIfPage {
  /** The answer, in one sentence. */
  readonly finding: string;
  /** Name of the scenario. */
  readonly name: string;
  /** Sentences that go on from the finding. */
  readonly lead: readonly string[];
  /** How many trials of what, and the seed. */
  readonly played: string;
  /** What is held against what, and what a reader asks next. */
  readonly facts: readonly (readonly [label: string, text: string])[];
  readonly sections: readonly WhatIfSection[];
  /** What a reader must know to read the figures right. */
  readonly notes: readonly string[];
  /** What says whether another run played the same: label and text. */
  readonly identity: readonly (readonly [label: string, text: string])[];
}

/** Tables longer than this are opened by whoever wants them. */
const MOST_ROWS = 30;

/** A chart and its figures below a heading; either may be missing. */
export interface WhatIfSection {
  readonly heading: string;
  readonly chart?: ((style: ChartStyle) => Chart | undefined) | undefined;
  readonly table?: Html | undefined;
  /** Of the table, which is folded where they are many. */
  readonly rows: number;
}

/** What a page tells besides its figures. */
export interface WhatIfContext {
  /** Name of the system, and the version of its rules. */
  readonly system: string;
  readonly rulesVersion: number;
  readonly evenodds: string;
  /** The rules of the system that have an effect here. */
  readonly rules: readonly RuleInForce[];
  /** Where two scenarios are held against each other, those of the second; `rules` are those of the first. */
  readonly rulesOfB?: readonly RuleInForce[];
  /** The command that gives the same page. */
  readonly command: string;
  /** Settings in place of the file's, `PATH=VALUE`. */
  readonly changes: readonly string[];
}

/** A comparison, a sweep, a search or a table of sensitivities as one page that needs nothing else. Equal results with equal contexts are equal pages. */
export async function whatIfHtml(page: WhatIfPage, context: WhatIfContext): Promise<string> {
  const title = sentence(page.finding);
  const name = plainName(page.name);
  const { system, rulesVersion, evenodds } = context;
  return pageText({
    title: `${title} – ${name}`,
    header: html`<p class="over">${name} · ${system}</p>
<h1>${title}</h1>
${page.lead.map((text) => html`<p class="lead">${sentence(text)}</p>\n`)}<p class="over">${page.played}</p>
${factList(page.facts)}`,
    main: html`${await Promise.all(page.sections.map((section) => sectionOf(section, context)))}
${notesOf(page.notes)}
${rulesSection(context.rules, context.rulesOfB)}
${sourceSection({
  command: context.command,
  note: 'The same file, seed and number of trials give the same figures, on any machine and any number of threads.',
  played: [
    ['Scenario', name],
    ...page.identity,
    ['Rules', `${system}, version ${rulesVersion}`],
    ['evenodds', evenodds],
  ],
})}`,
    footer: html`<p>evenodds ${evenodds}</p>`,
  });
}

async function sectionOf({ heading, chart, table, rows }: WhatIfSection, { changes }: WhatIfContext): Promise<Html> {
  const [wide, narrow] = [WIDE_CHART, NARROW_CHART].map((width) => chart?.({ ...inlineStyle(width), changes }));
  const details =
    rows > MOST_ROWS
      ? html`<details class="long"><summary>All ${formatCount(rows)} rows</summary>\n${table}</details>`
      : table;
  const figure = wide && (await chartFigure(wide, narrow ?? wide, details));
  return html`<h2>${sentence(heading)}</h2>\n${figure ?? details}`;
}

function notesOf(notes: readonly string[]): Html | undefined {
  return notes.length === 0
    ? undefined
    : html`<h2>To read the figures right</h2>\n<ul>\n${notes.map((note) => html`<li>${note}</li>\n`)}</ul>`;
}
