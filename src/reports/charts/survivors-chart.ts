import type { DistributionRow, MetricFigure, SimulationResult } from '../../sim/result.ts';
import { formatMean } from '../format-mean.ts';
import { formatSampleShare } from '../format-rate.ts';
import { plainName, shortName } from '../plain-name.ts';
import { rosterWords, sidesOf } from '../sides-of.ts';
import { mostBars, scaleWidth } from './bar-layers.ts';
import { barScale, binAxis } from './bin-axis.ts';
import type { Chart } from './chart.ts';
import { frameChart, sourceLine, TIP, textMark } from './chart-frame.ts';
import { type ChartStyle, plotWidth } from './chart-style.ts';
import { type IntegerBin, integerBins, shareIn } from './integer-bins.ts';
import { GRID_COLOUR, sideColour, sideTextColour } from './palette.ts';
import { fitText } from './text-width.ts';

const PANEL_HEIGHT = 150;
/** How far the highest bar reaches in its panel; above it are its figure and the side's name. */
const HIGHEST_BAR = 0.6;
const NAME_LINE = 0.86;
const NAME_SIZE = 13;

interface Panel {
  readonly side: string;
  readonly rows: readonly DistributionRow[];
  readonly figure: MetricFigure;
}

/**
 * How many units of each side are left at the end: a panel a side, with one scale for both.
 *
 * @returns undefined where nobody fought
 */
export function survivorsChart(result: SimulationResult, style: ChartStyle): Chart | undefined {
  const panels = sidesOf(result).flatMap((side): Panel[] => {
    const rows = result.distributions[`${side}.survivors`];
    const figure = result.summary.metrics[`${side}.survivors`];
    return rows && figure && rows.length > 0 ? [{ side, rows, figure }] : [];
  });
  if (panels.length === 0) return undefined;
  const width = plotWidth(style);
  const bins = integerBins(allRows(panels), mostBars(width));
  const axis = binAxis(bins, width, 'units left at the end');
  const hasFigures = scaleWidth(bins.length, width) === 0;
  return frameChart(
    {
      name: 'survivors',
      title: finding(result, panels),
      subtitle: sourceLine(result, style, 'share of fights'),
      left: 0,
      right: 0,
      bottom: 40,
      height: panels.length * PANEL_HEIGHT,
      layers: layers(
        panelBars(result, panels, bins, hasFigures),
        panelNames(result, panels, width),
        axis,
        barScale(bins.length, width),
        panels.length,
      ),
    },
    style,
  );
}

function finding(result: SimulationResult, panels: readonly Panel[]): string {
  const parts = panels.map(
    ({ side, figure }) => `${shortName(side, 24)} ${formatMean(figure)} of ${rosterWords(result, side)}`,
  );
  return `Units left on average: ${parts.join(', ')}`;
}

/** The distribution of all sides together, for bars that suit each. */
function allRows(panels: readonly Panel[]): DistributionRow[] {
  const shares = new Map<number, number>();
  for (const { rows } of panels) {
    for (const { value, probability } of rows) {
      shares.set(value, (shares.get(value) ?? 0) + probability / panels.length);
    }
  }
  let cumulative = 0;
  return [...shares]
    .sort(([a], [b]) => a - b)
    .map(([value, probability]) => {
      cumulative += probability;
      return { value, count: 0, probability, cumulative };
    });
}

function panelBars(
  result: SimulationResult,
  panels: readonly Panel[],
  bins: readonly IntegerBin[],
  hasFigures: boolean,
): unknown[] {
  const sides = sidesOf(result);
  const shares = panels.map(({ rows }) => bins.map((bin) => shareIn(rows, bin)));
  const most = shares.flat().reduce((highest, share) => Math.max(highest, share), 0);
  return panels.flatMap(({ side, figure }, panel) =>
    bins.map((bin, i) => {
      const share = shares[panel]?.[i] ?? 0;
      const base = panels.length - 1 - panel;
      const text = share === 0 ? '' : formatSampleShare(share, figure.n);
      return {
        side: plainName(side),
        value: bin.label,
        share,
        base,
        top: base + (share / most) * HIGHEST_BAR,
        figure: hasFigures ? text : '',
        tip: `${plainName(side)}, ${bin.label} left: ${text || 'none seen'}`,
        colour: sideColour(sides, side),
      };
    }),
  );
}

function panelNames(result: SimulationResult, panels: readonly Panel[], width: number): unknown[] {
  const sides = sidesOf(result);
  return panels.map(({ side }, panel) => ({
    side: fitText(plainName(side), width / 2, NAME_SIZE, 'bold'),
    base: panels.length - 1 - panel,
    line: panels.length - 1 - panel + NAME_LINE,
    colour: sideTextColour(sides, side),
  }));
}

function layers(
  bars: unknown[],
  names: unknown[],
  axis: Record<string, unknown>,
  scale: Record<string, unknown>,
  panels: number,
): unknown[] {
  const x = { field: 'value', type: 'ordinal', sort: null, axis, scale };
  const y = (field: string) => ({ field, type: 'quantitative', axis: null, scale: { domain: [0, panels] } });
  const color = { field: 'colour', type: 'nominal', scale: null };
  return [
    {
      data: { values: names },
      mark: { type: 'rule', aria: false, color: GRID_COLOUR },
      encoding: { x: { value: 0 }, x2: { value: 'width' }, y: y('base') },
    },
    {
      data: { values: bars },
      mark: { type: 'bar' },
      encoding: { x, y: y('base'), y2: { field: 'top' }, color, ...TIP },
    },
    {
      data: { values: bars },
      mark: textMark({ dy: -9 }),
      encoding: { x, y: y('top'), text: { field: 'figure', type: 'nominal' } },
    },
    {
      data: { values: names },
      mark: textMark({ align: 'left', fontSize: NAME_SIZE, fontWeight: 'bold' }),
      encoding: { x: { value: 0 }, y: y('line'), text: { field: 'side', type: 'nominal' }, color },
    },
  ];
}
