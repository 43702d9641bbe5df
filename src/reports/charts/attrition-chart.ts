import type { AttritionRow, SimulationResult } from '../../sim/result.ts';
import { formatSampleMeans } from '../format-mean.ts';
import { plainName, shortName } from '../plain-name.ts';
import { rosterSize, rosterWords, sidesOf } from '../sides-of.ts';
import type { Chart } from './chart.ts';
import { FONT_SIZE, frameChart, sourceLine, TIP, textMark } from './chart-frame.ts';
import { type ChartStyle, isCompact } from './chart-style.ts';
import { FAINT_TEXT_COLOUR, GRID_COLOUR, sideColour, sideTextColour } from './palette.ts';
import { fitText, textWidth } from './text-width.ts';

const PANEL_HEIGHT = 140;
/** How much of its panel a plot fills; the rest parts it from the one above. */
const PLOT_SHARE = 0.86;
const SCALE_WIDTH = 32;
const MOST_NAME = 150;
const MOST_COMPACT_NAME = 84;
/** The chart ends with the round in which so many fights are over: later the lines are flat. */
const FIGHTS_OVER = 0.99;
/** Of longer fights every second, third … round is drawn. */
const MOST_ROUNDS = 120;

/**
 * How many units each side has standing after each round, from before the first: the mean, and a band
 * from the 10th to the 90th percentile. A panel a side, each with its own scale: in one, bands would
 * hide each other, and four heroes could not be seen beside sixty goblins.
 *
 * @returns undefined where nobody fought
 */
export function attritionChart(result: SimulationResult, style: ChartStyle): Chart | undefined {
  const sides = sidesOf(result);
  const rows = shownRows(result, sides);
  if (rows.length === 0) return undefined;
  const names = sides.map((side) =>
    fitText(plainName(side), isCompact(style) ? MOST_COMPACT_NAME : MOST_NAME, FONT_SIZE, 'bold'),
  );
  const height = (side: string, units: number) =>
    sides.length - 1 - sides.indexOf(side) + (units / mostOf(rows, side)) * PLOT_SHARE;
  return frameChart(
    {
      name: 'attrition',
      title: finding(result, sides),
      subtitle: sourceLine(result, style, 'mean; band: 10th to 90th percentile'),
      left: SCALE_WIDTH,
      right: names.reduce((widest, name) => Math.max(widest, textWidth(name, FONT_SIZE, 'bold')), 0) + 12,
      bottom: 40,
      height: sides.length * PANEL_HEIGHT,
      layers: layers(
        {
          points: rows.map((row) => point(row, sides, height, result.summary.trials)),
          ticks: sides.flatMap((side) =>
            unitTicks(mostOf(rows, side)).map((units) => ({ units, height: height(side, units) })),
          ),
          names: sides.map((side, i) => ({
            name: names[i],
            height: height(side, rows.findLast((row) => row.side === side)?.meanActive ?? 0),
            colour: sideTextColour(sides, side),
          })),
        },
        sides.length,
      ),
    },
    style,
  );
}

interface ChartData {
  readonly points: readonly unknown[];
  readonly ticks: readonly unknown[];
  readonly names: readonly unknown[];
}

/** A row with the heights at which it is drawn in its side's panel. */
function point(
  row: AttritionRow,
  sides: readonly string[],
  height: (side: string, units: number) => number,
  trials: number,
): unknown {
  const [mean] = formatSampleMeans([row.meanActive], trials);
  return {
    ...row,
    side: plainName(row.side),
    mean: height(row.side, row.meanActive),
    low: height(row.side, row.p10),
    high: height(row.side, row.p90),
    tip: `${plainName(row.side)} after round ${row.round}: ${mean} standing (band ${row.p10} to ${row.p90})`,
    colour: sideColour(sides, row.side),
  };
}

/** The top of a side's scale. */
function mostOf(rows: readonly AttritionRow[], side: string): number {
  return rows.reduce((most, row) => (row.side === side ? Math.max(most, row.p90, row.meanActive) : most), 1);
}

/** Whole numbers of units from 0, at most seven. */
function unitTicks(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => most / size <= 6) ?? most;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

function shownRows(result: SimulationResult, sides: readonly string[]): AttritionRow[] {
  if (result.attrition.length === 0) return [];
  const over = result.distributions['rounds']?.find(({ cumulative }) => cumulative >= FIGHTS_OVER)?.value;
  const last = Math.max(1, over ?? Number.POSITIVE_INFINITY);
  const start = sides.map((side) => {
    const units = rosterSize(result, side);
    return { round: 0, side, meanActive: units, p10: units, p90: units };
  });
  const shown = result.attrition.filter(({ round }) => round <= last);
  const every = Math.ceil((shown.at(-1)?.round ?? 1) / MOST_ROUNDS);
  const end = shown.at(-1)?.round;
  return [...start, ...shown.filter(({ round }) => round % every === 0 || round === end)];
}

function finding(result: SimulationResult, sides: readonly string[]): string {
  const median = Math.max(1, result.summary.metrics['rounds']?.median ?? 1);
  const means = sides.map(
    (side) => result.attrition.find((row) => row.side === side && row.round === median)?.meanActive ?? 0,
  );
  const parts = sides.map(
    (side, i) =>
      `${shortName(side, 24)} ${formatSampleMeans([means[i] ?? 0], result.summary.trials)} of ${rosterWords(result, side)}`,
  );
  return `Standing after ${median} ${median === 1 ? 'round' : 'rounds'}: ${parts.join(', ')}`;
}

function layers({ points, ticks, names }: ChartData, panels: number): unknown[] {
  const axis = { title: 'round', titlePadding: 8, tickMinStep: 1, format: 'd' };
  const x = { field: 'round', type: 'quantitative', axis, scale: { nice: false } };
  const y = (field: string) => ({ field, type: 'quantitative', axis: null, scale: { domain: [0, panels] } });
  const color = { field: 'colour', type: 'nominal', scale: null };
  const detail = { field: 'side', type: 'nominal' };
  return [
    {
      data: { values: ticks },
      mark: { type: 'rule', aria: false, color: GRID_COLOUR },
      encoding: { x: { value: 0 }, x2: { value: 'width' }, y: y('height') },
    },
    {
      data: { values: ticks },
      mark: textMark({ align: 'right', color: FAINT_TEXT_COLOUR }),
      encoding: { x: { value: -8 }, y: y('height'), text: { field: 'units', type: 'quantitative' } },
    },
    {
      data: { values: points },
      layer: [
        {
          mark: { type: 'area', aria: false, opacity: 0.2 },
          encoding: { x, y: y('low'), y2: { field: 'high' }, color, detail },
        },
        {
          mark: { type: 'line', aria: false, strokeWidth: 2.5, strokeJoin: 'round' },
          encoding: { x, y: y('mean'), color, detail },
        },
        { mark: { type: 'circle', size: 90, opacity: 0 }, encoding: { x, y: y('mean'), color, ...TIP } },
      ],
    },
    {
      data: { values: names },
      mark: textMark({ align: 'left', fontWeight: 'bold' }),
      encoding: {
        x: { value: { expr: 'width + 8' } },
        y: y('height'),
        text: { field: 'name', type: 'nominal' },
        color,
      },
    },
  ];
}
