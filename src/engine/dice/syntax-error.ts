import { UsageError } from '../core/errors.ts';

/** Characters of the expression that a message shows on either side of the fault. */
const SHOWN_BESIDE = 34;

/**
 * The error for an expression that cannot be read: the column, what is wrong, and the place marked below
 * the expression.
 *
 * @param characters of the whole expression
 * @param column from 1, to one after the last
 */
export function diceSyntaxError(characters: readonly string[], column: number, message: string): UsageError {
  const at = column - 1;
  const start = Math.max(0, at - SHOWN_BESIDE);
  const end = Math.min(characters.length, at + SHOWN_BESIDE);
  const before = start > 0 ? '…' : '';
  const shown = characters.slice(start, end).map((character) => (isPlain(character) ? character : ' '));
  const line = `  ${before}${shown.join('')}${end < characters.length ? '…' : ''}`;
  const caret = `  ${' '.repeat(before.length + at - start)}^`;
  return new UsageError(`column ${column}: ${message}\n${line}\n${caret}`);
}

/** Whether a character may be shown: no control or format character, no other space. */
function isPlain(character: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(character);
}
