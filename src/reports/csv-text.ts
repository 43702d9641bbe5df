import { stringify } from 'csv-stringify/sync';

type Cell = string | number | null;

/**
 * A table as CSV: RFC 4180 (CRLF), with a header; numbers as the shortest text that reads back the same,
 * an empty cell for null.
 */
export function csvText(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const safe = [header, ...rows].map((row) => row.map((cell) => (typeof cell === 'string' ? inertText(cell) : cell)));
  return stringify(safe, { record_delimiter: 'windows' });
}

/**
 * A text that a spreadsheet takes for a formula gets an apostrophe in front (OWASP, CSV injection).
 * Numbers are not touched: −1 stays −1.
 */
function inertText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
