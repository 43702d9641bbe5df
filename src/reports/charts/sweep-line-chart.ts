import type { Figure } from '../../sim/pairs/figures.ts';
import type { SweepResult, SweptFigure } from '../../sim/sweep/sweep-result.ts';
import { changesText } from '../changes-text.ts';
import { formatPercent } from '../format-rate.ts';
import { axisValue } from '../odds-grid/grid-words.ts';
import { plainName } from '../plain-name.ts';
import {
  formatBand,
  formatEstimate,
  formatTarget,
  type SweepTarget,
  sweepHeadline,
  sweptAxisLabel,
  unitOf,
} from '../sweep/sweep-words.ts';
import { countTrials } from '../trial-words.ts';
import type { Chart } from './chart.ts';
import { FONT_SIZE, frameChart, joinParts, NUMBER_FORMAT, TIP, textMark } from './chart-frame.ts';
import { type ChartStyle, plotWidth } from './chart-style.ts';
import { ACCENT_COLOUR, ACCENT_PALE_COLOUR, FAINT_TEXT_COLOUR, TEXT_COLOUR } from './palette.ts';
import { sweepChartName } from './sweep-chart-name.ts';
import { fitText, haveRoom } from './text-width.ts';

const HEIGHT = 280;
/** Between the names of values below the plot, in pixels. */
const LABEL_GAP = 6;
const SCALE_WIDTH = 48;
/** So many have a dot and a label on the axis. */
const MOST_DOTS = 60;
/** A rate whose band spans more than this is drawn on the whole scale. */
const WIDE_SPAN = 0.3;

/** What a figure is meant to be: `atLeast` to `atMost`, either of which may be missing. */
export interface GateLine {
  readonly metric: string;
  readonly atLeast?: number | undefined;
  readonly atMost?: number | undefined;
}

/** A dashed line, or two, and what it stands for. */
interface MarkedLine extends GateLine {
  readonly word: 'gate' | 'target';
}

/** How a sweep is drawn. */
export interface SweepView {
  readonly gates: readonly GateLine[];
  readonly target: SweepTarget | undefined;
  readonly style: ChartStyle;
}

/**
 * A figure of a sweep over one parameter: a line in the band that holds as a whole, with gates and target
 * drawn in, the base and cliffs marked, and exact values where there are any.
 *
 * @param index of the figure
 */
export function sweepLineChart(result: SweepResult, index: number, { gates, target, style }: SweepView): Chart {
  const figure = result.figures[index] as Figure;
  const values = result.axes[0]?.values ?? [];
  const isNumeric = values.every((value) => typeof axisValue(value) === 'number');
  const room = plotWidth(style, SCALE_WIDTH);
  const points = pointRows(result, index, isNumeric, room);
  const everyTick = haveRoom(values, room, FONT_SIZE);
  const lines = linesOf(figure, gates, target);
  const encodings = encodingsOf(result.axes[0]?.path ?? '', figure, points, lines, { isNumeric, everyTick });
  const exact = points.some((point) => point.exact !== undefined) ? ', crosses exact' : '';
  const of = `${formatPercent(result.confidence)} band of all points together${exact}`;
  return frameChart(
    {
      name: sweepChartName(index),
      title: sweepHeadline(result, index, target),
      subtitle: joinParts(
        `${countTrials(result.kind, result.trials)} a point`,
        of,
        linesText(lines, figure),
        changesText(style.changes),
        plainName(result.name),
      ),
      left: SCALE_WIDTH,
      right: 0,
      top: 18,
      bottom: 40,
      height: HEIGHT,
      layers: [
        ...lines.flatMap((gate) => gateLayers(gate, encodings.y)),
        ...markLayers(result, index, isNumeric),
        { data: { values: points }, layer: curveLayers(encodings, isNumeric, points) },
      ],
    },
    style,
  );
}

function linesOf({ metric }: Figure, gates: readonly GateLine[], target: SweepTarget | undefined): MarkedLine[] {
  return [
    ...gates.filter((gate) => gate.metric === metric).map((gate): MarkedLine => ({ ...gate, word: 'gate' })),
    ...(target?.metric === metric ? [{ metric, atLeast: target.value, word: 'target' } as const] : []),
  ];
}

/** What the dashed lines stand for: `dashed: gate 75% to 81%, target 50%`. */
function linesText(lines: readonly MarkedLine[], figure: Figure): string {
  const texts = lines.map(({ word, atLeast, atMost }) => {
    const [from, to] = [atLeast, atMost].map((end) => end !== undefined && formatTarget(end, figure));
    if (word === 'target') return `target ${from}`;
    return from && to ? `gate ${from} to ${to}` : from ? `gate at least ${from}` : `gate at most ${to}`;
  });
  return texts.length === 0 ? '' : `dashed: ${texts.join(', ')}`;
}

type PointRow = ReturnType<typeof pointRows>[number];

/** The points as the data of the chart; with their figures where those have room in the plot. */
function pointRows({ points, figures }: SweepResult, index: number, isNumeric: boolean, room: number) {
  const figure = figures[index] as Figure;
  const swept = points.map((point) => point.figures[index] as SweptFigure);
  const texts = swept.map((each) => formatEstimate(each, figure));
  const hasTexts = haveRoom(texts, room, FONT_SIZE);
  return points.map(({ values, isBase }, i) => {
    const { estimate, low, high, exact } = swept[i] as SweptFigure;
    const value = values[0] ?? '';
    const band = formatBand({ estimate, low, high }, figure);
    return {
      value: isNumeric ? Number(value) : fitText(plainName(value), room / points.length - LABEL_GAP, FONT_SIZE),
      ...{ estimate, low, high, isBase },
      ...(exact !== undefined && { exact }),
      text: hasTexts ? texts[i] : '',
      tip: `${value}: ${texts[i]}${band && ` (${band})`}`,
    };
  });
}

interface Encodings {
  readonly x: Readonly<Record<string, unknown>>;
  readonly y: (field: string) => Readonly<Record<string, unknown>>;
}

function encodingsOf(
  path: string,
  figure: Figure,
  points: readonly PointRow[],
  lines: readonly GateLine[],
  { isNumeric, everyTick }: { readonly isNumeric: boolean; readonly everyTick: boolean },
): Encodings {
  const ticks = everyTick ? { values: points.map(({ value }) => value) } : {};
  const axis = { title: sweptAxisLabel(path), titlePadding: 8, labelAngle: 0 };
  const isRate = unitOf(figure) === 'rate';
  const bounds = lines.flatMap(({ atLeast, atMost }) => [atLeast, atMost].filter((end) => end !== undefined));
  const ends = [...points.flatMap(({ low, high }) => [low, high]), ...bounds];
  const [least, most] = [ends.reduce((a, b) => Math.min(a, b)), ends.reduce((a, b) => Math.max(a, b))];
  const isWide = isRate && most - least > WIDE_SPAN;
  const scale = isWide ? { domain: [0, 1] } : { domain: [least, most], nice: true, zero: false };
  const format = isRate ? { format: '.3~p' } : {};
  return {
    x: isNumeric
      ? {
          field: 'value',
          type: 'quantitative',
          axis: { ...axis, format: NUMBER_FORMAT, ...ticks },
          scale: { zero: false, nice: false, padding: 26 },
        }
      : { field: 'value', type: 'ordinal', sort: null, axis },
    y: (field) => ({
      field,
      type: 'quantitative',
      axis: {
        title: null,
        grid: true,
        tickCount: 5,
        ...format,
      },
      scale,
    }),
  };
}

function gateLayers({ atLeast, atMost }: GateLine, y: Encodings['y']): unknown[] {
  const line = { type: 'rule', aria: false, color: TEXT_COLOUR, strokeDash: [6, 4], strokeWidth: 1 };
  return [atLeast, atMost]
    .filter((bound) => bound !== undefined)
    .map((bound) => ({ data: { values: [{ bound }] }, mark: line, encoding: { y: y('bound') } }));
}

/** Where the base stands, and where a cliff is: lines across the plot with a word at their top. */
function markLayers({ points, cliffs }: SweepResult, index: number, isNumeric: boolean): unknown[] {
  if (!isNumeric) return [];
  const base = points.find(({ isBase }) => isBase);
  const marks = [
    ...(base === undefined ? [] : [{ value: Number(base.values[0]), word: 'base', side: 4 }]),
    ...(cliffs[index] ?? []).map(({ after, rule }) => ({
      value: (Number(points[after]?.values[0]) + Number(points[after + 1]?.values[0])) / 2,
      word: rule === undefined ? 'cliff' : `cliff (${rule})`,
      side: -4,
    })),
  ];
  if (marks.length === 0) return [];
  const x = { field: 'value', type: 'quantitative' };
  return [
    {
      data: { values: marks },
      layer: [
        { mark: { type: 'rule', aria: false, color: FAINT_TEXT_COLOUR, strokeDash: [2, 3] }, encoding: { x } },
        ...[...new Set(marks.map(({ side }) => side))].map((side) => ({
          transform: [{ filter: `datum.side === ${side}` }],
          mark: textMark({
            align: side < 0 ? 'right' : 'left',
            dx: side,
            dy: -9,
            color: FAINT_TEXT_COLOUR,
            fontWeight: 'bold',
          }),
          encoding: { x, y: { value: 0 }, text: { field: 'word', type: 'nominal' } },
        })),
      ],
    },
  ];
}

function curveLayers({ x, y }: Encodings, isNumeric: boolean, points: readonly PointRow[]): unknown[] {
  const band = isNumeric
    ? {
        mark: { type: 'area', aria: false, color: ACCENT_PALE_COLOUR, opacity: 0.5 },
        encoding: { x, y: y('low'), y2: { field: 'high' } },
      }
    : {
        mark: { type: 'rule', aria: false, color: ACCENT_COLOUR, strokeWidth: 2.5 },
        encoding: { x, y: y('low'), y2: { field: 'high' } },
      };
  const dots = points.length <= MOST_DOTS || !isNumeric;
  const hasExact = points.some(({ exact }) => exact !== undefined);
  const text = { x, y: y('estimate'), text: { field: 'text', type: 'nominal' } };
  return [
    band,
    ...(isNumeric
      ? [
          {
            mark: { type: 'line', aria: false, strokeWidth: 2.5, color: ACCENT_COLOUR, strokeJoin: 'round' },
            encoding: { x, y: y('estimate') },
          },
        ]
      : []),
    ...(dots
      ? [
          {
            mark: { type: 'point', filled: true, size: 50, opacity: 1, color: ACCENT_COLOUR },
            encoding: { x, y: y('estimate'), ...TIP },
          },
        ]
      : []),
    ...(hasExact
      ? [
          {
            mark: {
              type: 'point',
              aria: false,
              shape: 'cross',
              filled: true,
              size: 40,
              color: TEXT_COLOUR,
              opacity: 1,
            },
            encoding: { x, y: y('exact') },
          },
        ]
      : []),
    ...[{ stroke: 'white', strokeWidth: 4, strokeJoin: 'round' }, {}].map((mark) => ({
      mark: textMark({ ...(isNumeric ? { dy: -13 } : { align: 'left', dx: 9 }), ...mark }),
      encoding: text,
    })),
  ];
}
