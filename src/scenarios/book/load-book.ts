import { basename, dirname, extname } from 'node:path';
import { ScenarioError, type ScenarioProblem } from '../../engine/core/errors.ts';
import type { Fault } from '../data/fault.ts';
import { checkSchema } from '../fields/check-schema.ts';
import { placeFaults } from '../yaml/place-faults.ts';
import { readScenarioText } from '../yaml/read-scenario-text.ts';
import { requireDocument } from '../yaml/require-document.ts';
import { SourceTree } from '../yaml/source-tree.ts';
import { BOOK_KINDS, type BookChart, bookSchema } from './book-schema.ts';

/** A book file, checked. */
export interface Book {
  readonly file: string;
  /** Files that it names are looked for from here. */
  readonly folder: string;
  /** Base name of the file without its ending: the name of its folder of charts. */
  readonly slug: string;
  readonly title: string;
  readonly charts: readonly BookChart[];
  /** Says of faults in its data where they stand in the file. */
  place(faults: readonly Fault[]): readonly ScenarioProblem[];
}

/**
 * Reads a book file, YAML or JSON, and checks it; the scenarios that it names are not read.
 *
 * @throws ScenarioError with every problem of the file, sorted by place
 */
export function loadBook(file: string): Book {
  const source = new SourceTree(readScenarioText(file), file);
  requireDocument(source, file, 'book');
  const { data } = source;
  const parsed = bookSchema.safeParse(data);
  const faults = parsed.success ? faultsBeyondSchema(parsed.data.charts) : checkSchema(bookSchema, data);
  const place = (found: readonly Fault[]) =>
    placeFaults(found, { file, source, set: { data, applied: [], failed: [] } });
  const problems = place(faults);
  if (problems.length > 0 || !parsed.success) throw new ScenarioError(problems);
  const { title, charts } = parsed.data;
  return { file, folder: dirname(file), slug: basename(file, extname(file)), title, charts, place };
}

/** What a schema does not say: each chart is of one kind, and has a name of its own. */
function faultsBeyondSchema(charts: readonly BookChart[]): Fault[] {
  return charts.flatMap((chart, index): Fault[] => {
    const kinds = BOOK_KINDS.filter((kind) => chart[kind] !== undefined);
    const first = charts.findIndex(({ name }) => name === chart.name);
    return [
      ...(kinds.length === 1
        ? []
        : [fault('one-kind', index, `expected one of ${BOOK_KINDS.join(', ')}, got ${kinds.join(' and ') || 'none'}`)]),
      ...(first === index ? [] : [fault('twice', index, `expected another name: ${chart.name} is chart ${first + 1}`)]),
    ];
  });
}

function fault(code: string, index: number, message: string): Fault {
  return { code, path: ['charts', index], message };
}
