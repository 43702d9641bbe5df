import type { SimulationResult } from '../../sim/result.ts';
import { formatPercent, formatRate, formatRateInterval } from '../format-rate.ts';
import { headline } from '../headline.ts';
import { plainName } from '../plain-name.ts';
import { sidesOf } from '../sides-of.ts';
import type { Chart } from './chart.ts';
import { FONT_SIZE, frameChart, sourceLine, textMark } from './chart-frame.ts';
import { exactLayers } from './exact-layers.ts';
import { ACCENT_COLOUR, FAINT_TEXT_COLOUR, sideColour, TEXT_COLOUR } from './palette.ts';
import { rowHeight } from './row-height.ts';
import { fitText, textWidth } from './text-width.ts';

const MOST_LABEL = 180;
/** Columns of figures to the right of the bars, in pixels from them. */
const RATE_COLUMN = 74;
const INTERVAL_COLUMN = 86;
const FIGURES_WIDTH = 200;

/** How the trials end: a bar an outcome, with its interval, rate and colour of its side. */
export function outcomesChart(result: SimulationResult): Chart {
  const outcomes = Object.entries(result.summary.outcomes);
  const sides = sidesOf(result);
  const labels = outcomes.map(([name]) => fitText(plainName(name), MOST_LABEL, FONT_SIZE));
  const left = labels.reduce((most, label) => Math.max(most, textWidth(label, FONT_SIZE)), 0) + 12;
  const rows = outcomes.map(([name, figure], row) => ({
    row,
    outcome: labels[row],
    rate: figure.rate,
    low: figure.low,
    high: figure.high,
    rateText: formatRate(figure),
    intervalText: formatRateInterval(figure) || (figure.count === 0 ? 'none seen' : 'all seen'),
    ...(result.exact && { exact: result.exact.outcomes[name]?.exact }),
    colour: sides.length === 0 && row === 0 ? ACCENT_COLOUR : sideColour(sides, name),
  }));
  return {
    name: 'outcomes',
    spec: frameChart({
      title: headline(result).finding,
      subtitle: sourceLine(result, intervalName(result)),
      left,
      right: FIGURES_WIDTH,
      bottom: 22,
      height: rows.length * rowHeight(rows.length),
      layers: [
        {
          data: { values: rows },
          layer: layers(
            outcomes.map(([, { high }]) => high),
            result.exact !== undefined,
          ),
        },
      ],
    }),
  };
}

function intervalName({ summary, interval, exact }: SimulationResult): string {
  const name = interval === 'wilson' ? 'Wilson' : 'Clopper–Pearson';
  return `${formatPercent(summary.confidence)} ${name} intervals${exact === undefined ? '' : ', lines exact'}`;
}

function layers(highs: readonly number[], hasExact: boolean): unknown[] {
  const y = { field: 'row', type: 'ordinal', axis: null, scale: { paddingInner: 0.36, paddingOuter: 0.18 } };
  const most = highs.reduce((highest, high) => Math.max(highest, high), 0);
  const scale = most > 0.4 ? { domain: [0, 1] } : { domain: [0, most], nice: 5 };
  const x = (field: string) => ({ field, type: 'quantitative', scale });
  const column = (offset: number) => ({ value: { expr: `width + ${offset}` } });
  return [
    {
      mark: { type: 'bar' },
      encoding: {
        y,
        x: { ...x('rate'), axis: { title: null, format: '.3~p', grid: true, tickCount: 4 } },
        color: { field: 'colour', type: 'nominal', scale: null },
      },
    },
    {
      mark: { type: 'rule', strokeWidth: 2, color: TEXT_COLOUR },
      encoding: { y, x: x('low'), x2: { field: 'high' } },
    },
    ...(hasExact ? exactLayers({ y, x: x('exact') }, 'vertical') : []),
    {
      mark: textMark({ align: 'right' }),
      encoding: { y, x: { value: -12 }, text: { field: 'outcome', type: 'nominal' } },
    },
    {
      mark: textMark({ align: 'right', fontWeight: 'bold' }),
      encoding: { y, x: column(RATE_COLUMN), text: { field: 'rateText', type: 'nominal' } },
    },
    {
      mark: textMark({ align: 'left', color: FAINT_TEXT_COLOUR }),
      encoding: { y, x: column(INTERVAL_COLUMN), text: { field: 'intervalText', type: 'nominal' } },
    },
  ];
}
