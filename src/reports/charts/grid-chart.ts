import type { GridPoint, OddsGrid } from '../../sim/odds-grid.ts';
import { axisLabel, cellText, figureLabel } from '../odds-grid/grid-words.ts';
import { plainName, shortName } from '../plain-name.ts';
import type { Chart } from './chart.ts';
import { frameChart } from './chart-frame.ts';
import { heatPlot } from './heat-plot.ts';
import { linePlot } from './line-plot.ts';

/** A table of odds as a chart: a line over one parameter, a heat map over two. */
export function gridChart(grid: OddsGrid): Chart {
  const [, rows] = grid.axes;
  const what = grid.figure.type === 'outcome' ? 'chance of' : 'mean of';
  return {
    name: 'table',
    spec: frameChart({
      title: finding(grid),
      subtitle: ['exact', `${what} ${plainName(grid.figure.name)}`, plainName(grid.name)].join(' · '),
      ...(rows === undefined ? linePlot(grid) : heatPlot(grid)),
    }),
  };
}

/** `Success from 0.2% (target 24, actor rating 0) to 99.9% (target 6, actor rating 10)` */
function finding(grid: OddsGrid): string {
  const sorted = [...grid.points].sort((a, b) => a.shown - b.shown);
  const [least, most] = [sorted[0] as GridPoint, sorted.at(-1) as GridPoint];
  const label = figureLabel(grid.figure);
  if (least.shown === most.shown) return `${label}: ${cellText(grid, least)} throughout`;
  const at = ({ values }: GridPoint) =>
    grid.axes.map(({ path }, i) => `${shortName(axisLabel(path), 24)} ${shortName(values[i] ?? '', 16)}`).join(', ');
  return `${label} from ${cellText(grid, least)} (${at(least)}) to ${cellText(grid, most)} (${at(most)})`;
}
