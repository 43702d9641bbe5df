import type { OddsGrid } from '../../sim/odds/odds-grid.ts';
import { csvText } from '../csv-text.ts';
import { axisValue, figureKey } from './grid-words.ts';

/** A table of odds as tidy CSV: a row a point, with a column for each path, and the figure in full precision. */
export function gridCsv({ axes, figure, points }: OddsGrid): string {
  return csvText(
    [...axes.map(({ path }) => path), figureKey(figure)],
    points.map(({ values, shown }) => [...values.map(axisValue), shown]),
  );
}
