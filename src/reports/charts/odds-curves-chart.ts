import type { OddsFigure, OddsRow } from '../../sim/odds/odds-result.ts';
import type { ValueSpan } from '../../sim/odds/odds-rows.ts';
import { metricWords } from '../metric-words.ts';
import { meanText, oddsName } from '../odds/odds-names.ts';
import { wrapText } from '../wrap-text.ts';
import type { Chart } from './chart.ts';
import { FONT_SIZE, frameChart, TIP, textMark } from './chart-frame.ts';
import { type OddsSeries, type OddsView, oddsSource, rollsWord, shareText } from './odds-source.ts';
import { FAINT_TEXT_COLOUR, MOST_SERIES, seriesColour, seriesDash, seriesTextColour } from './palette.ts';
import { fitText, textWidth } from './text-width.ts';

const HEIGHT = 260;
const SCALE_WIDTH = 44;
const LEGEND_LINE = 15;
const LEGEND_GAP = 18;
const LEAST_LEGEND = 110;
const MOST_LEGEND = 200;
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
  const { legend, width: legendWidth, height: legendHeight } = legendOf(series);
  const points = series.flatMap(({ figure }, i) =>
    pointsOf(figure, kind, window).map((point) => ({
      ...point,
      series: i,
      colour: seriesColour(i),
      tip: tipOf(series[i] as OddsSeries, kind, point),
    })),
  );
  const right = series.length === 1 ? 0 : legendWidth + 20;
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
      height: series.length === 1 ? HEIGHT : Math.max(HEIGHT, legendHeight),
      layers: layers(points, series.length === 1 ? undefined : legend, metricWords(series[0]?.metric ?? ''), kind),
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

function layers(
  points: readonly unknown[],
  legend: Legend['legend'] | undefined,
  metric: string,
  kind: CurveKind,
): unknown[] {
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
    ...(legend === undefined ? [] : legendLayers(legend)),
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

interface LegendRow {
  readonly text: string;
  readonly y: number;
  readonly weight: 'bold' | 'normal';
  readonly colour: string;
}

/** Of each line its sample, its name, on two lines where it is long, and its mean. */
interface Legend {
  readonly legend: { readonly samples: readonly unknown[]; readonly rows: readonly LegendRow[] };
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

function legendOf(series: readonly OddsSeries[]): Legend {
  const samples: unknown[] = [];
  const rows: LegendRow[] = [];
  let [y, width] = [5, LEAST_LEGEND];
  for (const [i, { result, metric, figure }] of series.entries()) {
    samples.push({ y, series: i, colour: seriesTextColour(i) });
    for (const text of nameLines(oddsName(result, 80))) {
      y += LEGEND_LINE;
      width = Math.max(width, textWidth(text, FONT_SIZE, 'bold'));
      rows.push({ text, y, weight: 'bold', colour: seriesTextColour(i) });
    }
    y += LEGEND_LINE;
    rows.push({ text: `mean ${meanText(result, metric, figure)}`, y, weight: 'normal', colour: FAINT_TEXT_COLOUR });
    y += LEGEND_GAP;
  }
  return { legend: { samples, rows }, width, height: y };
}

function nameLines(name: string): string[] {
  const [first = '', ...rest] = wrapText(name, (line) => textWidth(line, FONT_SIZE, 'bold') <= MOST_LEGEND);
  const lines = rest.length === 0 ? [first] : [first, rest.join(' ')];
  return lines.map((line) => fitText(line, MOST_LEGEND, FONT_SIZE, 'bold'));
}

/** To the right of the plot, at heights in pixels. */
function legendLayers({ samples, rows }: Legend['legend']): unknown[] {
  const place = {
    x: { value: { expr: 'width + 16' } },
    y: { field: 'y', type: 'quantitative', scale: null, axis: null },
    color: { field: 'colour', type: 'nominal', scale: null },
  };
  const text = { field: 'text', type: 'nominal' };
  return [
    {
      data: { values: samples },
      mark: { type: 'rule', aria: false, strokeWidth: 2.5 },
      encoding: { ...place, x2: { value: { expr: 'width + 56' } }, strokeDash: DASH },
    },
    ...(['bold', 'normal'] as const).map((weight) => ({
      data: { values: rows.filter((row) => row.weight === weight) },
      mark: textMark({ align: 'left', fontWeight: weight }),
      encoding: { ...place, text },
    })),
  ];
}
