import type { DistributionRow, MetricFigure, SimulationResult } from '../../sim/result.ts';
import { formatPercent, formatSampleShare } from '../format-rate.ts';
import { metricWords } from '../metric-words.ts';
import { countTrials, trialsWord, trialWord } from '../trial-words.ts';
import { barScale, binAxis } from './bin-axis.ts';
import type { Chart } from './chart.ts';
import { CHART_MARGIN, CHART_WIDTH, frameChart, sourceLine, textMark } from './chart-frame.ts';
import { type IntegerBin, integerBins, shareIn } from './integer-bins.ts';
import { ACCENT_COLOUR, ACCENT_PALE_COLOUR, FAINT_TEXT_COLOUR, TEXT_COLOUR } from './palette.ts';

const MOST_BARS = 40;
/** More bars than this have a scale at the side in place of a figure each. */
const MOST_FIGURES = 14;
const HEIGHT = 230;
const SCALE_WIDTH = 44;
/** Height of the plot in highest bars: above them stands what is written. */
const HEADROOM = 1.22;

interface Bar {
  readonly value: string;
  readonly share: number;
  readonly figure: string;
  readonly isMedian: boolean;
  readonly colour: string;
}

/**
 * How a counted quantity is spread: a bar an integer, the median's in full colour.
 *
 * @returns undefined where the result does not count it
 */
export function distributionChart(result: SimulationResult, metric: string): Chart | undefined {
  const rows = result.distributions[metric];
  const figure = result.summary.metrics[metric];
  if (rows === undefined || rows.length === 0 || figure === undefined) return undefined;
  const bins = integerBins(rows, MOST_BARS);
  const hasFigures = bins.length <= MOST_FIGURES;
  const left = hasFigures ? 0 : SCALE_WIDTH;
  const width = CHART_WIDTH - 2 * CHART_MARGIN - left;
  const values = bars(bins, rows, figure);
  return {
    name: metric === 'rounds' ? metric : `distribution-${metric.replace(/[^A-Za-z0-9.-]+/g, '-')}`,
    spec: frameChart({
      title: finding(result, metric, figure, rows),
      subtitle: sourceLine(result, bandText(result)),
      left,
      right: 0,
      bottom: 40,
      height: HEIGHT,
      layers: [
        { data: { values }, layer: layers(values, binAxis(bins, width, metricWords(metric)), width, hasFigures) },
      ],
    }),
  };
}

function bars(bins: readonly IntegerBin[], rows: readonly DistributionRow[], { median, n }: MetricFigure): Bar[] {
  return bins.map((bin) => {
    const share = shareIn(rows, bin);
    const isMedian = median >= bin.from && median <= bin.to;
    return {
      value: bin.label,
      share,
      figure: share === 0 ? '' : formatSampleShare(share, n),
      isMedian,
      colour: isMedian ? ACCENT_COLOUR : ACCENT_PALE_COLOUR,
    };
  });
}

function layers(values: readonly Bar[], axis: Record<string, unknown>, width: number, hasFigures: boolean): unknown[] {
  const most = values.reduce((highest, { share }) => Math.max(highest, share), 0);
  const x = { field: 'value', type: 'ordinal', sort: null, axis, scale: barScale(values.length, width) };
  const yAxis = hasFigures ? null : { title: null, format: '.3~p', grid: true, values: shareTicks(most) };
  const y = { field: 'share', type: 'quantitative', axis: yAxis, scale: { domain: [0, most * HEADROOM], nice: false } };
  const onlyMedian = [{ filter: 'datum.isMedian' }];
  const figures = {
    mark: textMark({ dy: -9, color: TEXT_COLOUR }),
    encoding: { x, y, text: { field: 'figure', type: 'nominal' } },
  };
  return [
    { mark: { type: 'bar' }, encoding: { x, y, color: { field: 'colour', type: 'nominal', scale: null } } },
    {
      transform: onlyMedian,
      mark: { type: 'rule', color: FAINT_TEXT_COLOUR, strokeDash: [2, 2], yOffset: hasFigures ? -18 : -2 },
      encoding: { x, y, y2: { value: 14 } },
    },
    {
      transform: onlyMedian,
      mark: textMark({ color: FAINT_TEXT_COLOUR, fontWeight: 'bold', text: 'median' }),
      encoding: { x, y: { value: 5 } },
    },
    ...(hasFigures ? [figures] : []),
  ];
}

/** From 0 to the highest bar, for what stands above it is no part of the scale. */
function shareTicks(most: number): number[] {
  const step = [0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001].find((size) => most / size >= 2) ?? most;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => Number((i * step).toFixed(3)));
}

function finding(
  { summary }: SimulationResult,
  metric: string,
  { min, max, median, p05, p95, n }: MetricFigure,
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
  if (isRounds) return `The median fight takes ${countRounds(median)}; ${share} take ${p05} to ${p95}`;
  return `${words}: median ${median}, and ${share}${within === n ? '' : ' of'} ${trials} within ${p05} to ${p95}`;
}

/** How well the whole curve is known. */
function bandText({ summary, bandHalfWidth }: SimulationResult): string {
  const points = Number((100 * bandHalfWidth).toPrecision(2));
  return `cumulative shares known within ${points} points (${formatPercent(summary.confidence)})`;
}

function countRounds(rounds: number): string {
  return `${rounds} ${rounds === 1 ? 'round' : 'rounds'}`;
}
