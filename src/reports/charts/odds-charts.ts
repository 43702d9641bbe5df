import type { OddsResult } from '../../sim/odds/odds-result.ts';
import type { Chart } from './chart.ts';
import { oddsBarsChart } from './odds-bars-chart.ts';
import { oddsCurvesChart } from './odds-curves-chart.ts';

/**
 * The charts of odds: of one expression its bars and its curve of at least, of several both as curves.
 *
 * @param results at most as many as can be told apart (`MOST_SERIES`)
 */
export function oddsCharts(results: readonly OddsResult[]): Chart[] {
  const [single] = results;
  const exactly =
    results.length === 1 && single !== undefined ? oddsBarsChart(single) : oddsCurvesChart(results, 'exactly');
  return [exactly, oddsCurvesChart(results, 'at-least')].filter((chart) => chart !== undefined);
}
