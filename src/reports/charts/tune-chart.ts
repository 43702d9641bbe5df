import { changesText } from '../changes-text.ts';
import { formatPercent } from '../format-rate.ts';
import { axisValue } from '../odds-grid/grid-words.ts';
import { plainName } from '../plain-name.ts';
import { formatTarget, sweptAxisLabel, unitOf } from '../sweep/sweep-words.ts';
import { countTrials } from '../trial-words.ts';
import { type TuneReport, tunedTrials } from '../tune/tune-report.ts';
import { foundText, tuneHeadline } from '../tune/tune-words.ts';
import type { Chart } from './chart.ts';
import { FONT_SIZE, frameChart, joinParts, NUMBER_FORMAT, textMark } from './chart-frame.ts';
import type { ChartStyle } from './chart-style.ts';
import { ACCENT_COLOUR, ACCENT_PALE_COLOUR, FAINT_TEXT_COLOUR, TEXT_COLOUR } from './palette.ts';
import { fitText } from './text-width.ts';

const HEIGHT = 280;
const SCALE_WIDTH = 48;
/** So many points have their figure beside them. */
const MOST_FIGURES = 14;
/** Of the plot, in pixels, that labels below it share. */
const LABELS_WIDTH = 600;

/** Every value that was tried, with its interval; a line at the target, the best value filled. */
export function tuneChart(report: TuneReport, style: ChartStyle): Chart {
  const result = report.rows[0]?.result;
  const points = result?.points ?? [];
  const isNumeric = points.every(({ value }) => typeof axisValue(value) === 'number');
  const values = points.map((point) => ({
    value: isNumeric ? Number(point.value) : fitText(plainName(point.value), LABELS_WIDTH / points.length, FONT_SIZE),
    ...{ estimate: point.estimate, low: finite(point.low, point), high: finite(point.high, point) },
    best: point.value === result?.best.value,
    text: points.length <= MOST_FIGURES ? foundText(report, point) : '',
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
        changesText(style.changes),
        plainName(report.name),
      ),
      left: SCALE_WIDTH,
      right: 0,
      top: 18,
      bottom: 40,
      height: HEIGHT,
      layers: layersOf(report, values, isNumeric),
    },
    style,
  );
}

function finite(end: number, { estimate }: { readonly estimate: number }): number {
  return Number.isFinite(end) ? end : estimate;
}

function layersOf(report: TuneReport, values: readonly object[], isNumeric: boolean): unknown[] {
  const isRate = unitOf(report.figure) === 'rate';
  const axis = { title: sweptAxisLabel(report.paths[0] ?? ''), titlePadding: 8, labelAngle: 0 };
  const ticks =
    values.length <= MOST_FIGURES ? { values: values.map((each) => (each as { value: number }).value) } : {};
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
      data: { values: [{ target: report.target, text: `target ${formatTarget(report.target, report.figure)}` }] },
      layer: [
        { mark: { type: 'rule', aria: false, color: TEXT_COLOUR, strokeDash: [6, 4] }, encoding: { y: y('target') } },
        {
          mark: textMark({ align: 'right', dy: -9, color: FAINT_TEXT_COLOUR }),
          encoding: { y: y('target'), x: { value: 'width' }, text: { field: 'text', type: 'nominal' } },
        },
      ],
    },
    {
      data: { values },
      layer: [
        ...(isNumeric
          ? [{ mark: { type: 'line', ...line, color: ACCENT_PALE_COLOUR, strokeWidth: 2.5 }, encoding: estimate }]
          : []),
        { mark: { type: 'rule', ...line, strokeWidth: 2.5 }, encoding: { x, y: y('low'), y2: { field: 'high' } } },
        {
          mark: { type: 'point', aria: false, stroke: ACCENT_COLOUR, fill: 'white', size: 60, opacity: 1 },
          encoding: estimate,
        },
        {
          transform: [{ filter: 'datum.best' }],
          mark: { type: 'point', ...line, filled: true, size: 90, opacity: 1 },
          encoding: estimate,
        },
        ...[{ stroke: 'white', strokeWidth: 4, strokeJoin: 'round' }, {}].map((mark) => ({
          mark: textMark({ align: 'left', dx: 8, dy: -9, ...mark }),
          encoding: { ...estimate, text: { field: 'text', type: 'nominal' } },
        })),
      ],
    },
  ];
}
