import type { ComparisonResult } from '../../sim/compare/comparison.ts';
import { changesText } from '../changes-text.ts';
import { compareHeadline, type NamedDifference, namedDifferences, unitOf } from '../compare/compare-words.ts';
import { formatPercent } from '../format-rate.ts';
import { metricWords } from '../metric-words.ts';
import {
  type DifferenceUnit,
  formatDifference,
  formatDifferenceInterval,
  isDifferent,
} from '../pairs/format-difference.ts';
import { plainName } from '../plain-name.ts';
import { sidesOf } from '../sides-of.ts';
import { countTrials } from '../trial-words.ts';
import type { Chart } from './chart.ts';
import { FONT_SIZE, frameChart, joinParts, TIP, textMark } from './chart-frame.ts';
import { type ChartStyle, isCompact } from './chart-style.ts';
import { ACCENT_COLOUR, FAINT_TEXT_COLOUR, NEUTRAL_COLOUR } from './palette.ts';
import { rowHeight } from './row-height.ts';
import { fitText, textWidth } from './text-width.ts';

const MOST_ROWS = 30;
const MOST_LABEL = 180;
const MOST_COMPACT_LABEL = 116;
/** Columns of figures to the right of the plot, in pixels from it. */
const DIFFERENCE_COLUMN = 78;
const INTERVAL_COLUMN = 90;
const FIGURES_WIDTH = 210;
const COMPACT_FIGURES_WIDTH = 60;
/** Of the labels of the scale. */
const SIGNED = "datum.value === 0 ? '0' : format(datum.value, '+~g')";

/**
 * Charts of a comparison: the differences of its rates in points, and those of its means in standard
 * deviations of one trial of A, for their units differ; each with its interval.
 */
export function differenceCharts(result: ComparisonResult, style: ChartStyle): Chart[] {
  const all = namedDifferences(result.comparison);
  const charts = (['rate', 'mean'] as const).map((unit) =>
    differenceChart(
      result,
      all.filter((named) => unitOf(named) === unit && scaleOf(named, result) > 0),
      unit,
      style,
    ),
  );
  return charts.filter((chart) => chart !== undefined);
}

function differenceChart(
  result: ComparisonResult,
  figures: readonly NamedDifference[],
  unit: DifferenceUnit,
  style: ChartStyle,
): Chart | undefined {
  if (figures.length === 0) return undefined;
  const shown = figures.slice(0, MOST_ROWS);
  const labels = shown.map(({ type, name }) =>
    fitText(
      type === 'mean' ? metricWords(name) : plainName(name),
      isCompact(style) ? MOST_COMPACT_LABEL : MOST_LABEL,
      FONT_SIZE,
    ),
  );
  const values = shown.map((named, row) => rowOf(named, row, labels[row] ?? '', scaleOf(named, result)));
  const { comparison } = result;
  const of = unit === 'rate' ? 'difference B − A in points' : 'difference B − A in standard deviations of one trial';
  const interval = `${formatPercent(comparison.confidence)} intervals of all together`;
  return frameChart(
    {
      name: unit === 'rate' ? 'differences' : 'differences-of-means',
      title: unit === 'rate' ? compareHeadline(comparison, sidesOf(result.a)) : meansHeadline(figures, result),
      subtitle: joinParts(
        countTrials(comparison.a.kind, comparison.trials),
        figures.length > MOST_ROWS ? `first ${MOST_ROWS} of ${figures.length}` : '',
        of,
        interval,
        changesText(style.changes),
        plainName(comparison.a.name),
      ),
      left: labels.reduce((most, label) => Math.max(most, textWidth(label, FONT_SIZE)), 0) + 12,
      right: isCompact(style) ? COMPACT_FIGURES_WIDTH : FIGURES_WIDTH,
      bottom: 22,
      height: values.length * rowHeight(values.length),
      layers: [{ data: { values }, layer: layers(isCompact(style)) }],
    },
    style,
  );
}

/** What a difference is drawn in: points, or standard deviations of one trial of A; 0 where nothing varied. */
function scaleOf({ type, name }: NamedDifference, { a }: ComparisonResult): number {
  if (type !== 'mean') return 100;
  const sd = a.summary.metrics[name]?.sd ?? 0;
  return sd > 0 ? 1 / sd : 0;
}

function rowOf(named: NamedDifference, row: number, label: string, scale: number) {
  const { figure } = named;
  const unit = unitOf(named);
  return {
    row,
    label,
    difference: figure.difference * scale,
    low: figure.low * scale,
    high: figure.high * scale,
    differenceText: formatDifference(figure, unit),
    intervalText: formatDifferenceInterval(figure, unit),
    tip: `${label}: ${formatDifference(figure, unit)} (${formatDifferenceInterval(figure, unit)})`,
    colour: isDifferent(figure) ? ACCENT_COLOUR : NEUTRAL_COLOUR,
  };
}

function meansHeadline(figures: readonly NamedDifference[], result: ComparisonResult): string {
  const changed = figures.filter(({ figure }) => isDifferent(figure));
  if (changed.length === 0) return `none of ${figures.length} means is found to differ`;
  const size = (named: NamedDifference) => Math.abs(named.figure.difference) * scaleOf(named, result);
  const most = changed.reduce((first, second) => (size(second) > size(first) ? second : first));
  const count = figures.length === 1 ? '' : `${changed.length} of ${figures.length} means differ, the most `;
  return `${count}${metricWords(most.name)} (${formatDifference(most.figure, 'mean')})`;
}

function layers(compact: boolean): unknown[] {
  const y = { field: 'row', type: 'ordinal', axis: null, scale: { paddingInner: 0.36, paddingOuter: 0.18 } };
  const axis = { title: null, grid: true, tickCount: 5, labelExpr: SIGNED };
  const x = (field: string) => ({ field, type: 'quantitative', scale: { zero: true, padding: 10, nice: false }, axis });
  const color = { field: 'colour', type: 'nominal', scale: null };
  const column = (offset: number) => ({ value: { expr: `width + ${offset}` } });
  return [
    {
      mark: { type: 'rule', aria: false, strokeWidth: 1, color: FAINT_TEXT_COLOUR },
      encoding: { x: { datum: 0, type: 'quantitative' } },
    },
    {
      mark: { type: 'rule', aria: false, strokeWidth: 2.5 },
      encoding: { y, x: x('low'), x2: { field: 'high' }, color },
    },
    { mark: { type: 'point', filled: true, size: 70, opacity: 1 }, encoding: { y, x: x('difference'), color, ...TIP } },
    {
      mark: textMark({ align: 'right' }),
      encoding: { y, x: { value: -12 }, text: { field: 'label', type: 'nominal' } },
    },
    {
      mark: textMark({ align: 'right', fontWeight: 'bold' }),
      encoding: {
        y,
        x: column(compact ? COMPACT_FIGURES_WIDTH : DIFFERENCE_COLUMN),
        text: { field: 'differenceText', type: 'nominal' },
      },
    },
    ...(compact
      ? []
      : [
          {
            mark: textMark({ align: 'left', color: FAINT_TEXT_COLOUR }),
            encoding: { y, x: column(INTERVAL_COLUMN), text: { field: 'intervalText', type: 'nominal' } },
          },
        ]),
  ];
}
