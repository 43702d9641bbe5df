import { describe, expect, it } from 'vitest';
import { comparePage } from '../../../../src/reports/html/what-if/compare-page.ts';
import { sensitivityPage } from '../../../../src/reports/html/what-if/sensitivity-page.ts';
import { sweepPage } from '../../../../src/reports/html/what-if/sweep-page.ts';
import { tunePage } from '../../../../src/reports/html/what-if/tune-page.ts';
import { type WhatIfContext, whatIfHtml } from '../../../../src/reports/html/what-if/what-if-page.ts';
import { readFigure } from '../../../../src/scenarios/gates/read-figure.ts';
import { loadScenario, variantOf } from '../../../../src/scenarios/load-scenario.ts';
import { compare } from '../../../../src/sim/compare/compare.ts';
import { sensitivity } from '../../../../src/sim/sensitivity/sensitivity.ts';
import { sweep } from '../../../../src/sim/sweep/sweep.ts';
import { tune } from '../../../../src/sim/tune/tune.ts';

const HOSTILE = `</script><script>alert(1)</script><img src=x onerror=alert(2)> "'& </style>`;
const JUAN = 'contestants.Juan.skill';
const contest = loadScenario('scenarios/juan-and-susan.yaml', { set: [`name=${JSON.stringify(HOSTILE)}`] });
const figure = readFigure('outcome.Juan', contest);
const at = (value: string | undefined) => variantOf(contest, [`${JUAN}=${value}`]);
const OWN = { trials: 300, threads: 0 };
const CONTEXT: WhatIfContext = {
  ...{ system: 'Toy rules', rulesVersion: 3, evenodds: '9.9.9', rules: [] },
  command: `evenodds sweep '${HOSTILE}'`,
  changes: [`name=${HOSTILE}`],
};

const comparison = await compare({ ...OWN, a: contest, b: at('8') });
const swept = await sweep({
  ...{ ...OWN, base: contest, figures: [figure, readFigure('tests', contest)] },
  axes: [{ path: JUAN, values: ['7', '8', '9'] }],
  variantAt: ([value]) => at(value),
});
const moved = await sensitivity({
  ...{ ...OWN, base: contest, figure },
  moved: [
    { path: JUAN, from: '9', moves: [{ direction: 'down', to: '8', variant: at('8') }] },
    { path: 'contestants.Juan.ability', from: '12', moves: [{ direction: 'up', to: '13', variant: at('9') }] },
  ],
});
const tuned = await tune(
  ['8', '9', '10'].map((value) => ({ value, scenario: at(value).scenario })),
  {
    ...{ seed: 1, threads: 0, confidence: 0.95, maxTrials: 3000 },
    target: { ...figure, value: 0.33, within: 0.01 },
  },
);
const search = {
  ...{ name: contest.scenario.name, kind: 'contest', hash: 'f00', paths: [JUAN], figure, seed: 1 },
  ...{ target: 0.33, within: 0.01, confidence: 0.95, unsearched: [] },
};
const PAGES = {
  compare: comparePage(comparison, [`${JUAN}=8`]),
  sweep: sweepPage(swept, contest.gates, { metric: 'outcome.Juan', value: 0.3 }),
  sensitivity: sensitivityPage(moved, [{ path: HOSTILE, reason: 'a name has no step' }]),
  tune: tunePage({ ...search, rows: [{ result: tuned }] }),
  contour: tunePage({
    ...search,
    paths: [JUAN, 'rules.step'],
    rows: [{ at: HOSTILE, result: tuned }],
    unsearched: ['7'],
  }),
};
const TEXTS = Object.fromEntries(
  await Promise.all(Object.entries(PAGES).map(async ([name, page]) => [name, await whatIfHtml(page, CONTEXT)])),
) as Record<keyof typeof PAGES, string>;
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

describe.each(Object.entries(TEXTS))('the page of %s', (name, text) => {
  it('lets nothing in but its own script and style, whatever names say', () => {
    expect(count(text, /<script/g)).toBe(1);
    expect(text).toContain("default-src 'none'; script-src 'sha256-");
    expect(text).not.toMatch(/<img|<\/style>(?!\n<\/head>)| style="/);
    expect(text.replace(/<script>.*<\/script>/s, '')).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('has its charts twice, its figures in a table, and the command that gives them again', () => {
    const charts = { compare: 2, sweep: 2, sensitivity: 1, tune: 1, contour: 1 }[name];
    expect(count(text, /<svg /g)).toBe(2 * (charts ?? 0));
    expect(count(text, /<table>/g)).toBeGreaterThan(1);
    expect(text).toContain('<pre><code>evenodds sweep');
    expect(text).toContain('Toy rules, version 3');
  });
});

describe('pages of what-ifs', () => {
  it('answer in their heading, and say what is held against what', () => {
    const text = TEXTS.compare;
    expect(text).toContain('<h1>Juan 17.03 points less often (from 33.31% to 16.28%), exactly</h1>');
    expect(text).toContain('<dt>B</dt><dd>with contestants.Juan.skill=8</dd>');
    expect(text).toContain('What mathematics says');
  });

  it('mark the base of a sweep and the value that was found', () => {
    expect(TEXTS.sweep).toMatch(/<th scope="row" data-value="9">9<\/th>.*>base<\/td>/);
    expect(TEXTS.tune).toMatch(/data-value="9".*(meets the target|nearest)/);
  });

  it('name the values that a search did not come to', () => {
    expect(TEXTS.contour).toContain('1 of 2 values of step not searched, the trials were spent before: 7.');
    expect(TEXTS.tune).not.toContain('not searched');
  });

  it('name what does nothing, and what cannot be moved', () => {
    const text = TEXTS.sensitivity;
    expect(text).toContain('no effect: not one contest differed');
    expect(text).toContain('not moved, a name has no step');
    expect(text).toContain('<dt>Juan skill</dt><dd>9 to 8: -');
  });

  it('fold tables that are long', async () => {
    const long = { ...PAGES.sweep, sections: PAGES.sweep.sections.map((section) => ({ ...section, rows: 31 })) };
    expect(await whatIfHtml(long, CONTEXT)).toContain('<details class="long"><summary>All 31 rows</summary>');
    expect(TEXTS.sweep).not.toContain('<summary>All ');
  });

  it('are the same for the same result', async () => {
    expect(await whatIfHtml(PAGES.tune, CONTEXT)).toBe(TEXTS.tune);
  });
});
