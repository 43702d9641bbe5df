import type { DistributionRow, MetricFigure, SimulationResult } from '../../sim/result.ts';
import { formatMean } from '../format-mean.ts';
import { formatSampleShare } from '../format-rate.ts';
import { plainName, shortName } from '../plain-name.ts';
import { rosterSize, sidesOf } from '../sides-of.ts';
import { barScale, binAxis } from './bin-axis.ts';
import type { Chart } from './chart.ts';
import { CHART_MARGIN, CHART_WIDTH, frameChart, sourceLine, textMark } from './chart-frame.ts';
import { type IntegerBin, integerBins, shareIn } from './integer-bins.ts';
import { GRID_COLOUR, sideColour, sideTextColour } from './palette.ts';
import { fitText } from './text-width.ts';

const WIDTH = CHART_WIDTH - 2 * CHART_MARGIN;
const MOST_BARS = 40;
const MOST_FIGURES = 14;
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
export function survivorsChart(result: SimulationResult): Chart | undefined {
  const panels = sidesOf(result).flatMap((side): Panel[] => {
    const rows = result.distributions[`${side}.survivors`];
    const figure = result.summary.metrics[`${side}.survivors`];
    return rows && figure && rows.length > 0 ? [{ side, rows, figure }] : [];
  });
  if (panels.length === 0) return undefined;
  const bins = integerBins(allRows(panels), MOST_BARS);
  const axis = binAxis(bins, WIDTH, 'units left at the end');
  return {
    name: 'survivors',
    spec: frameChart({
      title: finding(result, panels),
      subtitle: sourceLine(result, 'share of fights'),
      left: 0,
      right: 0,
      bottom: 40,
      height: panels.length * PANEL_HEIGHT,
      layers: layers(
        panelBars(result, panels, bins),
        panelNames(result, panels),
        axis,
        barScale(bins.length, WIDTH),
        panels.length,
      ),
    }),
  };
}

function finding(result: SimulationResult, panels: readonly Panel[]): string {
  const parts = panels.map(
    ({ side, figure }) => `${shortName(side, 24)} ${formatMean(figure)} of ${rosterSize(result, side)}`,
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

function panelBars(result: SimulationResult, panels: readonly Panel[], bins: readonly IntegerBin[]): unknown[] {
  const sides = sidesOf(result);
  const shares = panels.map(({ rows }) => bins.map((bin) => shareIn(rows, bin)));
  const most = shares.flat().reduce((highest, share) => Math.max(highest, share), 0);
  return panels.flatMap(({ side, figure }, panel) =>
    bins.map((bin, i) => {
      const share = shares[panel]?.[i] ?? 0;
      const base = panels.length - 1 - panel;
      return {
        side: plainName(side),
        value: bin.label,
        share,
        base,
        top: base + (share / most) * HIGHEST_BAR,
        figure: share === 0 || bins.length > MOST_FIGURES ? '' : formatSampleShare(share, figure.n),
        colour: sideColour(sides, side),
      };
    }),
  );
}

function panelNames(result: SimulationResult, panels: readonly Panel[]): unknown[] {
  const sides = sidesOf(result);
  return panels.map(({ side }, panel) => ({
    side: fitText(plainName(side), WIDTH / 2, NAME_SIZE, 'bold'),
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
      mark: { type: 'rule', color: GRID_COLOUR },
      encoding: { x: { value: 0 }, x2: { value: 'width' }, y: y('base') },
    },
    { data: { values: bars }, mark: { type: 'bar' }, encoding: { x, y: y('base'), y2: { field: 'top' }, color } },
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
