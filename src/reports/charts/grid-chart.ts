import type { GridPoint, OddsGrid } from '../../sim/odds/odds-grid.ts';
import { changesText } from '../changes-text.ts';
import { axisLabel, cellText, figureLabel } from '../odds-grid/grid-words.ts';
import { plainName, shortName } from '../plain-name.ts';
import type { Chart } from './chart.ts';
import { frameChart, joinParts } from './chart-frame.ts';
import { type ChartStyle, chartStyle } from './chart-style.ts';
import { heatPlot } from './heat-plot.ts';
import { linePlot } from './line-plot.ts';

/** A table of odds as a chart: a line over one parameter, a heat map over two. */
export function gridChart(grid: OddsGrid, style: ChartStyle = chartStyle()): Chart {
  const [, rows] = grid.axes;
  const name = plainName(grid.figure.name);
  const what = grid.figure.type === 'outcome' ? `chance of ${name}, in percent` : `mean of ${name}`;
  return frameChart(
    {
      name: 'table',
      title: finding(grid),
      subtitle: joinParts('exact', what, changesText(style.changes), plainName(grid.name)),
      ...(rows === undefined ? linePlot(grid) : heatPlot(grid, style)),
    },
    style,
  );
}

/** `Success from 0.2% (target 24, actor rating 0) to 99.9% (target 6, actor rating 10)` */
function finding(grid: OddsGrid): string {
  const shown = grid.points.map((point) => point.shown);
  const [least, most] = [Math.min(...shown), Math.max(...shown)].map(
    (end) => grid.points[shown.indexOf(end)] as GridPoint,
  ) as [GridPoint, GridPoint];
  const label = figureLabel(grid.figure);
  // A line does not end between a sign and its number.
  const text = (point: GridPoint) => cellText(grid, point).replace(' ', '\u00a0');
  if (least.shown === most.shown) return `${label}: ${text(least)} throughout`;
  const at = ({ values }: GridPoint) =>
    grid.axes.map(({ path }, i) => `${shortName(axisLabel(path), 24)} ${shortName(values[i] ?? '', 16)}`).join(', ');
  return `${label} from ${text(least)} (${at(least)}) to ${text(most)} (${at(most)})`;
}
