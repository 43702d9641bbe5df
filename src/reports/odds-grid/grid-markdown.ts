import type { GridAxis, OddsGrid } from '../../sim/odds/odds-grid.ts';
import { escapeMarkdown } from '../escape-markdown.ts';
import { axisLabel, cellText, figureLabel } from './grid-words.ts';

/**
 * A table of odds in Markdown: the first parameter across, the second down; over one parameter a line a
 * value.
 *
 * @returns lines, the last with its line break
 */
export function gridMarkdown(grid: OddsGrid): string {
  const [columns, rows] = grid.axes as [GridAxis, GridAxis | undefined];
  const across = rows === undefined ? [figureLabel(grid.figure)] : columns.values;
  const down = (rows ?? columns).values;
  const corner = rows === undefined ? axisLabel(columns.path) : `${axisLabel(rows.path)} \\ ${axisLabel(columns.path)}`;
  const cells = grid.points.map((point) => cellText(grid, point));
  const lines = [
    [corner, ...across],
    [corner, ...across].map(() => '---:'),
    ...down.map((value, i) => [value, ...cells.slice(i * across.length, (i + 1) * across.length)]),
  ];
  return lines.map((line) => `| ${line.map(escapeMarkdown).join(' | ')} |\n`).join('');
}
