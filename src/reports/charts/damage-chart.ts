import type { SimulationResult, UnitFigure } from '../../sim/result.ts';
import { formatSampleMeans } from '../format-mean.ts';
import { plainName, shortName } from '../plain-name.ts';
import { sidesOf } from '../sides-of.ts';
import type { Chart } from './chart.ts';
import { frameChart, sourceLine, TIP, textMark } from './chart-frame.ts';
import type { ChartStyle } from './chart-style.ts';
import { rowHeight } from './row-height.ts';
import { MOST_UNITS, unitLabelLayers, unitLabelsWidth, unitRows } from './unit-rows.ts';

const FIGURES_WIDTH = 64;

/**
 * Damage dealt by each unit, mean a fight, the most first within its side.
 *
 * @returns undefined where nobody fought
 */
export function damageChart(result: SimulationResult, style: ChartStyle): Chart | undefined {
  const { units, trials } = result.summary;
  if (units.length === 0) return undefined;
  const sorted = [...units].sort((a, b) => b.damageDealt - a.damageDealt);
  const shown = sorted.slice(0, MOST_UNITS);
  const figures = formatSampleMeans(damageOf(shown), trials);
  const rows = unitRows(shown, sidesOf(result), style);
  const values = rows.map(({ unit, ...row }) =>
    unit ? { ...row, ...damageRow(unit, figures[shown.indexOf(unit)] ?? '') } : row,
  );
  const some = shown.length < units.length ? `, ${shown.length} of ${units.length} units` : '';
  return frameChart(
    {
      name: 'damage',
      title: finding(sorted, trials),
      subtitle: sourceLine(result, style, `mean damage dealt${some}`),
      left: unitLabelsWidth(rows),
      right: FIGURES_WIDTH,
      bottom: 0,
      height: rows.length * rowHeight(rows.length),
      layers: [{ data: { values }, layer: layers() }],
    },
    style,
  );
}

function damageRow({ unit, side, damageDealt }: UnitFigure, figure: string): object {
  return { damage: damageDealt, figure, tip: `${plainName(unit)} (${plainName(side)}): ${figure} damage a fight` };
}

function damageOf(units: readonly UnitFigure[]): number[] {
  return units.map(({ damageDealt }) => damageDealt);
}

function finding(sorted: readonly UnitFigure[], trials: number): string {
  const [first, second] = sorted;
  if (first === undefined || first.damageDealt === 0) return 'Nobody deals damage';
  const texts = formatSampleMeans(damageOf(sorted), trials);
  const name = shortName(first.unit, 28);
  const ties = texts.filter((text) => text === texts[0]).length;
  if (second === undefined || ties === 1) return `${name} deals the most damage: ${texts[0]} a fight`;
  const others = ties > 2 ? `${ties - 1} others` : shortName(second.unit, 28);
  return `${name} and ${others} deal the most damage: ${texts[0]} a fight each`;
}

function layers(): unknown[] {
  const y = { field: 'row', type: 'ordinal', axis: null, scale: { paddingInner: 0.3, paddingOuter: 0.15 } };
  const x = { field: 'damage', type: 'quantitative', axis: null, scale: { domainMin: 0, nice: false } };
  const transform = [{ filter: 'isValid(datum.damage)' }];
  return [
    {
      transform,
      mark: { type: 'bar' },
      encoding: { y, x, color: { field: 'colour', type: 'nominal', scale: null }, ...TIP },
    },
    {
      transform,
      mark: textMark({ align: 'left', dx: 6 }),
      encoding: { y, x, text: { field: 'figure', type: 'nominal' } },
    },
    ...unitLabelLayers(y),
  ];
}
