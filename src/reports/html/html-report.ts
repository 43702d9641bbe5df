import type { SimulationResult } from '../../sim/result.ts';
import type { Story } from '../../sim/story/tell-trial.ts';
import type { Chart } from '../charts/chart.ts';
import { type ChartStyle, inlineStyle } from '../charts/chart-style.ts';
import { killsChart } from '../charts/damage-chart.ts';
import { resultCharts } from '../charts/result-charts.ts';
import { exactNote } from '../exact/exact-table.ts';
import { favourText } from '../favour.ts';
import { formatCount } from '../format-count.ts';
import { formatPercent } from '../format-rate.ts';
import { EXACT, headline } from '../headline.ts';
import { plainName } from '../plain-name.ts';
import { sidesOf } from '../sides-of.ts';
import { terminalNotes } from '../terminal-notes.ts';
import { countTrials, trialsWord } from '../trial-words.ts';
import { chartFigure, NARROW_CHART, WIDE_CHART } from './chart-figure.ts';
import { coverageSection } from './coverage-section.ts';
import { factList } from './fact-list.ts';
import { type Html, html } from './html.ts';
import { pageText } from './page.ts';
import { distributionTable, exactTable, metricsTable, outcomesTable, unitsTable } from './result-tables.ts';
import { type RuleInForce, rulesSection } from './rules-section.ts';
import { sentence } from './sentence.ts';
import { sourceSection } from './source-section.ts';
import { storySection } from './story-section.ts';
import { type WhatIfLink, whatIfLinks } from './what-if/what-if-links.ts';

/** What a report tells besides the figures. */
export interface ReportContext {
  /** The rules of the system that have an effect here. */
  readonly rules: readonly RuleInForce[];
  /** Name of the system, and the version of its rules. */
  readonly system: string;
  readonly rulesVersion: number;
  /** The trial that is most like the others; none where none was found. */
  readonly story?: Story | undefined;
  /** The command that tells it. */
  readonly storyCommand: string;
  /** The command that gives the same figures. */
  readonly command: string;
  /** Settings in place of the file's, `PATH=VALUE`. */
  readonly changes: readonly string[];
  /** What was found about the same scenario with other numbers. */
  readonly whatIfs?: readonly WhatIfLink[];
}

/**
 * A result as one page that needs nothing else: the finding, charts that answer, tables that sort, the
 * rules that it rests on, and how to get the same again. Equal results with equal contexts are equal pages.
 */
export async function htmlReport(result: SimulationResult, context: ReportContext): Promise<string> {
  const { summary } = result;
  const found = headline(result);
  const title = sentence(found.finding);
  const name = plainName(summary.scenario.name);
  const sections = await figureSections(result, context);
  return pageText({
    title: `${title} – ${name}`,
    header: html`<p class="over">${name} · ${context.system}</p>
<h1>${title}</h1>
${leadOf(result)}
${factsOf(result, sections)}`,
    main: html`${sections.map(({ markup }) => markup)}
${whatIfLinks(context.whatIfs ?? [])}
${notesOf(result)}
${context.story && storySection(context.story, context.storyCommand)}
${coverageSection(result)}
${rulesSection(context.rules)}
${sourceOf(result, context)}`,
    footer: html`<p>evenodds ${summary.evenodds}</p>`,
  });
}

interface Section {
  readonly charts: readonly Chart[];
  readonly markup: Html;
}

/** Charts with their figures, in the order in which a reader wants them. */
async function figureSections(result: SimulationResult, { changes }: ReportContext): Promise<Section[]> {
  const [wide, narrow] = [WIDE_CHART, NARROW_CHART].map((width) =>
    allCharts(result, { ...inlineStyle(width), changes }),
  );
  const section = async (heading: string, names: RegExp, details: (name: string) => Html | undefined) => {
    const charts = wide?.filter(({ name }) => names.test(name)) ?? [];
    const figures = charts.map((chart) =>
      chartFigure(chart, narrow?.find(({ name }) => name === chart.name) ?? chart, details(chart.name)),
    );
    return { charts, markup: html`<h2>${heading}</h2>\n${await Promise.all(figures)}` };
  };
  const outcomes = await section('How it ends', /^outcomes$/, () => outcomesTable(result));
  if (sidesOf(result).length === 0) {
    const counted = await section('What is counted', /^distribution-/, () => undefined);
    return [
      withTable(outcomes, exactTable(result)),
      withTable(counted, metricsTable(result)),
      ...distributions(result),
    ];
  }
  return [
    outcomes,
    await section('How long it takes', /^rounds$/, () =>
      folded('Rounds, each', distributionTable(result, 'rounds'), true),
    ),
    await section('Who is left, and when the others fall', /^(survivors|attrition)$/, () => undefined),
    withTable(await section('Who does the work', /^(damage|kills|units)$/, () => undefined), unitsTable(result)),
    { charts: [], markup: html`${folded('Everything that is counted', metricsTable(result))}` },
  ];
}

function allCharts(result: SimulationResult, style: ChartStyle): Chart[] {
  const charts = resultCharts(result, style);
  const kills = killsChart(result, style);
  return kills === undefined ? charts : [...charts.slice(0, -1), kills, ...charts.slice(-1)];
}

function distributions(result: SimulationResult): Section[] {
  return Object.keys(result.distributions).map((metric) => ({
    charts: [],
    markup: html`${folded(`Values of ${metric}`, distributionTable(result, metric), true)}`,
  }));
}

function withTable({ charts, markup }: Section, table: Html | undefined): Section {
  return { charts, markup: html`${markup}${table}` };
}

/** @param isLong such content is printed only where the reader has opened it */
function folded(summary: string, content: Html | undefined, isLong = false): Html | undefined {
  return (
    content &&
    html`<details${isLong ? html` class="long"` : undefined}><summary>${summary}</summary>\n${content}</details>\n`
  );
}

/** What else came about, and of how many trials. */
function leadOf(result: SimulationResult): Html {
  const { others } = headline(result);
  const { kind, trials } = result.summary;
  return html`${others === '' ? undefined : html`<p class="lead">Otherwise: ${others}.</p>\n`}<p class="over">${result.interrupted ? 'Interrupted after ' : ''}${countTrials(kind, trials)}, seed ${result.summary.seed}</p>`;
}

/** Who is favoured and how sure that is, and the findings of the charts that answer a designer's next questions. */
function factsOf(result: SimulationResult, sections: readonly Section[]): Html | undefined {
  const charts = sections.flatMap((section) => section.charts);
  const finding = (...names: string[]) =>
    charts
      .filter(({ name }) => names.includes(name))
      .map(({ title }) => title)
      .join('. ');
  const facts = [
    ['Who is favoured', favourText(result)],
    ['How sure that is', sureText(result)],
    ['How long it takes', finding('rounds')],
    ['Which unit does most', finding('damage', 'kills')],
    ['Who is left', finding('survivors')],
    ['Who lives', finding('units')],
  ].flatMap(([label = '', text]) => (text === undefined || text === '' ? [] : [[label, text] as const]));
  return factList(facts);
}

/** How well the rate of the finding is known. */
function sureText(result: SimulationResult): string {
  const { interval } = headline(result);
  if (interval === '') return '';
  if (interval === EXACT) return 'The chances are exact: computed, not sampled';
  return `The true rate lies within ${interval}: intervals like this one hold it ${formatPercent(result.summary.confidence)} of the time`;
}

function notesOf(result: SimulationResult): Html | undefined {
  const notes = [...exactNote(result), ...terminalNotes(result)];
  return notes.length === 0
    ? undefined
    : html`<h2>To read the figures right</h2>\n<ul>\n${notes.map((note) => html`<li>${note}</li>\n`)}</ul>`;
}

/** How to get the same figures again. */
function sourceOf({ summary }: SimulationResult, { command, system, rulesVersion }: ReportContext): Html {
  const source = {
    command,
    note: `The same file, seed and number of ${trialsWord(summary.kind)} give the same figures, on any machine and any number of threads; the digest says whether they are.`,
    played: [
      ['Scenario', plainName(summary.scenario.name)],
      [sentence(trialsWord(summary.kind)), formatCount(summary.trials)],
      ['Seed', String(summary.seed)],
      ['Rules', `${system}, version ${rulesVersion}`],
      ['evenodds', summary.evenodds],
      ['Hash of the scenario', summary.hash],
      ['Digest of all counts', summary.digest],
    ] as const,
  };
  return sourceSection(
    source,
    html`<details class="long"><summary>The whole scenario, with every default</summary>
<pre><code>${JSON.stringify(summary.scenario, null, 2)}</code></pre>
</details>`,
  );
}
