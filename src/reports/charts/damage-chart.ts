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

/** A figure by unit: what it is called, and the words around it. */
interface Work {
  readonly name: 'damage' | 'kills';
  readonly figure: 'damageDealt' | 'kills';
  readonly unit: string;
  readonly shown: string;
  readonly verb: (isOne: boolean) => string;
  readonly nobody: string;
}

const DAMAGE: Work = {
  name: 'damage',
  figure: 'damageDealt',
  unit: 'damage',
  shown: 'mean damage dealt',
  verb: (isOne) => `${isOne ? 'deals' : 'deal'} the most damage`,
  nobody: 'Nobody deals damage',
};
const KILLS: Work = {
  name: 'kills',
  figure: 'kills',
  unit: 'kills',
  shown: 'mean number of enemies taken out',
  verb: (isOne) => `${isOne ? 'takes' : 'take'} out the most enemies`,
  nobody: 'Nobody takes out an enemy',
};

/**
 * Damage dealt by each unit, mean a fight, the most first within its side.
 *
 * @returns undefined where nobody fought
 */
export function damageChart(result: SimulationResult, style: ChartStyle): Chart | undefined {
  return workChart(result, DAMAGE, style);
}

/**
 * Enemies taken out by each unit, mean a fight, the most first within its side.
 *
 * @returns undefined where nobody fought
 */
export function killsChart(result: SimulationResult, style: ChartStyle): Chart | undefined {
  return workChart(result, KILLS, style);
}

function workChart(result: SimulationResult, work: Work, style: ChartStyle): Chart | undefined {
  const { units, trials } = result.summary;
  if (units.length === 0) return undefined;
  const sorted = [...units].sort((a, b) => b[work.figure] - a[work.figure]);
  const shown = sorted.slice(0, MOST_UNITS);
  const figures = formatSampleMeans(figuresOf(shown, work), trials);
  const rows = unitRows(shown, sidesOf(result), style);
  const values = rows.map(({ unit, ...row }) =>
    unit ? { ...row, ...workRow(unit, work, figures[shown.indexOf(unit)] ?? '') } : row,
  );
  const some = shown.length < units.length ? `, ${shown.length} of ${units.length} units` : '';
  return frameChart(
    {
      name: work.name,
      title: finding(sorted, work, trials),
      subtitle: sourceLine(result, style, `${work.shown}${some}`),
      left: unitLabelsWidth(rows),
      right: FIGURES_WIDTH,
      bottom: 0,
      height: rows.length * rowHeight(rows.length),
      layers: [{ data: { values }, layer: layers() }],
    },
    style,
  );
}

function workRow(unit: UnitFigure, { figure, unit: what }: Work, text: string): object {
  const tip = `${plainName(unit.unit)} (${plainName(unit.side)}): ${text} ${what} a fight`;
  return { amount: unit[figure], figure: text, tip };
}

function figuresOf(units: readonly UnitFigure[], { figure }: Work): number[] {
  return units.map((unit) => unit[figure]);
}

function finding(sorted: readonly UnitFigure[], work: Work, trials: number): string {
  const [first, second] = sorted;
  if (first === undefined || first[work.figure] === 0) return work.nobody;
  const texts = formatSampleMeans(figuresOf(sorted, work), trials);
  const name = shortName(first.unit, 28);
  const ties = texts.filter((text) => text === texts[0]).length;
  if (second === undefined || ties === 1) return `${name} ${work.verb(true)}: ${texts[0]} a fight`;
  const others = ties > 2 ? `${ties - 1} others` : shortName(second.unit, 28);
  return `${name} and ${others} ${work.verb(false)}: ${texts[0]} a fight each`;
}

function layers(): unknown[] {
  const y = { field: 'row', type: 'ordinal', axis: null, scale: { paddingInner: 0.3, paddingOuter: 0.15 } };
  const x = { field: 'amount', type: 'quantitative', axis: null, scale: { domainMin: 0, nice: false } };
  const transform = [{ filter: 'isValid(datum.amount)' }];
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
