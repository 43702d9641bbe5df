import type { GridAxis } from '../../sim/odds/odds-grid.ts';
import type { Figure } from '../../sim/pairs/figures.ts';
import type { SweepResult, SweptFigure } from '../../sim/sweep/sweep-result.ts';
import { changesText } from '../changes-text.ts';
import { plainName } from '../plain-name.ts';
import { crossingsOf } from '../sweep/crossings.ts';
import { formatKnown, formatTarget, knownValue, sweepHeadline, sweptAxisLabel, unitOf } from '../sweep/sweep-words.ts';
import { countTrials } from '../trial-words.ts';
import type { Chart } from './chart.ts';
import { casedRules, FONT_SIZE, frameChart, joinParts, TIP, textMark } from './chart-frame.ts';
import { plotWidth } from './chart-style.ts';
import { heatColour, heatTextColour } from './heat-colour.ts';
import { HEADER_HEIGHT, headerLayers, LABEL_GAP, LEAST_SIZE, MOST_LABEL, sharesOf } from './heat-parts.ts';
import { sweepChartName } from './sweep-chart-name.ts';
import type { GateLine, SweepView } from './sweep-line-chart.ts';
import { fitText, textWidth } from './text-width.ts';

const MOST_HEIGHT = 640;
const TALLEST_ROW = 32;

/**
 * A figure of a sweep over two parameters: a cell a pair, darker for more, with the figure in it where there
 * is room; a line runs between the cells where the target, or a bound of the gates, is crossed.
 *
 * @param index of the figure
 */
export function sweepHeatChart(result: SweepResult, index: number, { gates, target, style }: SweepView): Chart {
  const figure = result.figures[index] as Figure;
  const [columns, rows] = result.axes as [GridAxis, GridAxis];
  const down = rows.values.map((value) => fitText(plainName(value), MOST_LABEL, FONT_SIZE));
  const downTitle = fitText(sweptAxisLabel(rows.path), MOST_LABEL, FONT_SIZE);
  const left = [downTitle, ...down].reduce((most, text) => Math.max(most, textWidth(text, FONT_SIZE)), 0) + LABEL_GAP;
  const cellWidth = plotWidth(style, left) / columns.values.length;
  const rowHeight = Math.min(TALLEST_ROW, MOST_HEIGHT / rows.values.length);
  const levels = levelsOf(figure, gates, target);
  const drawn = levels.map((level) => formatTarget(level, figure)).join(' and ');
  const edges = levels.flatMap((level) => contourOf(result, index, level));
  const contour = levels.length === 0 ? undefined : `line: ${drawn}`;
  const isExact = result.points.every(({ figures }) => figures[index]?.exact !== undefined);
  const cells = cellLayer(result, index, cellWidth, rowHeight);
  return frameChart(
    {
      name: sweepChartName(index),
      title: sweepHeadline(result, index, target),
      subtitle: joinParts(
        isExact ? 'exact odds' : `${countTrials(result.kind, result.trials)} a point`,
        contour,
        cells.hasTexts ? undefined : 'the darker, the more',
        changesText(style.changes),
        plainName(result.name),
      ),
      left,
      right: 0,
      bottom: 0,
      height: HEADER_HEIGHT + rows.values.length * rowHeight,
      layers: [
        cells.layer,
        ...(edges.length > 0 ? [contourLayer(edges)] : []),
        ...headerLayers({
          columns: columns.values.map((value, column) => ({
            x: column + 0.5,
            text: textWidth(value, FONT_SIZE) <= cellWidth ? plainName(value) : everyOther(value, column),
          })),
          rows: down.map((text, row) => ({ y: row + 0.5, text })),
          x: X,
          y: Y,
          titles: { across: sweptAxisLabel(columns.path), down: downTitle },
        }),
      ],
    },
    style,
  );
}

function levelsOf(figure: Figure, gates: readonly GateLine[], target: SweepView['target']): number[] {
  if (target?.metric === figure.metric) return [target.value];
  const bounds = gates
    .filter(({ metric }) => metric === figure.metric)
    .flatMap(({ atLeast, atMost }) => [atLeast, atMost]);
  return bounds.filter((bound) => bound !== undefined);
}

/** Edges between neighbouring cells on different sides of a level. */
function contourOf(result: SweepResult, index: number, level: number) {
  const across = result.axes[0]?.values.length ?? 1;
  return crossingsOf(result, index, level).map(({ below, above }) => {
    const [first, second] = [Math.min(below, above), Math.max(below, above)];
    const [x, y] = [second % across, Math.floor(second / across)];
    return second - first === across ? { x, y, x2: x + 1, y2: y } : { x, y, x2: x, y2: y + 1 };
  });
}

const X = { field: 'x', type: 'quantitative', axis: null, scale: { nice: false, zero: true } };
const Y = {
  field: 'y',
  type: 'quantitative',
  axis: null,
  scale: { nice: false, zero: true, range: [HEADER_HEIGHT, { expr: 'height' }] },
};
const EDGES = { x: X, y: Y, x2: { field: 'x2' }, y2: { field: 'y2' } };

function cellLayer(
  { points, axes, figures }: SweepResult,
  index: number,
  cellWidth: number,
  rowHeight: number,
): { readonly layer: unknown; readonly hasTexts: boolean } {
  const across = axes[0]?.values.length ?? 1;
  const figure = figures[index] as Figure;
  const swept = points.map((point) => point.figures[index] as SweptFigure);
  const shares = sharesOf(swept.map(knownValue), unitOf(figure) === 'rate');
  const texts = swept.map((each) => formatKnown(each, figure).replace(/%$/, ''));
  const sizes = [FONT_SIZE, FONT_SIZE - 1, FONT_SIZE - 2, LEAST_SIZE];
  const size = sizes.find(
    (each) => rowHeight >= each + 4 && texts.every((text) => textWidth(text, each) <= cellWidth - 4),
  );
  const values = points.map(({ values: at }, i) => ({
    x: i % across,
    x2: (i % across) + 1,
    y: Math.floor(i / across),
    y2: Math.floor(i / across) + 1,
    middle: (i % across) + 0.5,
    centre: Math.floor(i / across) + 0.5,
    text: size === undefined ? '' : texts[i],
    tip: `${at.join(', ')}: ${formatKnown(swept[i] as SweptFigure, figure)}`,
    colour: heatColour(shares[i] ?? 0),
    textColour: heatTextColour(shares[i] ?? 0),
  }));
  const colour = (field: string) => ({ field, type: 'nominal', scale: null });
  const layer = {
    data: { values },
    layer: [
      {
        mark: { type: 'rect', stroke: 'white', strokeWidth: 0.5 },
        encoding: { ...EDGES, color: colour('colour'), ...TIP },
      },
      {
        mark: textMark({ fontSize: size ?? LEAST_SIZE }),
        encoding: {
          x: { ...X, field: 'middle' },
          y: { ...Y, field: 'centre' },
          text: { field: 'text', type: 'nominal' },
          color: colour('textColour'),
        },
      },
    ],
  };
  return { layer, hasTexts: size !== undefined };
}

function contourLayer(values: readonly unknown[]): unknown {
  return { data: { values }, layer: casedRules(2.5, EDGES, 'round') };
}

/** Labels that would touch: every second one is left out. */
function everyOther(value: string, column: number): string {
  return column % 2 === 0 ? plainName(value) : '';
}
