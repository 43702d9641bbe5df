import { formatProblem, ScenarioError, type ScenarioProblem, UsageError } from '../../engine/core/errors.ts';
import type { BookChart } from '../../scenarios/book/book-schema.ts';
import { type Book, loadBook } from '../../scenarios/book/load-book.ts';
import { MOST_SWEPT_POINTS, readAxes } from '../read-axes.ts';
import { chartKey } from './chart-key.ts';

/**
 * Checks a book and the scenarios that it names, with what it changes in them; nothing is computed.
 *
 * @returns every problem; those of a scenario stand under the charts that name it
 */
export function bookProblems(file: string): ScenarioProblem[] {
  try {
    const book = loadBook(file);
    return book.charts.flatMap((entry) => chartProblems(entry, book));
  } catch (error) {
    if (error instanceof ScenarioError) return [...error.problems];
    throw error;
  }
}

function chartProblems(entry: BookChart, { file, folder }: Book): ScenarioProblem[] {
  try {
    chartKey(entry, folder);
    readAxes((entry.table ?? entry.sweep)?.vary ?? [], MOST_SWEPT_POINTS);
    return [];
  } catch (error) {
    const at = { code: 'chart', file, path: `charts.${entry.name}` };
    if (error instanceof ScenarioError)
      return error.problems.map((problem) => ({ ...at, message: formatProblem(problem) }));
    if (error instanceof UsageError) return [{ ...at, message: error.message }];
    throw error;
  }
}
