import { describe, expect, it } from 'vitest';
import { scenarioOdds } from '../../src/cli/odds/scenario-odds.ts';
import type { Chart } from '../../src/reports/charts/chart.ts';
import { chartStyle, inlineStyle } from '../../src/reports/charts/chart-style.ts';
import { gridChart } from '../../src/reports/charts/grid-chart.ts';
import { oddsCharts } from '../../src/reports/charts/odds-charts.ts';
import { renderSvg } from '../../src/reports/charts/render-svg.ts';
import { resultCharts } from '../../src/reports/charts/result-charts.ts';
import { loadScenario } from '../../src/scenarios/load-scenario.ts';
import { odds } from '../../src/sim/odds/odds.ts';
import { whatIfCharts } from '../unit/reports/pairs/what-if-charts.ts';
import { toyCheck, toyResult } from '../unit/reports/toy-firefight.ts';
import { toyGrid } from '../unit/reports/toy-grid.ts';

const FIGHT = toyResult({ trials: 500 });
const print = { style: chartStyle('print', ['rules.successStep=6']) };
const TARGETS = ['target', ['0', '3', '6', '9']] as const;

/** Every kind of chart, on screen and on paper, and narrow as in a report on a phone. */
const CHARTS: Readonly<Record<string, readonly Chart[]>> = {
  fight: resultCharts(FIGHT),
  'fight-print': resultCharts(FIGHT, print.style),
  'fight-phone': resultCharts(FIGHT, inlineStyle(340)),
  check: resultCharts(toyCheck([10, 30, 10, 3])),
  'odds-expression': oddsCharts([odds('2d6+3')]),
  'odds-compared': oddsCharts([odds('3d6'), odds('4d6kh3'), odds('2d6 vs 7')], print),
  'odds-range': oddsCharts([odds('3d6')], { ...print, span: { from: 9, to: 15 } }),
  'odds-contest': oddsCharts([scenarioOdds(loadScenario('scenarios/juan-and-susan.yaml'))]).slice(0, 3),
  table: [
    gridChart(toyGrid([TARGETS])),
    gridChart(toyGrid([TARGETS, ['actor.rating.value', ['1', '2', '3']]]), print.style),
  ],
};

const PICTURES = Object.entries(CHARTS).flatMap(([label, charts]) =>
  charts.map((chart, i) => [`${label}-${label === 'table' ? i + 1 : chart.name}`, chart] as const),
);

const WHAT_IFS = (await whatIfCharts()).map(
  ([shows, chart]) => [`what-if-${shows.replace(/\W+/g, '-')}`, chart] as const,
);

describe('charts are drawn as before, byte for byte', () => {
  it.each([...PICTURES, ...WHAT_IFS])('%s', async (name, { spec }) => {
    await expect(await renderSvg(spec)).toMatchFileSnapshot(`./expected/charts/${name}.svg`);
  });
});
