import { textMark } from './chart-frame.ts';
import { FAINT_TEXT_COLOUR } from './palette.ts';

/** Above the cells: what the columns are, and their values. */
export const HEADER_HEIGHT = 44;
export const LABEL_GAP = 10;
/** Widest label of a row. */
export const MOST_LABEL = 150;
/** Smallest text of a cell. */
export const LEAST_SIZE = 9;

/** What stands around the cells of a heat map. */
interface HeatHeaders {
  /** Data of the columns and the rows, each with its `text`, and the encodings that place them. */
  readonly columns: readonly object[];
  readonly rows: readonly object[];
  readonly x: object;
  readonly y: object;
  readonly titles: { readonly across: string; readonly down: string };
}

/** The values and titles of both parameters: above the columns, and left of the rows. */
export function headerLayers({ columns, rows, x, y, titles }: HeatHeaders): unknown[] {
  const text = { field: 'text', type: 'nominal' };
  const title = (said: string, align: string, at: unknown, line: number) => ({
    data: { values: [{}] },
    mark: textMark({ text: said, align, color: FAINT_TEXT_COLOUR }),
    encoding: { x: { value: at }, y: { value: line } },
  });
  const valuesLine = HEADER_HEIGHT - 12;
  return [
    { data: { values: columns }, mark: textMark({}), encoding: { x, y: { value: valuesLine }, text } },
    { data: { values: rows }, mark: textMark({ align: 'right' }), encoding: { x: { value: -LABEL_GAP }, y, text } },
    title(titles.across, 'center', { expr: 'width / 2' }, 10),
    title(titles.down, 'right', -LABEL_GAP, valuesLine),
  ];
}

/**
 * How dark each cell is, 0 to 1.
 *
 * @param isRate whether values are chances, which are as dark as they are likely; others are spread from the
 *   least to the greatest
 */
export function sharesOf(values: readonly number[], isRate: boolean): readonly number[] {
  if (isRate) return values;
  const least = values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  return values.map((value) => (most > least ? (value - least) / (most - least) : 0.5));
}
