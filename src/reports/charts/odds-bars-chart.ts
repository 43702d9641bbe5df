import type { OddsResult } from '../../sim/odds/odds-result.ts';
import { metricWords } from '../metric-words.ts';
import { oddsName } from '../odds/odds-names.ts';
import { type Bar, barLayers, mostBars, scaleWidth } from './bar-layers.ts';
import { binAxis } from './bin-axis.ts';
import type { Chart } from './chart.ts';
import { frameChart } from './chart-frame.ts';
import { plotWidth } from './chart-style.ts';
import { type BinnedRow, integerBins, shareIn } from './integer-bins.ts';
import { type OddsSeries, type OddsView, oddsSource, rollsWord, shareText } from './odds-source.ts';
import { ACCENT_COLOUR, ACCENT_PALE_COLOUR, NEUTRAL_COLOUR, sideColour } from './palette.ts';

const HEIGHT = 230;
const MOST_NAME = 40;
/** Of values around the median that the title speaks of. */
const MIDDLE = 0.9;

/**
 * How likely each value is, a bar a value; of a comparison the margin, in the colours of who wins.
 *
 * @returns undefined where the result counts nothing
 */
export function oddsBarsChart({ result, metric, figure }: OddsSeries, { style, span }: OddsView): Chart | undefined {
  const all = figure.rows.map(({ value, probability, atMost }) => ({ value, probability, cumulative: atMost }));
  const rows = span === undefined ? all : all.filter(({ value }) => value >= span.from && value <= span.to);
  if (rows.length === 0) return undefined;
  const bins = integerBins(rows, mostBars(plotWidth(style)));
  const left = scaleWidth(bins.length, plotWidth(style));
  const width = plotWidth(style, left);
  const isMargin = metric === 'margin' && result.kind === undefined;
  const words = isMargin ? 'margin: the first less the second' : metricWords(metric);
  const bars = bins.map(({ label, from, to }): Bar => {
    const share = shareIn(all, { label, from, to });
    const isMedian = figure.median >= from && figure.median <= to;
    const own = isMedian ? ACCENT_COLOUR : ACCENT_PALE_COLOUR;
    const figureText = share === 0 ? '' : shareText(share, result);
    const tip = `${words} ${label}: ${figureText || 'never'}`;
    return { value: label, share, figure: figureText, isMedian, tip, colour: isMargin ? marginColour(from, to) : own };
  });
  return frameChart(
    {
      name: 'exactly',
      title: isMargin ? winner(result) : finding({ result, metric, figure }, all),
      subtitle: oddsSource([result], style, 'chance of each value'),
      left,
      right: 0,
      bottom: 40,
      height: HEIGHT,
      layers: [{ data: { values: bars }, layer: barLayers(bars, binAxis(bins, width, words), width) }],
    },
    style,
  );
}

function marginColour(from: number, to: number): string {
  if (from > 0) return sideColour(['first', 'second'], 'first');
  return to < 0 ? sideColour(['first', 'second'], 'second') : NEUTRAL_COLOUR;
}

function winner(result: OddsResult): string {
  const { win = 0, tie = 0, lose = 0 } = result.outcomes;
  const share = (chance: number) => shareText(chance, result);
  return `Of ${oddsName(result, MOST_NAME)} the first wins ${share(win)}, ties ${share(tie)}, loses ${share(lose)}`;
}

function finding({ result, metric, figure }: OddsSeries, rows: readonly BinnedRow[]): string {
  const { median, rows: all } = figure;
  const name = result.kind === undefined ? oddsName(result, MOST_NAME) : metricWords(metric);
  if (all.length === 1) return `Always ${median}: ${name}`;
  const from = rows.find(({ cumulative }) => cumulative > (1 - MIDDLE) / 2)?.value ?? median;
  const to = all.findLast(({ atLeast }) => atLeast > (1 - MIDDLE) / 2)?.value ?? median;
  const within = rows.reduce(
    (sum, { value, probability }) => sum + (value >= from && value <= to ? probability : 0),
    0,
  );
  const isAll = from === rows[0]?.value && to === rows.at(-1)?.value && result.leftOut === 0;
  const share = isAll ? 'all' : `${shareText(within, result)} of`;
  return `Median ${median} for ${name}; ${share} ${rollsWord(result)} within ${from} to ${to}`;
}
