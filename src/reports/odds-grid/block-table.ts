import type { GridAxis } from '../../sim/odds/odds-grid.ts';
import { shortName } from '../plain-name.ts';
import { shortNames } from '../short-names.ts';
import { textLength } from '../text-table.ts';
import { axisLabel } from './grid-words.ts';

const GAP = 2;
const MOST_NAME = 24;

/**
 * A table over two parameters: blocks of as many columns as fit beside the names of the rows.
 *
 * @param cells row by row
 * @param width in columns of the terminal
 * @returns lines of each block, two of titles first
 */
export function blockTable(columns: GridAxis, rows: GridAxis, cells: readonly string[], width: number): string[][] {
  const names = shortNames([axisLabel(rows.path), ...rows.values], MOST_NAME);
  const count = columns.values.length;
  const titles = shortNames(columns.values, MOST_NAME);
  const texts = titles.map((title, column) => [
    title,
    ...rows.values.map((_, row) => cells[row * count + column] ?? ''),
  ]);
  const first = padded(names);
  const indent = ' '.repeat(textLength(first[0] ?? '') + GAP);
  return inBlocks(texts.map(padded), width - indent.length).map((block) => [
    `${indent}${shortName(axisLabel(columns.path), MOST_NAME)}`,
    ...first.map((name, line) => [name, ...block.map((column) => column[line])].join(' '.repeat(GAP)).trimEnd()),
  ]);
}

/** Texts filled up to the longest, from the left. */
function padded(texts: readonly string[]): string[] {
  const most = texts.reduce((longest, text) => Math.max(longest, textLength(text)), 0);
  return texts.map((text) => ' '.repeat(most - textLength(text)) + text);
}

/** Columns beside each other as far as there is room, one at least. */
function inBlocks(columns: readonly string[][], room: number): string[][][] {
  const blocks: string[][][] = [];
  let left = 0;
  for (const column of columns) {
    const width = textLength(column[0] ?? '') + GAP;
    if (blocks.length === 0 || width > left) {
      blocks.push([]);
      left = room + GAP;
    }
    blocks.at(-1)?.push(column);
    left -= width;
  }
  return blocks;
}
