import { type Html, html } from './html.ts';

/** A cell: what it reads, and what it is sorted by. */
export interface Cell {
  readonly text: string;
  /** The text itself where it is left out; empty cells stay last. */
  readonly value?: string | number | undefined;
}

export interface Column {
  readonly title: string;
  /** Figures stand right and are sorted from the largest first. */
  readonly isNumber?: boolean;
}

/**
 * A table whose rows are sorted by pressing a heading.
 *
 * @param rows each of as many cells as there are columns; the first names the row
 * @returns undefined where there are no rows
 */
export function sortableTable(
  caption: string,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): Html | undefined {
  if (rows.length === 0) return undefined;
  return html`<div class="scroll"><table><caption>${caption}</caption>
<thead><tr>${columns.map(heading)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell, i) => tableCell(cell, columns[i], i === 0))}</tr>\n`)}</tbody></table></div>
`;
}

function heading({ title, isNumber }: Column): Html {
  const order = isNumber ? 'descending' : 'ascending';
  return html`<th scope="col" data-first="${order}"${classOf(isNumber)}><button type="button">${title}</button></th>`;
}

function tableCell({ text, value = text }: Cell, column: Column | undefined, isName: boolean): Html {
  return isName
    ? html`<th scope="row" data-value="${value}"${classOf(column?.isNumber)}>${text}</th>`
    : html`<td data-value="${value}"${classOf(column?.isNumber)}>${text}</td>`;
}

function classOf(isNumber: boolean | undefined): Html | undefined {
  return isNumber ? html` class="number"` : undefined;
}
