import { readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { explained, writeWholeFile } from '../../files/write-whole-file.ts';
import { type BookFigure, bookHtml, bookMarkdown } from '../../reports/book/book-pages.ts';
import type { Book } from '../../scenarios/book/load-book.ts';
import type { CommonOptions } from '../command.ts';
import { note, print } from '../console.ts';
import { EXIT, type ExitStatus } from '../exit-status.ts';
import { parseThreads } from '../option-values.ts';
import { requireWritable } from '../output-directory.ts';
import { type BookRecord, type DrawnChart, hashOf, isIntact, readBookRecord, writeBookRecord } from './book-record.ts';
import { chartKey } from './chart-key.ts';
import { checkedBook } from './check-book.ts';
import type { Drawing } from './draw-chart.ts';
import { drawInThreads } from './draw-in-threads.ts';

/** What `book` was given, as the parser read it. */
export interface BookArguments extends CommonOptions {
  readonly file: string;
  readonly out: string;
  readonly threads?: string | undefined;
}

/**
 * Draws the charts of a book to `OUT/NAME/`, those whose figures may have changed, and its pages.
 *
 * @throws UsageError, ScenarioError where the book or what it names is wrong
 * @throws RunError where something cannot be written
 */
export async function makeBook({ file, out, threads, json, quiet }: BookArguments): Promise<ExitStatus> {
  const workers = parseThreads(threads) ?? availableParallelism();
  const book = checkedBook(file);
  const keys = new Map(book.charts.map((entry) => [entry.name, chartKey(entry, book.folder)]));
  await requireWritable(out, [book.slug]);
  const directory = join(out, book.slug);
  const before = await readBookRecord(directory);
  const kept = await unchanged(before, keys, directory);
  const jobs = book.charts.filter(({ name }) => !(name in kept)).map((entry) => ({ entry, folder: book.folder }));
  if (!quiet) note(`${book.slug}: ${book.charts.length} charts, ${jobs.length} to draw`);
  const drawn: Record<string, DrawnChart> = { ...kept };
  try {
    await drawInThreads(jobs, workers, async ({ entry }, drawing) => {
      await writeDrawing(directory, drawing);
      drawn[entry.name] = recordOf(drawing, keys.get(entry.name) ?? '');
      if (!quiet) note(`${book.slug}: ${entry.name}`);
    });
  } finally {
    // What was drawn before a failure need not be drawn again.
    if (Object.keys(drawn).length > 0) await writeBookRecord(directory, inOrder(drawn, book));
  }
  await removeOld(directory, before, drawn);
  await writePages(book, directory);
  if (json)
    print(
      JSON.stringify({
        schema: 1,
        folder: directory,
        drawn: jobs.map(({ entry }) => entry.name),
        kept: Object.keys(kept),
      }),
    );
  else if (!quiet) note(`${book.slug}: ${join(directory, 'index.html')}`);
  return EXIT.done;
}

/** In the book's order, whichever was done first. */
function inOrder(drawn: BookRecord, { charts }: Book): BookRecord {
  return Object.fromEntries(charts.flatMap(({ name }) => (drawn[name] === undefined ? [] : [[name, drawn[name]]])));
}

/** The charts that would be drawn as they are. */
async function unchanged(
  before: BookRecord,
  keys: ReadonlyMap<string, string>,
  directory: string,
): Promise<BookRecord> {
  const same = Object.entries(before).filter(([name, { key }]) => keys.get(name) === key);
  const intact = await Promise.all(same.map(([, chart]) => isIntact(directory, chart)));
  return Object.fromEntries(same.filter((_, i) => intact[i]));
}

async function writeDrawing(directory: string, { files }: Drawing): Promise<void> {
  for (const [name, content] of Object.entries(files)) await writeWholeFile(join(directory, name), content);
}

function recordOf({ files }: Drawing, key: string): DrawnChart {
  return {
    key,
    files: Object.fromEntries(Object.entries(files).map(([name, content]) => [name, hashOf(content)])),
  };
}

/** Files of charts that are in the book no more. */
async function removeOld(directory: string, before: BookRecord, drawn: BookRecord): Promise<void> {
  const gone = Object.entries(before).filter(([name]) => !(name in drawn));
  for (const name of gone.flatMap(([chart]) =>
    ['svg', 'png', 'pdf', 'csv', 'vl.json'].map((end) => `${chart}.${end}`),
  )) {
    const path = join(directory, name);
    await explained(path, () => rm(path, { force: true }));
  }
}

async function writePages({ title, charts }: Book, directory: string): Promise<void> {
  const figures = await Promise.all(
    charts.map(async ({ name, caption, alt }): Promise<BookFigure> => {
      const svg = await readFile(join(directory, `${name}.svg`), 'utf8');
      return { name, caption, alt, svg };
    }),
  );
  await writeWholeFile(join(directory, 'index.html'), bookHtml(title, figures));
  await writeWholeFile(join(directory, 'book.md'), bookMarkdown(title, figures));
}
