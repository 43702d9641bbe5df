import type { OddsResult } from '../../sim/odds/odds-result.ts';
import { type Chart, nameWith } from './chart.ts';
import { chartStyle } from './chart-style.ts';
import { oddsBarsChart } from './odds-bars-chart.ts';
import { oddsCurvesChart } from './odds-curves-chart.ts';
import { oddsOutcomesChart } from './odds-outcomes-chart.ts';
import type { OddsSeries, OddsView } from './odds-source.ts';

/**
 * The charts of odds: of one scenario its outcomes first; of one expression or scenario the bars and the
 * curve of at least of each quantity; of several, curves of each quantity that all of them count.
 *
 * @param results at most as many as can be told apart (`MOST_SERIES`)
 */
export function oddsCharts(results: readonly OddsResult[], view: OddsView = { style: chartStyle() }): Chart[] {
  const [single] = results;
  const isSingle = results.length === 1 && single !== undefined;
  const outcomes = isSingle && single.kind !== undefined ? oddsOutcomesChart(single, view.style) : undefined;
  const groups = seriesOf(results);
  const quantities = groups.flatMap((series) => {
    const exactly = isSingle ? oddsBarsChart(series[0] as OddsSeries, view) : oddsCurvesChart(series, 'exactly', view);
    const pair = [exactly, oddsCurvesChart(series, 'at-least', view)].filter((chart) => chart !== undefined);
    return groups.length === 1 ? pair : pair.map((chart) => named(chart, series[0]?.metric ?? ''));
  });
  return outcomes === undefined ? quantities : [outcomes, ...quantities];
}

/** What has odds, before they are computed. */
export interface OddsShape {
  /** Of a scenario; none of an expression. */
  readonly kind?: string | undefined;
  readonly outcomes: readonly string[];
  readonly metrics: readonly string[];
}

/** Names of the charts that such odds have, in their order. */
export function oddsChartNames(shapes: readonly OddsShape[]): string[] {
  const [single] = shapes;
  const hasOutcomes = shapes.length === 1 && single?.kind !== undefined && single.outcomes.length > 1;
  const groups = metricGroups(shapes.map(({ metrics }) => metrics)).filter((group) => group.some(Boolean));
  const quantities = groups.flatMap(([metric = '']) =>
    ['exactly', 'at-least'].map((name) => (groups.length === 1 ? name : nameWith(name, metric))),
  );
  return hasOutcomes ? ['outcomes', ...quantities] : quantities;
}

function seriesOf(results: readonly OddsResult[]): OddsSeries[][] {
  const groups = metricGroups(results.map(({ figures }) => Object.keys(figures)));
  return groups.map((group) => results.flatMap((result, i) => seriesIn(result, group[i])));
}

/** By quantity: of each its own; of those that have no quantity in common the first of each. */
function metricGroups(counted: readonly (readonly string[])[]): (string | undefined)[][] {
  const [first = []] = counted;
  const shared = first.filter((metric) => counted.every((metrics) => metrics.includes(metric)));
  return shared.length > 0 ? shared.map((metric) => counted.map(() => metric)) : [counted.map(([metric]) => metric)];
}

function seriesIn(result: OddsResult, metric: string | undefined): OddsSeries[] {
  const figure = result.figures[metric ?? ''];
  return metric === undefined || figure === undefined ? [] : [{ result, metric, figure }];
}

/** Of several quantities each has charts of its own. */
function named(chart: Chart, metric: string): Chart {
  return { ...chart, name: nameWith(chart.name, metric) };
}
