import type { GridFigure, GridPoint, OddsGrid } from '../../sim/odds/odds-grid.ts';
import { metricWords } from '../metric-words.ts';
import { plainName } from '../plain-name.ts';

/** Keys that hold what is named below them: a label does without. */
const CONTAINERS = /^(rules|sides|contestants|links|team)\.(?=.)/;

/**
 * What a path is called in tables and charts: `actor.rating.value` is `actor rating`,
 * `rules.successStep` is `success step`.
 */
export function axisLabel(path: string): string {
  const bare = path
    .replace(CONTAINERS, '')
    .replace(/(?<=.)\.value$/, '')
    .replaceAll(/"/g, '');
  return metricWords(bare.replaceAll('.', ' '));
}

/** What the table shows: `success`, `mean successes`. */
export function figureLabel({ type, name }: GridFigure): string {
  return type === 'outcome' ? plainName(name) : `mean ${metricWords(name)}`;
}

/** As `expect` and CSV name it: `outcome.success`, `successes`. */
export function figureKey({ type, name }: GridFigure): string {
  return type === 'outcome' ? `outcome.${name}` : name;
}

/**
 * A point's figure as tables show it: a chance in percent with one decimal, `< 0.1%` and `> 99.9%` where
 * that would say 0% or 100% of what is not certain; a mean with two decimals.
 */
export function cellText({ figure }: Pick<OddsGrid, 'figure'>, { shown, result }: GridPoint, decimals = 1): string {
  if (figure.type === 'metric') return withoutMinusZero(shown.toFixed(decimals + 1));
  const isCertain = result.leftOut === 0 && (shown <= 0 || shown >= 1);
  const text = (100 * shown).toFixed(isCertain ? 0 : decimals);
  const least = 10 ** -decimals;
  if (!isCertain && Number(text) <= 0) return `< ${least.toFixed(decimals)}%`;
  if (!isCertain && Number(text) >= 100) return `> ${(100 - least).toFixed(decimals)}%`;
  return `${withoutMinusZero(text)}%`;
}

/** `success 51.2%: target 12, actor rating 3` */
export function pointTip(grid: OddsGrid, point: GridPoint): string {
  const place = grid.axes.map(({ path }, i) => `${axisLabel(path)} ${plainName(point.values[i] ?? '')}`);
  return `${figureLabel(grid.figure)} ${cellText(grid, point)}: ${place.join(', ')}`;
}

/** A value of an axis as a number, where it is one. */
export function axisValue(text: string): number | string {
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function withoutMinusZero(text: string): string {
  return Number(text) === 0 ? text.replace('-', '') : text;
}
