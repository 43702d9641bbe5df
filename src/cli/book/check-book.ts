import { ScenarioError, type ScenarioProblem } from '../../engine/core/errors.ts';
import { type Book, loadBook } from '../../scenarios/book/load-book.ts';
import { chartFaults } from './check-chart.ts';

/**
 * Checks a book and the scenarios that it names, with what it changes in them; nothing is computed.
 *
 * @returns every problem, where it stands in the book
 */
export function bookProblems(file: string): readonly ScenarioProblem[] {
  try {
    checkedBook(file);
    return [];
  } catch (error) {
    if (error instanceof ScenarioError) return error.problems;
    throw error;
  }
}

/**
 * Reads a book file, and checks all that its charts ask for before anything is computed.
 *
 * @throws ScenarioError with every problem, where it stands in the book
 */
export function checkedBook(file: string): Book {
  const book = loadBook(file);
  const problems = book.place(
    book.charts.flatMap((entry, index) => chartFaults(entry, ['charts', index], book.folder)),
  );
  if (problems.length > 0) throw new ScenarioError(problems);
  return book;
}
