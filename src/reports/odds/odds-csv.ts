import type { OddsResult } from '../../sim/odds/odds-result.ts';
import { csvText } from '../csv-text.ts';
import { chosenRows, type RowChoice } from './row-choice.ts';

/**
 * The chances of results as one tidy table: a row for each outcome, and one for each
 * value of each quantity.
 */
export function oddsCsv(results: readonly OddsResult[], choice: RowChoice): string {
  const rows = results.flatMap((result) => [
    ...Object.entries(result.outcomes).map(([label, chance]) => [result.name, 'outcome', label, chance, '', '']),
    ...Object.entries(result.figures).flatMap(([metric, figure]) =>
      chosenRows(result, figure, choice).map(({ value, probability, atLeast, atMost }) => [
        ...[result.name, metric],
        ...[value, probability, atLeast, atMost],
      ]),
    ),
  ]);
  return csvText(['expression', 'metric', 'value', 'probability', 'atLeast', 'atMost'], rows);
}
