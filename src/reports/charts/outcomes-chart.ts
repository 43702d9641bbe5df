import type { RateFigure, SimulationResult } from '../../sim/result.ts';
import { formatCount } from '../format-count.ts';
import { formatPercent, formatRate, formatRateInterval } from '../format-rate.ts';
import { headline } from '../headline.ts';
import { plainName } from '../plain-name.ts';
import { sidesOf } from '../sides-of.ts';
import { countTrials } from '../trial-words.ts';
import type { Chart } from './chart.ts';
import { FONT_SIZE, frameChart, sourceLine } from './chart-frame.ts';
import { type ChartStyle, isCompact } from './chart-style.ts';
import { extraRateWidth, outcomeLayers } from './outcome-layers.ts';
import { ACCENT_COLOUR, sideColour } from './palette.ts';
import { rowHeight } from './row-height.ts';
import { fitText, textWidth } from './text-width.ts';

const MOST_LABEL = 180;
const MOST_COMPACT_LABEL = 110;
/** Room for figures to the right of the bars, in pixels. */
const FIGURES_WIDTH = 200;
const COMPACT_FIGURES_WIDTH = 76;

const INTERVAL_NAMES = { wilson: 'Wilson', 'clopper-pearson': 'Clopper–Pearson', anytime: 'anytime-valid' } as const;

/** How the trials end: a bar an outcome, with its interval, rate and colour of its side. */
export function outcomesChart(result: SimulationResult, style: ChartStyle): Chart {
  const outcomes = Object.entries(result.summary.outcomes);
  const sides = sidesOf(result);
  const labels = outcomes.map(([name]) =>
    fitText(plainName(name), isCompact(style) ? MOST_COMPACT_LABEL : MOST_LABEL, FONT_SIZE),
  );
  const left = labels.reduce((most, label) => Math.max(most, textWidth(label, FONT_SIZE)), 0) + 12;
  const rows = outcomes.map(([name, figure], row) => ({
    row,
    outcome: labels[row],
    rate: figure.rate,
    low: figure.low,
    high: figure.high,
    rateText: formatRate(figure),
    intervalText: isCompact(style) ? '' : intervalText(figure),
    tip: tipOf(name, figure, result),
    ...(result.exact && { exact: result.exact.outcomes[name]?.exact }),
    colour: sides.length === 0 && row === 0 ? ACCENT_COLOUR : sideColour(sides, name),
  }));
  return frameChart(
    {
      name: 'outcomes',
      title: headline(result).finding,
      subtitle: sourceLine(result, style, intervalName(result)),
      left,
      right: (isCompact(style) ? COMPACT_FIGURES_WIDTH : FIGURES_WIDTH) + extraRateWidth(rows),
      bottom: 22,
      height: rows.length * rowHeight(rows.length),
      layers: [{ data: { values: rows }, layer: outcomeLayers(rows) }],
    },
    style,
  );
}

function intervalText(figure: RateFigure): string {
  return formatRateInterval(figure) || (figure.count === 0 ? 'none seen' : 'all seen');
}

/** `players: 78.0% (77.5% to 78.6%), 15,608 of 20,000 fights` */
function tipOf(name: string, figure: RateFigure, { summary }: SimulationResult): string {
  const count = `${formatCount(figure.count)} of ${countTrials(summary.kind, summary.trials)}`;
  return `${plainName(name)}: ${formatRate(figure)} (${intervalText(figure)}), ${count}`;
}

function intervalName({ summary, interval, exact }: SimulationResult): string {
  return `${formatPercent(summary.confidence)} ${INTERVAL_NAMES[interval]} intervals${exact === undefined ? '' : ', lines exact'}`;
}
