import type { MetricFigure } from '../sim/result.ts';
import { supportedDecimals } from './supported-decimals.ts';

const MOST_DECIMALS = 4;

/** A mean with no more digits than its interval supports: `6.31`. */
export function formatMean(figure: MetricFigure): string {
  return figure.mean.toFixed(decimalsOf(figure));
}

/** The interval of a mean, `6.30 to 6.32`; empty where no two trials differed, so that there is none. */
export function formatMeanInterval(figure: MetricFigure): string {
  if (figure.sd === 0) return '';
  const decimals = decimalsOf(figure);
  return `${withoutMinusZero(figure.low.toFixed(decimals))} to ${withoutMinusZero(figure.high.toFixed(decimals))}`;
}

/** The spread of one trial, with the digits that so many trials support; empty for a single trial. */
export function formatSpread({ sd, n }: MetricFigure): string {
  if (n < 2) return '';
  const digits = n < 50 ? 1 : n < 5000 ? 2 : 3;
  return String(Number(sd.toPrecision(digits)));
}

/**
 * Means a trial of which only the size of the sample is known, such as the damage of units: all with
 * the digits that the largest of them supports, as if its spread were as large as itself.
 *
 * @param means 0 or more
 * @param trials that they are means of, above 0
 */
export function formatSampleMeans(means: readonly number[], trials: number): string[] {
  const largest = means.reduce((most, mean) => Math.max(most, mean), 1 / trials);
  const decimals = supportedDecimals((1.96 * largest) / Math.sqrt(trials), 2);
  return means.map((mean) => mean.toFixed(decimals));
}

function decimalsOf({ low, high, mean }: MetricFigure): number {
  if (high > low) return supportedDecimals((high - low) / 2, MOST_DECIMALS);
  return Number.isInteger(mean) ? 0 : MOST_DECIMALS;
}

function withoutMinusZero(text: string): string {
  return Number(text) === 0 ? text.replace('-', '') : text;
}
