import type { SimulationResult, UnitFigure } from '../../sim/result.ts';
import { formatSampleMeans } from '../format-mean.ts';
import { formatSampleShare } from '../format-rate.ts';
import { plainName, shortName } from '../plain-name.ts';
import { sidesOf } from '../sides-of.ts';
import type { Chart } from './chart.ts';
import { frameChart, sourceLine, TIP, textMark } from './chart-frame.ts';
import { type ChartStyle, isCompact } from './chart-style.ts';
import { FAINT_TEXT_COLOUR, GRID_COLOUR, TEXT_COLOUR } from './palette.ts';
import { rowHeight } from './row-height.ts';
import { MOST_UNITS, unitLabelLayers, unitLabelsWidth, unitRows } from './unit-rows.ts';

/** Right edges of the columns of figures, in pixels to the right of the bars. */
const COLUMNS = [
  { field: 'survives', title: 'survives', edge: 66 },
  { field: 'kills', title: 'kills', edge: 126 },
  { field: 'attacks', title: 'attacks', edge: 192 },
  { field: 'hitRate', title: 'hit rate', edge: 260 },
] as const;
type Column = (typeof COLUMNS)[number];
const COMPACT_COLUMNS = COLUMNS.slice(0, 1);
const HEADER_HEIGHT = 22;

/**
 * A table of units: how often each survives, as a bar too, and its kills, attacks and hit rate.
 *
 * @returns undefined where nobody fought
 */
export function unitsChart(result: SimulationResult, style: ChartStyle): Chart | undefined {
  const { units } = result.summary;
  if (units.length === 0) return undefined;
  const shown = units.slice(0, MOST_UNITS);
  const rows = unitRows(shown, sidesOf(result), style);
  const figures = unitTexts(shown, result.summary.trials);
  const values = rows.map(({ unit, ...row }) =>
    unit ? { ...row, all: 1, survival: unit.survival, ...figures[shown.indexOf(unit)] } : row,
  );
  const some = shown.length < units.length ? `first ${shown.length} of ${units.length} units` : undefined;
  const columns = isCompact(style) ? COMPACT_COLUMNS : COLUMNS;
  return frameChart(
    {
      name: 'units',
      title: finding(units, result.summary.trials),
      subtitle: sourceLine(result, style, some),
      left: unitLabelsWidth(rows),
      right: columns.at(-1)?.edge ?? 0,
      bottom: 0,
      height: rows.length * rowHeight(rows.length) + HEADER_HEIGHT,
      layers: [{ data: { values }, layer: bodyLayers(columns) }, ...headerLayers(columns)],
    },
    style,
  );
}

function unitTexts(units: readonly UnitFigure[], trials: number): Record<string, string | undefined>[] {
  const means = (figure: 'kills' | 'attacks') =>
    formatSampleMeans(
      units.map((unit) => unit[figure]),
      trials,
    );
  const [kills, attacks] = [means('kills'), means('attacks')];
  return units.map(({ unit, side, survival, hitRate, attacks: attacked }, i) => {
    const survives = formatSampleShare(survival, trials);
    const hits = hitRate === null ? '–' : formatSampleShare(hitRate, attacked * trials);
    const tip = `${plainName(unit)} (${plainName(side)}): survives ${survives}, kills ${kills[i]}, attacks ${attacks[i]}, hits ${hits}`;
    return { survives, kills: kills[i], attacks: attacks[i], hitRate: hits, tip };
  });
}

function finding(units: readonly UnitFigure[], trials: number): string {
  const sorted = [...units].sort((a, b) => a.survival - b.survival);
  const named = (unit: UnitFigure | undefined) =>
    unit ? `${shortName(unit.unit, 24)} (${formatSampleShare(unit.survival, trials)})` : '';
  const [least, most] = [sorted[0], sorted.at(-1)].map((unit) => formatSampleShare(unit?.survival ?? 0, trials));
  if (least === most) return `Every unit survives ${least} of fights`;
  return `Survives least: ${named(sorted[0])}; most: ${named(sorted.at(-1))}`;
}

function bodyLayers(columns: readonly Column[]): unknown[] {
  const scale = { paddingInner: 0.36, paddingOuter: 0.18, range: [HEADER_HEIGHT, { expr: 'height' }] };
  const y = { field: 'row', type: 'ordinal', axis: null, scale };
  const x = (field: string) => ({ field, type: 'quantitative', axis: null, scale: { domain: [0, 1] } });
  const transform = [{ filter: 'isValid(datum.survival)' }];
  return [
    {
      transform,
      mark: { type: 'bar', aria: false, color: GRID_COLOUR },
      encoding: { y, x: x('all') },
    },
    {
      transform,
      mark: { type: 'bar' },
      encoding: { y, x: x('survival'), color: { field: 'colour', type: 'nominal', scale: null }, ...TIP },
    },
    ...columns.map(({ field, edge }) => ({
      transform,
      mark: textMark({ align: 'right', color: TEXT_COLOUR }),
      encoding: { y, x: { value: { expr: `width + ${edge}` } }, text: { field, type: 'nominal' } },
    })),
    ...unitLabelLayers(y),
  ];
}

function headerLayers(columns: readonly Column[]): unknown[] {
  return columns.map(({ title, edge }) => ({
    data: { values: [{}] },
    mark: textMark({ align: 'right', color: FAINT_TEXT_COLOUR, text: title }),
    encoding: { x: { value: { expr: `width + ${edge}` } }, y: { value: HEADER_HEIGHT / 2 } },
  }));
}
