import type { RateFigure } from '../sim/result.ts';
import { supportedDecimals } from './supported-decimals.ts';

const MOST_DECIMALS = 3;

/**
 * A simulated rate in percent, with no more digits than its interval supports: `63.2%`. One that was
 * never or always seen is given as its bound, `< 0.3%` or `> 99.7%`: a sample never says 0% or 100%.
 */
export function formatRate(figure: RateFigure): string {
  if (figure.rate === 0) return `< ${boundPercent(figure.high)}%`;
  if (figure.rate === 1) return `> ${fromHundred(boundPercent(1 - figure.low))}%`;
  return formatShare(figure.rate, (figure.high - figure.low) / 2);
}

/** The interval of a rate, `62.9% to 63.5%`; empty where the rate itself is given as a bound. */
export function formatRateInterval({ rate, low, high }: RateFigure): string {
  if (rate === 0 || rate === 1) return '';
  const half = (high - low) / 2;
  return `${formatShare(low, half)} to ${formatShare(high, half)}`;
}

/**
 * A share in percent, with the digits that a half-width supports; what would read 0% or 100% is
 * `< 0.1%` or `> 99.9%`, with as many digits as are supported.
 *
 * @param share 0 to 1
 * @param halfWidth of its interval, 0 to 1
 */
export function formatShare(share: number, halfWidth: number): string {
  return formatShareTo(share, supportedDecimals(100 * halfWidth, MOST_DECIMALS));
}

/** A share in percent with so many decimals; never `0%` or `100%`, as above. */
export function formatShareTo(share: number, decimals: number): string {
  const text = (100 * share).toFixed(decimals);
  const least = (10 ** -decimals).toFixed(decimals);
  if (Number(text) === 0) return `< ${least}%`;
  if (Number(text) === 100) return `> ${fromHundred(least)}%`;
  return `${text}%`;
}

/**
 * A share of which only the size of the sample is known, such as a unit's survival. Its digits are
 * those that the widest interval of so large a sample supports, so that a column has the same for all.
 *
 * @param share 0 to 1
 * @param trials that it is a share of, above 0
 */
export function formatSampleShare(share: number, trials: number): string {
  const bound = 1 - 0.05 ** (1 / trials);
  if (share === 0) return `< ${boundPercent(bound)}%`;
  if (share === 1) return `> ${fromHundred(boundPercent(bound))}%`;
  return formatShare(share, 0.98 / Math.sqrt(trials));
}

/** A confidence or another exact share in percent: `95%`, `99.9%`. */
export function formatPercent(share: number): string {
  return `${Number((100 * share).toPrecision(12))}%`;
}

/** Rounded up to two digits, and never below 0.1. */
function boundPercent(bound: number): string {
  const percent = Math.max(0.1, 100 * bound);
  const decimals = percent < 1 ? 2 : percent < 10 ? 1 : 0;
  const scale = 10 ** decimals;
  return String(Math.min(100, Math.ceil(percent * scale - 1e-9) / scale));
}

function fromHundred(percent: string): string {
  return String(Number((100 - Number(percent)).toFixed(MOST_DECIMALS)));
}
