import type { OddsFigure, OddsResult } from '../../sim/odds/odds-result.ts';
import { mainFigure, oddsName } from '../odds/odds-names.ts';
import { type Bar, barLayers, scaleWidth } from './bar-layers.ts';
import { binAxis } from './bin-axis.ts';
import type { Chart } from './chart.ts';
import { CHART_MARGIN, CHART_WIDTH, frameChart } from './chart-frame.ts';
import { type BinnedRow, integerBins, shareIn } from './integer-bins.ts';
import { oddsSource, shareText } from './odds-source.ts';
import { ACCENT_COLOUR, ACCENT_PALE_COLOUR, NEUTRAL_COLOUR, sideColour } from './palette.ts';

const MOST_BARS = 40;
const HEIGHT = 230;
const MOST_NAME = 40;
/** Of values around the median that the title speaks of. */
const MIDDLE = 0.9;

/**
 * How likely each value is, a bar a value; of a comparison the margin, in the colours of who wins.
 *
 * @returns undefined where the result counts nothing
 */
export function oddsBarsChart(result: OddsResult): Chart | undefined {
  const [metric, figure] = mainFigure(result) ?? [];
  if (metric === undefined || figure === undefined || figure.rows.length === 0) return undefined;
  const rows = figure.rows.map(({ value, probability, atMost }) => ({ value, probability, cumulative: atMost }));
  const bins = integerBins(rows, MOST_BARS);
  const left = scaleWidth(bins.length);
  const width = CHART_WIDTH - 2 * CHART_MARGIN - left;
  const isMargin = metric === 'margin';
  const bars = bins.map(({ label, from, to }): Bar => {
    const share = shareIn(rows, { label, from, to });
    const isMedian = figure.median >= from && figure.median <= to;
    const own = isMedian ? ACCENT_COLOUR : ACCENT_PALE_COLOUR;
    const figureText = share === 0 ? '' : shareText(share, result);
    return { value: label, share, figure: figureText, isMedian, colour: isMargin ? marginColour(from, to) : own };
  });
  return {
    name: 'exactly',
    spec: frameChart({
      title: isMargin ? winner(result) : finding(result, figure, rows),
      subtitle: oddsSource([result], 'chance of each value'),
      left,
      right: 0,
      bottom: 40,
      height: HEIGHT,
      layers: [{ data: { values: bars }, layer: barLayers(bars, binAxis(bins, width, axisTitle(metric)), width) }],
    }),
  };
}

function axisTitle(metric: string): string {
  return metric === 'margin' ? 'margin: the first less the second' : metric;
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

function finding(result: OddsResult, { median, rows: all }: OddsFigure, rows: readonly BinnedRow[]): string {
  const name = oddsName(result, MOST_NAME);
  if (all.length === 1) return `Always ${median}: ${name}`;
  const from = rows.find(({ cumulative }) => cumulative > (1 - MIDDLE) / 2)?.value ?? median;
  const to = all.findLast(({ atLeast }) => atLeast > (1 - MIDDLE) / 2)?.value ?? median;
  const within = rows.reduce(
    (sum, { value, probability }) => sum + (value >= from && value <= to ? probability : 0),
    0,
  );
  const isAll = from === rows[0]?.value && to === rows.at(-1)?.value && result.leftOut === 0;
  const share = isAll ? 'all' : `${shareText(within, result)} of`;
  return `Median ${median} for ${name}; ${share} rolls within ${from} to ${to}`;
}
