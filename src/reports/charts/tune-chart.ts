import { changesText } from '../changes-text.ts';
import { formatPercent } from '../format-rate.ts';
import { axisValue } from '../odds-grid/grid-words.ts';
import { plainName } from '../plain-name.ts';
import { formatTarget, sweptAxisLabel, unitOf } from '../sweep/sweep-words.ts';
import { countTrials } from '../trial-words.ts';
import { type TuneReport, tunedTrials } from '../tune/tune-report.ts';
import { bandText, foundText, tuneHeadline } from '../tune/tune-words.ts';
import type { Chart } from './chart.ts';
import { FONT_SIZE, frameChart, joinParts, NUMBER_FORMAT, TIP, textMark } from './chart-frame.ts';
import { type ChartStyle, plotWidth } from './chart-style.ts';
import { ACCENT_COLOUR, ACCENT_PALE_COLOUR, TEXT_COLOUR } from './palette.ts';
import { fitText, haveRoom } from './text-width.ts';

const HEIGHT = 280;
/** Between the names of values below the plot, in pixels. */
const LABEL_GAP = 6;
const SCALE_WIDTH = 48;

/** Every value that was tried, with its interval; a line at the target, the best value filled. */
export function tuneChart(report: TuneReport, style: ChartStyle): Chart {
  const result = report.rows[0]?.result;
  const points = result?.points ?? [];
  const isNumeric = points.every(({ value }) => typeof axisValue(value) === 'number');
  const room = plotWidth(style, SCALE_WIDTH);
  const texts = points.map((point) => foundText(report, point));
  const hasTexts = haveRoom(texts, room, FONT_SIZE);
  const values = points.map((point, i) => ({
    value: isNumeric
      ? Number(point.value)
      : fitText(plainName(point.value), room / points.length - LABEL_GAP, FONT_SIZE),
    ...{ estimate: point.estimate, low: finite(point.low, point), high: finite(point.high, point) },
    best: point.value === result?.best.value,
    text: hasTexts ? texts[i] : '',
    tip: `${plainName(point.value)}: ${texts[i]} (${bandText(report, point)})`,
  }));
  const trials = tunedTrials(report);
  const played = trials === 0 ? 'exact odds' : `${countTrials(report.kind, trials)} in all`;
  return frameChart(
    {
      name: 'tune',
      title: tuneHeadline(report),
      subtitle: joinParts(
        played,
        `${formatPercent(report.confidence)} intervals together`,
        `dashed: target ${formatTarget(report.target, report.figure)}`,
        changesText(style.changes),
        plainName(report.name),
      ),
      left: SCALE_WIDTH,
      right: 0,
      top: 18,
      bottom: 40,
      height: HEIGHT,
      layers: layersOf(
        report,
        values,
        isNumeric,
        haveRoom(
          points.map(({ value }) => value),
          room,
          FONT_SIZE,
        ),
      ),
    },
    style,
  );
}

function finite(end: number, { estimate }: { readonly estimate: number }): number {
  return Number.isFinite(end) ? end : estimate;
}

function layersOf(
  report: TuneReport,
  values: readonly { readonly value: number | string }[],
  isNumeric: boolean,
  everyTick: boolean,
): unknown[] {
  const isRate = unitOf(report.figure) === 'rate';
  const axis = { title: sweptAxisLabel(report.paths[0] ?? ''), titlePadding: 8, labelAngle: 0 };
  const ticks = everyTick ? { values: values.map(({ value }) => value) } : {};
  const x = isNumeric
    ? {
        field: 'value',
        type: 'quantitative',
        axis: { ...axis, format: NUMBER_FORMAT, ...ticks },
        scale: { zero: false, nice: false, padding: 26 },
      }
    : { field: 'value', type: 'ordinal', sort: null, axis };
  const scale = isRate ? { domain: [0, 1] } : { zero: false, nice: true };
  const y = (field: string) => ({
    ...{ field, type: 'quantitative', scale },
    axis: { title: null, grid: true, tickCount: 5, ...(isRate ? { format: '.3~p' } : {}) },
  });
  const [line, estimate] = [
    { aria: false, color: ACCENT_COLOUR },
    { x, y: y('estimate') },
  ];
  return [
    {
      data: { values: [{ target: report.target }] },
      mark: { type: 'rule', aria: false, color: TEXT_COLOUR, strokeDash: [6, 4] },
      encoding: { y: y('target') },
    },
    {
      data: { values },
      layer: [
        ...(isNumeric
          ? [{ mark: { type: 'line', ...line, color: ACCENT_PALE_COLOUR, strokeWidth: 2.5 }, encoding: estimate }]
          : []),
        { mark: { type: 'rule', ...line, strokeWidth: 2.5 }, encoding: { x, y: y('low'), y2: { field: 'high' } } },
        {
          mark: { type: 'point', stroke: ACCENT_COLOUR, fill: 'white', size: 60, opacity: 1 },
          encoding: { ...estimate, ...TIP },
        },
        {
          transform: [{ filter: 'datum.best' }],
          mark: { type: 'point', ...line, filled: true, size: 90, opacity: 1 },
          encoding: estimate,
        },
        ...[{ stroke: 'white', strokeWidth: 4, strokeJoin: 'round' }, {}].map((mark) => ({
          mark: textMark({ ...(isNumeric ? { dy: -15 } : { align: 'left', dx: 10 }), ...mark }),
          encoding: { ...estimate, text: { field: 'text', type: 'nominal' } },
        })),
      ],
    },
  ];
}
