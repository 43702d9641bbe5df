import type { Figure } from '../../sim/pairs/figures.ts';
import type { SweepResult, SweptFigure, SweptPoint } from '../../sim/sweep/sweep-result.ts';
import { decidingDecimals } from '../deciding-decimals.ts';
import { plainDigits } from '../exact-beside.ts';
import { formatRate, formatShareTo } from '../format-rate.ts';
import { metricWords } from '../metric-words.ts';
import { formatExactIn } from '../odds/format-chance.ts';
import { axisLabel, axisValue } from '../odds-grid/grid-words.ts';
import { openInterval } from '../open-interval.ts';
import type { DifferenceUnit } from '../pairs/format-difference.ts';
import { plainName, shortName } from '../plain-name.ts';
import { supportedDecimals } from '../supported-decimals.ts';

const MOST_DECIMALS = 3;
const MOST_VALUE = 16;
/** Choices that are listed. */
const MOST_CHOICES = 4;

/** A value that a figure is wanted to have. */
export interface SweepTarget {
  /** As the figure's metric. */
  readonly metric: string;
  readonly value: number;
}

export function unitOf({ quantity }: Figure): DifferenceUnit {
  return quantity.type === 'outcome' || quantity.type === 'probability' ? 'rate' : 'mean';
}

/** What a figure is called: `players`, `mean rounds`, `rounds p90`, `P(rounds <= 5)`. */
export function sweptLabel({ metric, quantity }: Figure): string {
  if (quantity.type === 'outcome') return plainName(quantity.label);
  if (quantity.type === 'probability') return plainName(metric);
  return quantity.type === 'mean' ? `mean ${metricWords(metric)}` : metricWords(metric).replace(': ', ' ');
}

/** A figure with no more digits than its interval supports. */
export function formatEstimate({ estimate, low, high }: SweptFigure, figure: Figure): string {
  if (unitOf(figure) === 'rate') return formatRate({ count: 0, rate: estimate, low, high });
  return formatMeanValue(estimate, (high - low) / 2);
}

/** What is known of a figure: the exact one where there is one. */
export function knownValue({ estimate, exact }: SweptFigure): number {
  return exact ?? estimate;
}

/** The same as text: exact, or with no more digits than its interval supports. */
export function formatKnown(swept: SweptFigure, figure: Figure): string {
  return swept.exact === undefined ? formatEstimate(swept, figure) : formatExactIn(unitOf(figure), swept.exact);
}

/**
 * Its interval, `62.9% to 63.5%`, `at least 14`; empty where no two trials differed, so that there is none.
 *
 * @param bounds between which, or beyond which, it is seen to lie
 */
export function formatBand({ low, high }: SweptFigure, figure: Figure, bounds: readonly number[] = []): string {
  if (low === high) return '';
  const open = openInterval(low, high);
  if (open !== undefined) return open;
  const isRate = unitOf(figure) === 'rate';
  const [from = 0, to = 0, ...scaled] = [low, high, ...bounds].map((value) => (isRate ? 100 * value : value));
  const decimals = decidingDecimals([from, to], scaled, supportedDecimals((to - from) / 2, MOST_DECIMALS));
  return [low, high].map((end) => (isRate ? formatShareTo(clear(end), decimals) : end.toFixed(decimals))).join(' to ');
}

/** A value that a figure may have, as it is asked for: `50%`, `12`. */
export function formatTarget(value: number, figure: Figure): string {
  return unitOf(figure) === 'rate' ? `${plainDigits(100 * value, 6)}%` : String(value);
}

/**
 * What a sweep found of a figure, exactly where that is known: `players from 92.4% (Trooper shoot 2) to 31.0% (Trooper shoot 5)`.
 *
 * @param index of the figure
 */
export function sweepHeadline(result: SweepResult, index: number, target: SweepTarget | undefined): string {
  const figure = result.figures[index] as Figure;
  const at = (point: SweptPoint) => point.figures[index] as SweptFigure;
  const { least, most } = extremesOf(result.points, (point) => knownValue(at(point)));
  const text = (point: SweptPoint) => formatKnown(at(point), figure).replace(' ', '\u00a0');
  const name = sweptLabel(figure);
  if (knownValue(at(least)) === knownValue(at(most))) return `${name}: ${text(least)} throughout`;
  const range = `${name} from ${text(least)} (${placeOf(result, least)}) to ${text(most)} (${placeOf(result, most)})`;
  return range + targetWords(result, index, target);
}

function targetWords(result: SweepResult, index: number, target: SweepTarget | undefined): string {
  const figure = result.figures[index] as Figure;
  if (target === undefined || target.metric !== figure.metric) return '';
  const wanted = formatTarget(target.value, figure);
  const side = (point: SweptPoint | undefined) =>
    Math.sign(knownValue(point?.figures[index] as SweptFigure) - target.value);
  const { points, axes } = result;
  const isOrdered = points.every(({ values: [value = ''] }) => typeof axisValue(value) === 'number');
  if (axes.length === 1 && !isOrdered) {
    const reached = points
      .filter((point) => side(point) >= 0)
      .map(({ values }) => shortName(values[0] ?? '', MOST_VALUE));
    if (reached.length === 0) return `; ${wanted} nowhere`;
    const where = reached.length > MOST_CHOICES ? `${reached.length} of ${points.length}` : reached.join(', ');
    return `; ${wanted} or more at ${where}`;
  }
  const meets = points.find((point) => side(point) === 0);
  if (meets !== undefined) return `; ${wanted} at ${placeOf(result, meets)}`;
  const crosses = points.findIndex((point, i) => i > 0 && side(point) !== side(points[i - 1]));
  if (crosses < 0) return `; ${wanted} nowhere`;
  if (axes.length > 1) return '';
  return `; ${wanted} between ${points[crosses - 1]?.values[0]} and ${points[crosses]?.values[0]}`;
}

/** `Trooper shoot 3, waves 4` */
function placeOf({ axes }: SweepResult, { values }: SweptPoint): string {
  return axes
    .map(({ path }, i) => `${shortName(sweptAxisLabel(path), 24)} ${shortName(values[i] ?? '', MOST_VALUE)}`)
    .join(', ');
}

/** What an axis is called: of a unit's skill the unit and the skill, `Trooper shoot`. */
export function sweptAxisLabel(path: string): string {
  return axisLabel(lastNames(path));
}

/** The names of a path that tell most. */
export function lastNames(path: string): string {
  return path.replace(/^sides\.[^.]+\.units\./, '').replace(/\.(?:skills|attributes|abilities)\./, '.');
}

function extremesOf(points: readonly SweptPoint[], figureOf: (point: SweptPoint) => number) {
  const by = (isBetter: (a: number, b: number) => boolean) =>
    points.reduce((best, point) => (isBetter(figureOf(point), figureOf(best)) ? point : best));
  return { least: by((a, b) => a < b), most: by((a, b) => a > b) };
}

function formatMeanValue(value: number, half: number): string {
  return half > 0
    ? value.toFixed(supportedDecimals(half, MOST_DECIMALS))
    : String(Number(value.toFixed(MOST_DECIMALS)));
}

/** An end of an interval at 0 or 1 is that, and no rate that was never seen. */
function clear(end: number): number {
  return Math.min(1 - 1e-9, Math.max(1e-9, end));
}
