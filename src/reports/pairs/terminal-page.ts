import type { TerminalStyle } from '../terminal-summary.ts';
import { textLength } from '../text-table.ts';
import { wrapText } from '../wrap-text.ts';

const NARROWEST = 40;

/** The parts of a page for the terminal. */
export interface Page {
  /** The answer. */
  readonly headline: string;
  /** What was played. */
  readonly origin: readonly string[];
  /** Lines, a title first; those without a row are left out. */
  readonly tables: readonly (readonly string[])[];
  /** What a reader must know to read the figures right. */
  readonly notes: readonly string[];
}

/** @returns lines joined by `\n`, without one at the end; the answer is bold, what is not a figure dim */
export function terminalPage(style: TerminalStyle, { headline, origin, tables, notes }: Page): string {
  const width = Math.max(NARROWEST, style.width);
  const paint = (code: number) => (line: string) => (style.colour && line ? `\u001b[${code}m${line}\u001b[0m` : line);
  const [bold, dim] = [paint(1), paint(2)];
  const wrap = (text: string) => wrapText(text, (line) => textLength(line) <= width);
  return [
    ...wrap(headline).map(bold),
    ...origin.flatMap(wrap).map(dim),
    ...tables.flatMap(([title = '', ...rows]) => (rows.length > 0 ? ['', dim(title), ...rows] : [])),
    ...(notes.length > 0 ? ['', ...notes.flatMap(wrap).map(dim)] : []),
  ].join('\n');
}
