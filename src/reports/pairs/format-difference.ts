import type { Difference } from '../../sim/pairs/difference.ts';
import { formatShare } from '../format-rate.ts';
import { supportedDecimals } from '../supported-decimals.ts';

const MOST_DECIMALS = 3;

/** What a difference is of: rates are in percent and their differences in points, means in their own unit. */
export type DifferenceUnit = 'rate' | 'mean';

/** A difference with its sign, and no more digits than its interval supports: `+3.1`, `-0.42`; `none` where no trial differed. */
export function formatDifference(figure: Difference, unit: DifferenceUnit): string {
  return figure.differing === 0 ? 'none' : signed(figure.difference, figure, unit);
}

/** Its interval, `+2.9 to +3.3`. */
export function formatDifferenceInterval(figure: Difference, unit: DifferenceUnit): string {
  return `${signed(figure.low, figure, unit)} to ${signed(figure.high, figure, unit)}`;
}

/** Whether the interval leaves out 0: the two differ. */
export function isDifferent({ low, high }: Difference): boolean {
  return low > 0 || high < 0;
}

/** The size of a difference without its sign: `3.1`. */
export function formatSize(figure: Difference, unit: DifferenceUnit): string {
  return Math.abs(scaled(figure.difference, unit)).toFixed(decimalsOf(figure, unit));
}

/** How large a difference may be that was not found, rounded up: `0.2`. */
export function formatMost(figure: Difference, unit: DifferenceUnit): string {
  const decimals = decimalsOf(figure, unit);
  const most = scaled(Math.max(Math.abs(figure.low), Math.abs(figure.high)), unit);
  return (Math.ceil(most * 10 ** decimals - 1e-9) / 10 ** decimals).toFixed(decimals);
}

/** Both ends of an interval without their signs, the smaller first: `2.9 to 3.3`. */
export function formatSizeInterval(figure: Difference, unit: DifferenceUnit): string {
  const sizes = [figure.low, figure.high].map((end) => Math.abs(scaled(end, unit))).sort((a, b) => a - b);
  return sizes.map((size) => size.toFixed(decimalsOf(figure, unit))).join(' to ');
}

/** A rate or mean of one side, with the digits that the difference supports. */
export function formatSide(value: number, figure: Difference, unit: DifferenceUnit): string {
  if (unit === 'rate') return formatShare(value, halfWidth(figure));
  return value.toFixed(supportedDecimals(halfWidth(figure), MOST_DECIMALS));
}

/** How much of the variance of unpaired runs pairing saved: `79%`; empty where nothing varied. */
export function formatSaved({ varianceSaved }: Difference): string {
  if (varianceSaved === null) return '';
  const percent = 100 * varianceSaved;
  if (percent > 99.5 && varianceSaved < 1) return '> 99%';
  return `${percent.toFixed(0).replace(/^-0$/, '0')}%`;
}

function signed(value: number, figure: Difference, unit: DifferenceUnit): string {
  const text = scaled(value, unit).toFixed(decimalsOf(figure, unit));
  if (Number(text) === 0) return text.replace('-', '');
  return value > 0 ? `+${text}` : text;
}

function scaled(value: number, unit: DifferenceUnit): number {
  return unit === 'rate' ? 100 * value : value;
}

function decimalsOf(figure: Difference, unit: DifferenceUnit): number {
  return supportedDecimals(scaled(halfWidth(figure), unit), MOST_DECIMALS);
}

function halfWidth({ low, high }: Difference): number {
  return (high - low) / 2;
}
