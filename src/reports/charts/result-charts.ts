import type { TallyLayout } from '../../engine/core/trial-record.ts';
import type { SimulationResult } from '../../sim/result.ts';
import { sidesOf } from '../sides-of.ts';
import { attritionChart } from './attrition-chart.ts';
import type { Chart } from './chart.ts';
import { type ChartStyle, chartStyle } from './chart-style.ts';
import { damageChart } from './damage-chart.ts';
import { distributionChart, distributionChartName } from './distribution-chart.ts';
import { outcomesChart } from './outcomes-chart.ts';
import { survivorsChart } from './survivors-chart.ts';
import { unitsChart } from './units-chart.ts';

/**
 * All charts of a result, in the order in which a reader wants them: of a fight who wins, how long it
 * takes, who is left, how they fall, who does it and who survives; of anything else its outcomes and all it counts.
 */
export function resultCharts(result: SimulationResult, style: ChartStyle = chartStyle()): Chart[] {
  const charts = [
    outcomesChart(result, style),
    ...drawnMetrics(Object.keys(result.summary.metrics), sidesOf(result).length > 0).map((metric) =>
      distributionChart(result, metric, style),
    ),
    survivorsChart(result, style),
    attritionChart(result, style),
    damageChart(result, style),
    unitsChart(result, style),
  ];
  return charts.filter((chart) => chart !== undefined);
}

/** Names of the charts of what a scenario counts, before anything is played. */
export function resultChartNames({ metrics, sides }: TallyLayout): string[] {
  const isFight = sides.length > 0;
  return [
    'outcomes',
    ...drawnMetrics(metrics, isFight).map(distributionChartName),
    ...(isFight ? ['survivors', 'attrition', 'damage', 'units'] : []),
  ];
}

/** Quantities that have a chart of their own: of a fight its length. */
function drawnMetrics(metrics: readonly string[], isFight: boolean): readonly string[] {
  return isFight ? ['rounds'] : metrics;
}

/** Whether a file of the charts' folder is one of ours. */
export function isChartFile(name: string): boolean {
  return /^(outcomes|rounds|survivors|attrition|damage|units|distribution-.+)\.(vl\.json|svg|png)$/.test(name);
}
