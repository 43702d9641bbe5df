import type { DifferenceUnit } from '../pairs/format-difference.ts';

/** Decimals of a percentage at most; what is nearer to 0% or 100% is given as a bound. */
const MOST_DECIMALS = 6;

/** Names of powers of a thousand, for the N of `1 in N`. */
const LARGE: readonly (readonly [number, string])[] = [
  [1e15, ''],
  [1e12, ' trillion'],
  [1e9, ' billion'],
  [1e6, ' million'],
];

/**
 * An exact chance in percent: two decimals, more where it is so near to 0% or 100% that they would not
 * tell it from them. `0%` and `100%` are written of what is certain only.
 *
 * @param chance 0 to 1
 * @param certain whether a chance of 0 or 1 is just that, and not merely closer than a double can say
 */
export function formatChance(chance: number, certain: boolean): string {
  const lack = Math.max(0, Math.min(chance, 1 - chance));
  if (lack === 0 && certain) return chance > 0.5 ? '100%' : '0%';
  const decimals = 100 * lack >= 1 ? 2 : Math.min(MOST_DECIMALS, Math.max(2, 1 - Math.floor(Math.log10(100 * lack))));
  const text = halvesUp(100 * chance).toFixed(decimals);
  if (Number(text) === 0) return `< ${(10 ** -decimals).toFixed(decimals)}%`;
  if (Number(text) === 100) return `> ${(100 - 10 ** -decimals).toFixed(decimals)}%`;
  return `${text}%`;
}

/**
 * An exact chance as the N of "1 in N": `6`, `1.96`, `46,656`, `2.18 million`; `always`, `never`.
 *
 * @param chance 0 to 1
 * @param certain whether a chance of 0 or 1 is just that
 */
export function formatOneIn(chance: number, certain: boolean): string {
  if (chance >= 1) return certain ? 'always' : '1.00';
  if (chance <= 0) return certain ? 'never' : 'over 1e300';
  const count = 1 / chance;
  const nearest = Math.round(count);
  if (Math.abs(count - nearest) < 1e-9 * count && nearest < 1e6) return nearest.toLocaleString('en-US');
  if (count < 1000) return count.toPrecision(3);
  const [unit, name] = LARGE.find(([size]) => count >= size) ?? [1, ''];
  if (unit === 1) return nearest.toLocaleString('en-US');
  return name === '' ? count.toPrecision(2) : `${Number((count / unit).toPrecision(3))}${name}`;
}

/** Away from 0 by more than the rounding of doubles, so that halves round up, and equal chances alike. */
function halvesUp(value: number): number {
  return value * (1 + 1e-13);
}

/**
 * A mean or spread that is known exactly: four decimals at most, without zeros at the end.
 */
export function formatExact(value: number): string {
  return String(Number(halvesUp(value).toFixed(Math.abs(value) < 0.001 ? 9 : 4)) + 0);
}

/**
 * An exact rate or mean as text.
 *
 * @param certain whether a rate of 0 or 1 is just that
 */
export function formatExactIn(unit: DifferenceUnit, value: number, certain = false): string {
  return unit === 'rate' ? formatChance(value, certain) : formatExact(value);
}
