import type { OddsResult } from '../../sim/odds/odds-result.ts';
import type { Chart } from './chart.ts';
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

/** By quantity: of each result its own; of results that have no quantity in common the first of each. */
function seriesOf(results: readonly OddsResult[]): OddsSeries[][] {
  const shared = Object.keys(results[0]?.figures ?? {}).filter((metric) =>
    results.every(({ figures }) => Object.hasOwn(figures, metric)),
  );
  if (shared.length > 0) return shared.map((metric) => results.flatMap((result) => seriesIn(result, metric)));
  return [results.flatMap((result) => seriesIn(result, Object.keys(result.figures)[0]))];
}

function seriesIn(result: OddsResult, metric: string | undefined): OddsSeries[] {
  const figure = result.figures[metric ?? ''];
  return metric === undefined || figure === undefined ? [] : [{ result, metric, figure }];
}

/** Of several quantities each has charts of its own. */
function named(chart: Chart, metric: string): Chart {
  return { ...chart, name: `${chart.name}-${metric.replace(/[^A-Za-z0-9.-]+/g, '-')}` };
}
