/** A column of a text table; the first is aligned left, the others as they say. */
export interface TextColumn {
  readonly title: string;
  readonly align: 'left' | 'right';
}

/**
 * Lays out rows of plain text in columns two spaces apart, a title line first; columns without a
 * single filled cell are left out.
 *
 * @returns lines without trailing spaces
 */
export function textTable(columns: readonly TextColumn[], rows: readonly (readonly string[])[]): string[] {
  const shown = columns
    .map((column, index) => ({ ...column, index }))
    .filter(({ index }) => index === 0 || rows.some((row) => row[index]));
  const widths = shown.map(({ title, index }) =>
    Math.max(textLength(title), ...rows.map((row) => textLength(row[index] ?? ''))),
  );
  const line = (cell: (column: (typeof shown)[number]) => string) =>
    shown
      .map((column, i) => pad(cell(column), widths[i] as number, column.align))
      .join('  ')
      .trimEnd();
  return [line(({ title }) => title), ...rows.map((row) => line(({ index }) => row[index] ?? ''))];
}

/** Characters of a text, as a terminal counts them where each is one cell wide. */
export function textLength(text: string): number {
  return [...text].length;
}

function pad(text: string, width: number, align: 'left' | 'right'): string {
  const space = ' '.repeat(Math.max(0, width - textLength(text)));
  return align === 'left' ? text + space : space + text;
}
