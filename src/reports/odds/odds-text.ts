import type { OddsResult } from '../../sim/odds/odds-result.ts';
import { formatCount } from '../format-count.ts';
import type { TerminalStyle } from '../terminal-summary.ts';
import { textLength } from '../text-table.ts';
import { wrapText } from '../wrap-text.ts';
import { compareTables } from './compare-tables.ts';
import { mainFigure, meanText, modeText, oddsName, sdText } from './odds-names.ts';
import { estimateTable, oddsTable, outcomeTable } from './odds-table.ts';
import { originNotes } from './origin-notes.ts';
import { type RowChoice, thinRows } from './row-choice.ts';

const NARROWEST = 40;

/**
 * Results as text for a terminal: of one its outcomes and the table of each quantity, of several what
 * they come to and their chances side by side.
 *
 * @returns lines joined by `\n`, without one at the end
 */
export function oddsText(results: readonly OddsResult[], choice: RowChoice, style: TerminalStyle): string {
  const width = Math.max(NARROWEST, style.width);
  const paint = (code: number) => (line: string) => (style.colour && line ? `\u001b[${code}m${line}\u001b[0m` : line);
  const [bold, dim] = [paint(1), paint(2)];
  const wrap = (text: string) => wrapText(text, (line) => textLength(line) <= width);
  const [single] = results;
  const isSingle = results.length === 1 && single !== undefined;
  const tables = isSingle ? tablesOf(single, choice) : compareTables(results, choice, width);
  const notes = [...(isSingle && choice === undefined ? restNotes(single) : []), ...originNotes(results)];
  return [
    ...(isSingle ? [wrap(headline(single)).map(bold)] : []),
    ...tables.filter((lines) => lines.length > 0).map(([titles = '', ...rows]) => [dim(titles), ...rows]),
    notes.flatMap(wrap).map(dim),
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function headline(result: OddsResult): string {
  const name = oddsName(result, 200);
  const [metric, figure] = mainFigure(result) ?? [];
  if (metric === undefined || figure === undefined) return name;
  const quantity = metric === 'total' ? '' : `${metric} `;
  return `${name}: ${quantity}mean ${meanText(result, metric, figure)}, sd ${sdText(result, figure)}, mode ${modeText(figure)}`;
}

function tablesOf(result: OddsResult, choice: RowChoice): string[][] {
  const tables = Object.entries(result.figures).map(([metric, figure]) => {
    const rows = choice === undefined ? thinRows(figure.rows) : choice(result, figure);
    const title = metric === 'total' ? 'value' : metric;
    return result.estimate === undefined ? oddsTable(figure, rows, title) : estimateTable(rows, result.estimate, title);
  });
  return [outcomeTable(result), ...tables];
}

/** That rows were left out, and how to see them. */
function restNotes({ figures }: OddsResult): string[] {
  return Object.values(figures).flatMap(({ rows }) => {
    const shown = thinRows(rows).length;
    if (shown === rows.length) return [];
    return `${formatCount(shown)} of ${formatCount(rows.length)} values; --at-least A..B chooses, --csv writes all.`;
  });
}
