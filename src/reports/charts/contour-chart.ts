import { changesText } from '../changes-text.ts';
import { axisValue } from '../odds-grid/grid-words.ts';
import { plainName } from '../plain-name.ts';
import { sweptAxisLabel, sweptLabel } from '../sweep/sweep-words.ts';
import { countTrials } from '../trial-words.ts';
import { type TuneReport, tunedTrials } from '../tune/tune-report.ts';
import { bandText, foundText, tuneHeadline } from '../tune/tune-words.ts';
import type { Chart } from './chart.ts';
import { FONT_SIZE, frameChart, joinParts, NUMBER_FORMAT, TIP, textMark } from './chart-frame.ts';
import { type ChartStyle, isCompact, plotWidth } from './chart-style.ts';
import { ACCENT_COLOUR, ACCENT_PALE_COLOUR, FAINT_TEXT_COLOUR } from './palette.ts';
import { fitText, haveRoom, textWidth } from './text-width.ts';

const HEIGHT = 280;
/** Above the plot, for what is up and down. */
const TITLE_HEIGHT = 26;
/** Between the names of values, in pixels. */
const LABEL_GAP = 8;
const MOST_LABEL = 150;
const MOST_COMPACT_LABEL = 80;

/**
 * The contour of a search over two parameters: for each value of the second the value of the first that comes
 * nearest to the target, filled where it meets it.
 */
export function contourChart(report: TuneReport, style: ChartStyle): Chart {
  const [first = '', second = ''] = report.paths.map(sweptAxisLabel);
  const best = report.rows.map(({ result }) => result.best);
  const isNumeric = best.every(({ value }) => typeof axisValue(value) === 'number');
  const most = isCompact(style) ? MOST_COMPACT_LABEL : MOST_LABEL;
  const down = best.map(({ value }) => fitText(plainName(value), most, FONT_SIZE));
  const left = down.reduce((widest, text) => Math.max(widest, textWidth(text, FONT_SIZE)), 0) + 2 * LABEL_GAP;
  const room = plotWidth(style, left);
  const texts = best.map((point) => foundText(report, point));
  const hasTexts = haveRoom(texts, room, FONT_SIZE);
  const values = report.rows.map(({ at = '', result }, i) => ({
    at: fitText(plainName(at), room / report.rows.length - LABEL_GAP, FONT_SIZE),
    value: isNumeric ? Number(result.best.value) : down[i],
    met: result.met,
    text: hasTexts ? texts[i] : '',
    tip: `${plainName(at)}: ${plainName(result.best.value)}, ${texts[i]} (${bandText(report, result.best)})`,
  }));
  const trials = tunedTrials(report);
  return frameChart(
    {
      name: 'contour',
      title: tuneHeadline(report),
      subtitle: joinParts(
        trials === 0 ? 'exact odds' : `${countTrials(report.kind, trials)} in all`,
        `filled where the target is met, else the nearest; beside it ${sweptLabel(report.figure)}`,
        changesText(style.changes),
        plainName(report.name),
      ),
      left,
      right: 0,
      bottom: 40,
      height: HEIGHT,
      layers: [
        axisTitle(fitText(first, plotWidth(style), FONT_SIZE), left),
        { data: { values }, layer: pointLayers(values, second, isNumeric) },
      ],
    },
    style,
  );
}

/** What is up and down, above the plot. */
function axisTitle(text: string, left: number): unknown {
  return {
    data: { values: [{}] },
    mark: textMark({ text, align: 'left', color: FAINT_TEXT_COLOUR }),
    encoding: { x: { value: -left }, y: { value: 8 } },
  };
}

function pointLayers(
  values: readonly { readonly value: number | string | undefined }[],
  title: string,
  isNumeric: boolean,
): unknown[] {
  const x = { field: 'at', type: 'ordinal', sort: null, axis: { title, titlePadding: 8, labelAngle: 0 } };
  const range = [{ expr: 'height' }, TITLE_HEIGHT];
  const axis = { title: null, grid: true };
  const ticks = [...new Set(values.map(({ value }) => value))];
  const y = isNumeric
    ? {
        ...{ field: 'value', type: 'quantitative', scale: { zero: false, nice: false, padding: 24, range } },
        axis: { ...axis, format: NUMBER_FORMAT, tickCount: 6, ...(ticks.length <= 8 ? { values: ticks } : {}) },
      }
    : { field: 'value', type: 'ordinal', sort: null, axis, scale: { range } };
  const encoding = { x, y };
  const point = { type: 'point', size: 80, opacity: 1, stroke: ACCENT_COLOUR, strokeWidth: 2 };
  return [
    ...(isNumeric
      ? [{ mark: { type: 'line', aria: false, color: ACCENT_PALE_COLOUR, strokeWidth: 2.5 }, encoding }]
      : []),
    { mark: { ...point, fill: 'white' }, encoding: { ...encoding, ...TIP } },
    { transform: [{ filter: 'datum.met' }], mark: { ...point, aria: false, fill: ACCENT_COLOUR }, encoding },
    ...[{ stroke: 'white', strokeWidth: 4, strokeJoin: 'round' }, {}].map((mark) => ({
      mark: textMark({ dy: -15, ...mark }),
      encoding: { ...encoding, text: { field: 'text', type: 'nominal' } },
    })),
  ];
}
