import type { ComparedValue, DistributionRow, MetricFigure, SimulationResult } from '../../sim/result.ts';
import { formatPercent, formatSampleShare } from '../format-rate.ts';
import { medianText } from '../median-text.ts';
import { metricWords } from '../metric-words.ts';
import { countTrials, trialsWord, trialWord } from '../trial-words.ts';
import { type Bar, barLayers, mostBars, scaleWidth } from './bar-layers.ts';
import { binAxis } from './bin-axis.ts';
import { type Chart, nameWith } from './chart.ts';
import { frameChart, sourceLine } from './chart-frame.ts';
import { type ChartStyle, plotWidth } from './chart-style.ts';
import { type IntegerBin, integerBins, shareIn } from './integer-bins.ts';
import { ACCENT_COLOUR, ACCENT_PALE_COLOUR } from './palette.ts';

const HEIGHT = 230;

/** What the chart of a quantity is called, in files and books. */
export function distributionChartName(metric: string): string {
  return metric === 'rounds' ? metric : nameWith('distribution', metric);
}

/**
 * How a counted quantity is spread: a bar an integer, the median's in full colour.
 *
 * @returns undefined where the result does not count it
 */
export function distributionChart(result: SimulationResult, metric: string, style: ChartStyle): Chart | undefined {
  const rows = result.distributions[metric];
  const figure = result.summary.metrics[metric];
  if (rows === undefined || rows.length === 0 || figure === undefined) return undefined;
  const bins = integerBins(rows, mostBars(plotWidth(style)));
  const left = scaleWidth(bins.length, plotWidth(style));
  const width = plotWidth(style, left);
  const values = bars(bins, rows, metricWords(metric), figure, result.exact?.distributions[metric]);
  return frameChart(
    {
      name: distributionChartName(metric),
      title: finding(result, metric, figure, rows),
      subtitle: sourceLine(result, style, bandText(result)),
      left,
      right: 0,
      bottom: 40,
      height: HEIGHT,
      layers: [{ data: { values }, layer: barLayers(values, binAxis(bins, width, metricWords(metric)), width) }],
    },
    style,
  );
}

function bars(
  bins: readonly IntegerBin[],
  rows: readonly DistributionRow[],
  words: string,
  { median, n }: MetricFigure,
  compared: readonly ComparedValue[] | undefined,
): Bar[] {
  return bins.map((bin) => {
    const share = shareIn(rows, bin);
    const exact = compared && exactIn(compared, bin);
    const isMedian = median >= bin.from && median <= bin.to;
    const figure = share === 0 ? '' : formatSampleShare(share, n);
    return {
      value: bin.label,
      share,
      figure,
      tip: `${words} ${bin.label}: ${figure || 'none seen'}`,
      isMedian,
      colour: isMedian ? ACCENT_COLOUR : ACCENT_PALE_COLOUR,
      ...(exact === undefined ? {} : { exact, top: Math.max(share, exact) }),
    };
  });
}

/** The exact chance of the values of a bar. */
function exactIn(compared: readonly ComparedValue[], { from, to }: IntegerBin): number {
  return compared.reduce((sum, { value, exact }) => (value >= from && value <= to ? sum + exact : sum), 0);
}

function finding(
  { summary, medians }: SimulationResult,
  metric: string,
  { min, max, median: estimate, p05, p95, n }: MetricFigure,
  rows: readonly DistributionRow[],
): string {
  const trials = trialsWord(summary.kind);
  const isRounds = metric === 'rounds';
  const words = metricWords(metric);
  if (min === max) {
    const all = n === 1 ? `the only ${trialWord(summary.kind)}` : `all ${countTrials(summary.kind, n)}`;
    return isRounds ? `${all} took ${countRounds(min)}` : `${words}: ${min} in ${all}`;
  }
  const within = rows.reduce((sum, { value, count }) => (value >= p05 && value <= p95 ? sum + count : sum), 0);
  const share = within === n ? 'all' : formatSampleShare(within / n, n);
  const median = medianText(estimate, medians[metric]);
  if (isRounds)
    return `The median fight takes ${median} ${median === '1' ? 'round' : 'rounds'}; ${share} take ${p05} to ${p95}`;
  return `${words}: median ${median}, and ${share}${within === n ? '' : ' of'} ${trials} within ${p05} to ${p95}`;
}

/** How well the whole curve is known, or what it is held against. */
function bandText({ summary, bandHalfWidth, exact }: SimulationResult): string {
  if (exact !== undefined) return 'bars simulated, lines exact';
  const points = Number((100 * bandHalfWidth).toPrecision(2));
  return `cumulative shares known within ${points} points (${formatPercent(summary.confidence)})`;
}

function countRounds(rounds: number): string {
  return `${rounds} ${rounds === 1 ? 'round' : 'rounds'}`;
}
