import type { GridAxis, OddsGrid } from '../../sim/odds-grid.ts';
import { formatChance, formatExact, formatOneIn } from '../odds/format-chance.ts';
import { originNotes } from '../odds/origin-notes.ts';
import { plainName, shortName } from '../plain-name.ts';
import type { TerminalStyle } from '../terminal-summary.ts';
import { textLength, textTable } from '../text-table.ts';
import { wrapText } from '../wrap-text.ts';
import { axisLabel, cellText, figureLabel } from './grid-words.ts';

const NARROWEST = 40;
const GAP = 2;

/**
 * A table of odds as text: over one parameter a line a value, over two the first across and the second
 * down, in as many blocks as the width needs.
 *
 * @returns lines joined by `\n`, without one at the end
 */
export function gridText(grid: OddsGrid, style: TerminalStyle): string {
  const width = Math.max(NARROWEST, style.width);
  const paint = (code: number) => (line: string) => (style.colour && line ? `\u001b[${code}m${line}\u001b[0m` : line);
  const [bold, dim] = [paint(1), paint(2)];
  const wrap = (text: string) => wrapText(text, (line) => textLength(line) <= width);
  const [columns, rows] = grid.axes as [GridAxis, GridAxis | undefined];
  const blocks = rows === undefined ? [listLines(grid, columns)] : blockLines(grid, columns, rows, width);
  const titles = rows === undefined ? 1 : 2;
  return [
    wrap(titleOf(grid)).map(bold),
    ...blocks.map((lines) => lines.map((line, i) => (i < titles ? dim(line) : line))),
    originNotes(grid.points.map(({ result }) => result))
      .flatMap(wrap)
      .map(dim),
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function titleOf({ name, axes, figure }: OddsGrid): string {
  const [across = '', down] = axes.map(({ path }) => axisLabel(path));
  const by = down === undefined ? across : `${across} (across) and ${down} (down)`;
  return `${shortName(name, 60)}: ${figureLabel(figure)} by ${by}`;
}

function listLines({ points, figure }: OddsGrid, { path }: GridAxis): string[] {
  const isChance = figure.type === 'outcome';
  const titles = [axisLabel(path), figureLabel(figure), isChance ? '1 in' : 'sd'];
  return textTable(
    titles.map((title) => ({ title, align: 'right' })),
    points.map(({ values, shown, result }) => [
      plainName(values[0] ?? ''),
      ...(isChance
        ? [formatChance(shown, result.leftOut === 0), formatOneIn(shown, result.leftOut === 0)]
        : [formatExact(shown), formatExact(result.figures[figure.name]?.sd ?? 0)]),
    ]),
  );
}

/** Blocks of so many columns as fit beside the names of the rows. */
function blockLines(grid: OddsGrid, columns: GridAxis, rows: GridAxis, width: number): string[][] {
  const names = rows.values.map(plainName);
  const label = axisLabel(rows.path);
  const first = Math.max(textLength(label), ...names.map(textLength));
  const cells = grid.points.map((point) => cellText(grid, point));
  const cell = Math.max(...cells.map(textLength), ...columns.values.map((value) => textLength(plainName(value))));
  const perBlock = Math.max(1, Math.floor((width - first) / (cell + GAP)));
  const blocks: string[][] = [];
  for (let from = 0; from < columns.values.length; from += perBlock) {
    const shown = columns.values.slice(from, from + perBlock);
    const across = `${' '.repeat(first + GAP)}${axisLabel(columns.path)}`;
    const line = (name: string, texts: readonly string[]) =>
      [name.padStart(first), ...texts.map((text) => text.padStart(cell))].join(' '.repeat(GAP));
    const row = (name: string, i: number) => {
      const start = i * columns.values.length + from;
      return line(name, cells.slice(start, start + shown.length));
    };
    blocks.push([across, line(label, shown.map(plainName)), ...names.map(row)]);
  }
  return blocks;
}
