import type { GridAxis, OddsGrid } from '../../sim/odds/odds-grid.ts';
import { formatChance, formatExact, formatOneIn } from '../odds/format-chance.ts';
import { originNotes } from '../odds/origin-notes.ts';
import { shortName } from '../plain-name.ts';
import type { TerminalStyle } from '../terminal-summary.ts';
import { textLength, textTable } from '../text-table.ts';
import { wrapText } from '../wrap-text.ts';
import { blockTable } from './block-table.ts';
import { axisLabel, cellText, figureLabel } from './grid-words.ts';

const NARROWEST = 40;
const MOST_NAME = 24;

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
  const blocks =
    rows === undefined
      ? [listLines(grid, columns)]
      : blockTable(
          columns,
          rows,
          grid.points.map((point) => cellText(grid, point)),
          width,
        );
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
  const [across = '', down] = axes.map(({ path }) => shortName(axisLabel(path), MOST_NAME));
  const by = down === undefined ? across : `${across} (across) and ${down} (down)`;
  return `${shortName(name, 60)}: ${figureLabel(figure)} by ${by}`;
}

function listLines({ points, figure }: OddsGrid, { path }: GridAxis): string[] {
  const isChance = figure.type === 'outcome';
  const titles = [axisLabel(path), figureLabel(figure), isChance ? '1 in' : 'sd'];
  return textTable(
    titles.map((title) => ({ title, align: 'right' })),
    points.map(({ values, shown, result }) => [
      shortName(values[0] ?? '', MOST_NAME),
      ...(isChance
        ? [formatChance(shown, result.leftOut === 0), formatOneIn(shown, result.leftOut === 0)]
        : [formatExact(shown), formatExact(result.figures[figure.name]?.sd ?? 0)]),
    ]),
  );
}
