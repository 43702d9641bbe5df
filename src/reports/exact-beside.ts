import { decidingDecimals } from './deciding-decimals.ts';

const DIGITS = 5;
/** Of what a percentage lacks to 100. */
const LACK_DIGITS = 2;
/** Decimals that a number deserves by its digits alone, and those that may show the side of a bound. */
const MOST_DECIMALS = 12;
const MOST_DECIDING = 15;

/**
 * An exact number with five digits, or as many as show on which side of each bound it lies: `3.4167`. Never
 * with an exponent.
 */
export function exactNumberBeside(value: number, bounds: readonly number[]): string {
  return trimmed(value.toFixed(decimalsBeside(value, bounds, digitDecimals(value, DIGITS))));
}

/**
 * An exact chance in percent with such digits: `69.375%`. `0%` and `100%` are written of 0 and 1 only; what
 * is too near to them for the digits is given as a bound, `< 0.000000000001%`.
 *
 * @param chance 0 to 1
 * @param bounds 0 to 1
 */
export function exactRateBeside(chance: number, bounds: readonly number[]): string {
  const percent = 100 * chance;
  if (chance === 0 || chance === 1) return `${percent}%`;
  const least = Math.max(digitDecimals(percent, DIGITS), digitDecimals(100 * (1 - chance), LACK_DIGITS));
  const decimals = decimalsBeside(
    percent,
    bounds.map((bound) => 100 * bound),
    least,
  );
  const text = trimmed(percent.toFixed(decimals));
  if (text === '0') return `< ${(10 ** -decimals).toFixed(decimals)}%`;
  if (text === '100') return `> 99.${'9'.repeat(decimals)}%`;
  return `${text}%`;
}

/** A number with so many digits at most, without an exponent: `0.0000001`. */
export function plainDigits(value: number, digits: number): string {
  return value.toLocaleString('en-US', { maximumSignificantDigits: digits, useGrouping: false });
}

function decimalsBeside(value: number, bounds: readonly number[], least: number): number {
  return decidingDecimals([value], bounds, Math.min(MOST_DECIMALS, least), MOST_DECIDING);
}

/** Decimals of a number rounded to so many digits, without zeros at the end. */
function digitDecimals(value: number, digits: number): number {
  return (plainDigits(value, digits).split('.')[1] ?? '').length;
}

function trimmed(text: string): string {
  if (Number(text) === 0) return '0';
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
