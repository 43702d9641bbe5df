import type { Chart } from '../../../../src/reports/charts/chart.ts';
import { chartStyle, inlineStyle } from '../../../../src/reports/charts/chart-style.ts';
import { contourChart } from '../../../../src/reports/charts/contour-chart.ts';
import { differenceCharts } from '../../../../src/reports/charts/difference-chart.ts';
import { sweepHeatChart } from '../../../../src/reports/charts/sweep-heat-chart.ts';
import { sweepLineChart } from '../../../../src/reports/charts/sweep-line-chart.ts';
import { tornadoChart } from '../../../../src/reports/charts/tornado-chart.ts';
import { tuneChart } from '../../../../src/reports/charts/tune-chart.ts';
import { readFigure } from '../../../../src/scenarios/gates/read-figure.ts';
import { loadScenario, variantOf } from '../../../../src/scenarios/load-scenario.ts';
import { compare } from '../../../../src/sim/compare/compare.ts';
import { sensitivity } from '../../../../src/sim/sensitivity/sensitivity.ts';
import { sweep } from '../../../../src/sim/sweep/sweep.ts';
import { tune } from '../../../../src/sim/tune/tune.ts';

const contest = loadScenario('scenarios/juan-and-susan.yaml');
const JUAN = 'contestants.Juan.skill';
const SUSAN = 'contestants.Susan.skill';
const OWN = { trials: 200, threads: 0 };
const style = chartStyle();
const phone = inlineStyle(350);

function sweepOver(values: readonly (readonly string[])[], metric: string) {
  const axes = [JUAN, SUSAN].slice(0, values.length).map((path, i) => ({ path, values: values[i] ?? [] }));
  return sweep({
    ...{ ...OWN, base: contest, axes, figures: [readFigure(metric, contest)] },
    variantAt: (at) =>
      variantOf(
        contest,
        at.map((value, i) => `${axes[i]?.path}=${value}`),
      ),
  });
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

/** A search among exact values, which plays no trial. */
async function search(set: readonly string[] = []) {
  const check = loadScenario('scenarios/medical-check.yaml', { set });
  const wanted = { figure: readFigure('outcome.success', check), target: 0.84, within: 0.01 };
  const candidates = range(0, 6).map((value) => ({
    value,
    scenario: variantOf(check, [`actor.skill=${value}`]).scenario,
  }));
  const options = { seed: 1, threads: 0, confidence: 0.95, maxTrials: 1 };
  const result = await tune(candidates, { ...options, target: { ...wanted.figure, value: 0.84, within: 0.01 } });
  const { name, kind } = check.scenario;
  return {
    ...wanted,
    name,
    kind,
    hash: check.hash,
    paths: ['actor.skill'],
    confidence: 0.95,
    seed: 1,
    unsearched: [],
    rows: [{ result }],
  };
}

/** The same for each of several values of a second parameter. */
async function contourSearch() {
  const attributes = range(2, 6);
  const searches = await Promise.all(attributes.map((at) => search([`actor.attribute=${at}`])));
  const rows = searches.flatMap(({ rows: found }, i) => found.map((row) => ({ at: attributes[i] as string, ...row })));
  return { ...(await search()), paths: ['actor.skill', 'actor.attribute'], rows };
}

/** Every kind of chart of comparisons, sweeps, searches and sensitivities, by what it shows. */
export async function whatIfCharts(): Promise<[name: string, chart: Chart][]> {
  const target = { metric: 'outcome.Juan', value: 0.5 };
  const view = { gates: contest.gates, target, style };
  const comparison = await compare({ a: contest, b: variantOf(contest, [`${JUAN}=8`]), ...OWN });
  const line = await sweepOver([range(5, 12)], 'outcome.Juan');
  const long = await sweepOver([range(1, 40)], 'tests');
  const map = await sweepOver([range(5, 8), range(2, 5)], 'outcome.Juan');
  const large = await sweepOver([range(1, 21), range(1, 12)], 'outcome.Juan');
  const words = {
    ...line,
    axes: [{ path: 'rules.initiative', values: range(1, 8).map((n) => `choice ${n} of many`) }],
  };
  const moves = (path: string) =>
    [8, 10].map((to) => ({
      direction: to < 9 ? ('down' as const) : ('up' as const),
      to: String(to),
      variant: variantOf(contest, [`${JUAN}=${to}`]),
      path,
    }));
  const names = [
    ...range(1, 18).map((n) => `contestants.Juan.skill ${n}`),
    `sides.${'a'.repeat(50)}.units.${'b'.repeat(200)}`,
  ];
  const tornado = await sensitivity({
    ...{ ...OWN, base: contest, figure: readFigure('outcome.Juan', contest) },
    moved: names.map((path) => ({ path, from: '9', moves: moves(path) })),
  });
  const found = await search();
  const contour = await contourSearch();
  return [
    ...differenceCharts(comparison, style).map((chart): [string, Chart] => [`comparison: ${chart.name}`, chart]),
    ['a curve', sweepLineChart(line, 0, view)],
    ['a long curve of means', sweepLineChart(long, 0, view)],
    ['a curve over words', sweepLineChart(words, 0, view)],
    ['a heat map', sweepHeatChart(map, 0, view)],
    ['a large heat map', sweepHeatChart(large, 0, { ...view, gates: [], target: undefined })],
    ['a tornado', tornadoChart(tornado, style) as Chart],
    ['a search', tuneChart(found, style)],
    ['a contour', contourChart(contour, style)],
    ...differenceCharts(comparison, phone).map((chart): [string, Chart] => [`phone comparison: ${chart.name}`, chart]),
    ['phone curve', sweepLineChart(line, 0, { ...view, style: phone })],
    ['phone heat map', sweepHeatChart(map, 0, { ...view, style: phone })],
    ['phone tornado', tornadoChart(tornado, phone) as Chart],
    ['phone search', tuneChart(found, phone)],
    ['phone contour', contourChart(contour, phone)],
  ];
}
