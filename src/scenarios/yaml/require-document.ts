import { ScenarioError } from '../../engine/core/errors.ts';
import { fieldOf } from '../data/tree.ts';
import type { SourceTree } from './source-tree.ts';

/** A key that only one of the two kinds of files has, and what to say where the other is expected. */
const DOCUMENTS = {
  scenario: { key: 'system', got: (file: string) => `expected a book, got a scenario: evenodds run ${file} plays it` },
  book: { key: 'charts', got: (file: string) => `expected a scenario, got a book: evenodds book ${file} draws it` },
} as const;

/** Code of the only problem of a book that is read as a scenario. */
export const BOOK_CODE = 'is-book';

/**
 * Tells scenarios and books apart.
 *
 * @param file its name in problems
 * @throws ScenarioError where the file is the other of the two
 */
export function requireDocument(source: SourceTree, file: string, expected: 'scenario' | 'book'): void {
  const other = expected === 'scenario' ? 'book' : 'scenario';
  const has = (kind: keyof typeof DOCUMENTS) => fieldOf(source.data, DOCUMENTS[kind].key) !== undefined;
  if (has(expected) || !has(other)) return;
  const { key, got } = DOCUMENTS[other];
  const { line, column } = source.locate([key], true);
  const code = other === 'book' ? BOOK_CODE : 'is-scenario';
  throw new ScenarioError([{ code, file, line, column, path: '', message: got(file) }]);
}
