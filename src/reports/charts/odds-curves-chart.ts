import type { OddsFigure, OddsRow } from '../../sim/odds/odds-result.ts';
import type { ValueSpan } from '../../sim/odds/odds-rows.ts';
import { metricWords } from '../metric-words.ts';
import { meanText, oddsName } from '../odds/odds-names.ts';
import type { Chart } from './chart.ts';
import { FONT_SIZE, frameChart, TIP, textMark } from './chart-frame.ts';
import { type OddsSeries, type OddsView, oddsSource, rollsWord, shareText } from './odds-source.ts';
import { FAINT_TEXT_COLOUR, MOST_SERIES, seriesColour, seriesDash, seriesTextColour } from './palette.ts';
import { fitText, textWidth } from './text-width.ts';

const HEIGHT = 260;
const SCALE_WIDTH = 44;
const LEGEND_LINE = 46;
const MOST_LEGEND = 220;
/** Values beyond which less than this lies are not drawn. */
const LEAST_TAIL = 5e-4;
/** Lines of more values than this have no point a value. */
const MOST_POINTS = 60;
/** Of rolls, in the title of a single curve. */
const RARE = 0.1;

/** What the curves show: the chance of each value, or of each value or more. */
export type CurveKind = 'exactly' | 'at-least';

/**
 * The chances of several expressions, or of one, as lines over their values.
 *
 * @param series at most as many as can be told apart (`MOST_SERIES`)
 * @returns undefined where there is nothing to draw
 */
export function oddsCurvesChart(
  series: readonly OddsSeries[],
  kind: CurveKind,
  { style, span }: OddsView,
): Chart | undefined {
  const window = span ?? likelyValues(series);
  if (series.length === 0) return undefined;
  const names = series.map(({ result }) => fitText(oddsName(result, 60), MOST_LEGEND, FONT_SIZE, 'bold'));
  const widest = names.reduce((most, name) => Math.max(most, textWidth(name, FONT_SIZE, 'bold')), 0);
  const points = series.flatMap(({ figure }, i) =>
    pointsOf(figure, kind, window).map((point) => ({
      ...point,
      series: i,
      colour: seriesColour(i),
      tip: tipOf(series[i] as OddsSeries, kind, point),
    })),
  );
  const legend = series.map(({ result, metric, figure }, i) => ({
    name: names[i],
    mean: `mean ${meanText(result, metric, figure)}`,
    lineY: 5 + i * LEGEND_LINE,
    nameY: 17 + i * LEGEND_LINE,
    meanY: 32 + i * LEGEND_LINE,
    colour: seriesTextColour(i),
    series: i,
  }));
  const right = series.length === 1 ? 0 : Math.max(widest, 110) + 20;
  const results = series.map(({ result }) => result);
  return frameChart(
    {
      name: kind,
      title: series.length === 1 ? single(series[0] as OddsSeries) : comparison(series),
      subtitle: oddsSource(
        results,
        style,
        kind === 'exactly' ? 'chance of each value' : 'chance of each value or more',
      ),
      left: SCALE_WIDTH,
      right,
      bottom: 40,
      height: Math.max(HEIGHT, series.length * LEGEND_LINE),
      layers: layers(points, series.length === 1 ? [] : legend, metricWords(series[0]?.metric ?? ''), kind),
    },
    style,
  );
}

interface Point {
  readonly value: number;
  readonly share: number;
}

/** The values where any curve has most of its mass. */
function likelyValues(series: readonly OddsSeries[]): ValueSpan {
  const likely = series.flatMap(({ figure }) => figure.rows.filter(isLikely).map(({ value }) => value));
  return {
    from: likely.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY),
    to: likely.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY),
  };
}

/** The points of a curve over the values of a window. */
function pointsOf({ rows }: OddsFigure, kind: CurveKind, { from, to }: ValueSpan): Point[] {
  const shown = rows.filter(({ value }) => value >= from && value <= to);
  const every = Math.ceil(shown.length / 200);
  const points = shown
    .filter((_, i) => i % every === 0)
    .map(({ value, probability, atLeast }) => ({ value, share: kind === 'exactly' ? probability : atLeast }));
  if (kind === 'exactly' || rows.length === 0) return points;
  // A curve comes from certainty and falls to nothing, as far as the chart goes.
  const [first, last] = [rows[0] as OddsRow, rows.at(-1) as OddsRow];
  const before = from < first.value ? [{ value: from, share: 1 }] : [];
  const after =
    to > last.value
      ? [{ value: last.value + 1, share: 0 }, ...(to > last.value + 1 ? [{ value: to, share: 0 }] : [])]
      : [];
  return [...before, ...points, ...after];
}

function isLikely({ atLeast, atMost }: OddsRow): boolean {
  return atLeast >= LEAST_TAIL && atMost >= LEAST_TAIL;
}

/** `2d6+3: 58.3% reach 10` */
function tipOf({ result, metric }: OddsSeries, kind: CurveKind, { value, share }: Point): string {
  const chance = shareText(share, result);
  const what = result.kind === undefined ? oddsName(result, 32) : metricWords(metric);
  return kind === 'exactly' ? `${what} ${value}: ${chance}` : `${what} ${value} or more: ${chance}`;
}

function single({ result, metric, figure }: OddsSeries): string {
  const quantity =
    metric === 'total' ? '' : result.kind === undefined ? `a ${metric} of ` : `${metricWords(metric)} of `;
  const reached = [0.5, RARE].map((share) => figure.rows.findLast(({ atLeast }) => atLeast >= share));
  const [likely, rare] = reached.map((row) => (row === undefined ? '' : shareText(row.atLeast, result)));
  const rolled = result.kind === undefined ? `rolls of ${oddsName(result, 40)}` : rollsWord(result);
  const first = `${likely} of ${rolled} reach ${quantity}${reached[0]?.value}`;
  return reached[1] === reached[0] ? first : `${first}, ${rare} reach ${reached[1]?.value}`;
}

function comparison(series: readonly OddsSeries[]): string {
  const byMean = [...series].sort((a, b) => b.figure.mean - a.figure.mean);
  const [first, last] = [byMean[0] as OddsSeries, byMean.at(-1) as OddsSeries];
  const text = ({ result, metric, figure }: OddsSeries) =>
    `${oddsName(result, 32)} (${meanText(result, metric, figure)})`;
  return `Highest on average: ${text(first)}; lowest: ${text(last)}`;
}

function layers(points: readonly unknown[], legend: readonly unknown[], metric: string, kind: CurveKind): unknown[] {
  const x = {
    field: 'value',
    type: 'quantitative',
    axis: { title: metric, titlePadding: 8, tickMinStep: 1, format: 'd', tickCount: 12 },
    scale: { nice: false, zero: false, padding: 8 },
  };
  const y = {
    field: 'share',
    type: 'quantitative',
    axis: { title: null, format: '.3~p', grid: true, tickCount: 5 },
    scale: kind === 'exactly' ? { zero: true } : { domain: [0, 1] },
  };
  const color = { field: 'colour', type: 'nominal', scale: null };
  const detail = { field: 'series', type: 'nominal' };
  const line = { type: 'line', aria: false, strokeWidth: 2.5, strokeJoin: 'round' };
  const dots = { mark: { type: 'circle', size: 36, opacity: 1 }, encoding: { x, y, color, ...TIP } };
  return [
    { data: { values: points }, mark: line, encoding: { x, y, color, detail, strokeDash: DASH } },
    ...(points.length <= MOST_POINTS ? [{ data: { values: points }, ...dots }] : []),
    ...(legend.length > 0 ? [legendLayer(legend)] : []),
  ];
}

/** Lines are told apart by their dashes, too. */
const DASH = {
  field: 'series',
  type: 'nominal',
  legend: null,
  scale: {
    domain: Array.from({ length: MOST_SERIES }, (_, i) => i),
    range: Array.from({ length: MOST_SERIES }, (_, i) => seriesDash(i)),
  },
};

/** Names and means to the right of the plot, at heights in pixels. */
function legendLayer(legend: readonly unknown[]): unknown {
  const place = (field: string) => ({
    x: { value: { expr: 'width + 16' } },
    y: { field, type: 'quantitative', scale: null, axis: null },
  });
  const color = { field: 'colour', type: 'nominal', scale: null };
  return {
    data: { values: legend },
    layer: [
      {
        mark: { type: 'rule', aria: false, strokeWidth: 2.5 },
        encoding: { ...place('lineY'), x2: { value: { expr: 'width + 56' } }, color, strokeDash: DASH },
      },
      {
        mark: textMark({ align: 'left', fontWeight: 'bold' }),
        encoding: { ...place('nameY'), text: { field: 'name', type: 'nominal' }, color },
      },
      {
        mark: textMark({ align: 'left', color: FAINT_TEXT_COLOUR }),
        encoding: { ...place('meanY'), text: { field: 'mean', type: 'nominal' } },
      },
    ],
  };
}
