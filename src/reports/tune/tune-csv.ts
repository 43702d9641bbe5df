import { csvText } from '../csv-text.ts';
import { axisValue } from '../odds-grid/grid-words.ts';
import type { TuneReport } from './tune-report.ts';

/** `tune.csv`: a row for each value that was played. */
export function tuneTables({ paths, rows }: TuneReport): Record<string, string> {
  const cells = rows.flatMap(({ at, result }) =>
    result.points.map(({ value, estimate, low, high, trials }) => [
      axisValue(value),
      ...(at === undefined ? [] : [axisValue(at)]),
      estimate,
      Number.isFinite(low) ? low : null,
      Number.isFinite(high) ? high : null,
      trials,
    ]),
  );
  return { 'tune.csv': csvText([...paths, 'estimate', 'low', 'high', 'trials'], cells) };
}
