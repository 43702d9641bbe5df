import { formatProblem, ScenarioError, type ScenarioProblem, UsageError } from '../../engine/core/errors.ts';
import type { BookChart } from '../../scenarios/book/book-schema.ts';
import { type Book, loadBook } from '../../scenarios/book/load-book.ts';
import { MOST_SWEPT_POINTS, readAxes } from '../read-axes.ts';
import { makeChart } from './make-chart.ts';

/**
 * Checks a book, the scenarios that it names and what it asks for of them; nothing is drawn.
 *
 * @returns every problem; those of a scenario stand under the charts that name it
 */
export async function bookProblems(file: string): Promise<ScenarioProblem[]> {
  try {
    const book = loadBook(file);
    return await chartProblems(book, book.charts);
  } catch (error) {
    if (error instanceof ScenarioError) return [...error.problems];
    throw error;
  }
}

/** Every problem of charts of a book, which are made of as little as shows whether they can be made. */
export async function chartProblems({ file, folder }: Book, charts: readonly BookChart[]): Promise<ScenarioProblem[]> {
  const problems: ScenarioProblem[] = [];
  for (const entry of charts) {
    const at = { code: 'chart', file, path: `charts.${entry.name}` };
    for (const message of await messagesOf(entry, folder)) problems.push({ ...at, message });
  }
  return problems;
}

async function messagesOf(entry: BookChart, folder: string): Promise<string[]> {
  try {
    await makeChart(brief(entry), folder);
    return [];
  } catch (error) {
    if (error instanceof ScenarioError) return error.problems.map(formatProblem);
    if (error instanceof UsageError) return [error.message];
    throw error;
  }
}

/** A chart of one trial a point, and of parameters at their first and last values. */
function brief({ table, odds, run, sweep, ...entry }: BookChart): BookChart {
  return {
    ...entry,
    ...(odds && { odds }),
    ...(run && { run: { ...run, trials: 1 } }),
    ...(table && { table: { ...table, vary: ends(table.vary) } }),
    ...(sweep && { sweep: { ...sweep, trials: 1, vary: ends(sweep.vary) } }),
  };
}

function ends(vary: readonly string[]): string[] {
  return readAxes(vary, MOST_SWEPT_POINTS).map(({ path, values }) => {
    const [first, last] = [values[0], values.at(-1)];
    return `${path}=${first === last ? first : `${first},${last}`}`;
  });
}
