import { UsageError } from '../../engine/core/errors.ts';
import { parsePath, splitAssignment } from '../data/scenario-path.ts';

/** A place in a scenario file and the values that it is to take, one after the other. */
export interface Varied {
  readonly path: string;
  /** Each as `--set` reads it: at least one, none twice. */
  readonly values: readonly string[];
}

const RANGE = /^([-−]?\d+(?:\.\d+)?)\.\.([-−]?\d+(?:\.\d+)?)(?::(\d+(?:\.\d+)?))?$/;

/**
 * Reads `--vary PATH=A..B`, `PATH=A..B:STEP` or `PATH=a,b,c`. A range has A, A + STEP … as far as B; its
 * step is 1 if left out. Values of a list may hold commas in quotes and brackets.
 *
 * @param most values
 * @throws UsageError where it is not of this form, a value stands twice, or there are too many
 */
export function parseVary(text: string, most: number): Varied {
  const { path, value } = splitAssignment(
    text,
    `--vary ${text}: expected PATH=A..B, PATH=A..B:STEP or PATH=a,b,c, such as actor.rating.value=0..10`,
  );
  parsePath(path);
  const values = value.includes('..') ? rangeValues(text, value.trim(), most) : listValues(text, value, most);
  return { path, values };
}

function rangeValues(text: string, range: string, most: number): string[] {
  const [, ...ends] = RANGE.exec(range) ?? [];
  const [from, to, step = '1'] = ends.map((end) => end?.replace('−', '-'));
  if (from === undefined || to === undefined) throw malformed(text, range);
  // Counted in units of the last decimal, so that 0..1:0.1 holds 0.3 and not 0.30000000000000004.
  const decimals = Math.max(decimalsOf(from), decimalsOf(to), decimalsOf(step));
  const [first, last, stride] = [from, to, step].map((end) => scaledInteger(end, decimals)) as [number, number, number];
  if (stride === 0) throw new UsageError(`--vary ${text}: expected a step above 0, got ${step}`);
  if (first > last) throw new UsageError(`--vary ${text}: expected A no more than B, got ${from}..${to}`);
  const count = Math.floor((last - first) / stride) + 1;
  if (!(count <= most)) throw tooMany(text, count, most);
  return Array.from({ length: count }, (_, i) => String(Number(`${first + i * stride}e-${decimals}`)));
}

function listValues(text: string, list: string, most: number): string[] {
  const values = (list.match(/(?:"(?:[^"\\]|\\.)*"|'[^']*'|\[[^\]]*\]|\{[^}]*\}|[^,])+/g) ?? []).map((value) =>
    value.trim(),
  );
  const hasGap = /^\s*(?:,|$)|,\s*(?:,|$)/.test(list);
  if (values.length === 0 || hasGap || values.includes('')) throw malformed(text, list);
  const twice = values.find((value, i) => values.indexOf(value) < i);
  if (twice !== undefined) throw new UsageError(`--vary ${text}: expected each value once, got ${twice} twice`);
  if (values.length > most) throw tooMany(text, values.length, most);
  return values;
}

function malformed(text: string, got: string): UsageError {
  return new UsageError(
    `--vary ${text}: expected a range such as 0..10 or 0..1:0.25, or values such as 3,5,8 after =, got "${got}"`,
  );
}

function tooMany(text: string, count: number, most: number): UsageError {
  const shown = count.toLocaleString('en-US');
  return new UsageError(`--vary ${text}: expected at most ${most.toLocaleString('en-US')} values, got ${shown}`);
}

function decimalsOf(number: string): number {
  return number.split('.')[1]?.length ?? 0;
}

/** A decimal number in units of its last decimal. */
function scaledInteger(number: string, decimals: number): number {
  return Math.round(Number(`${number}e${decimals}`));
}
