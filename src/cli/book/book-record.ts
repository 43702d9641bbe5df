import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWholeFile } from '../../files/write-whole-file.ts';

const FILE = 'book.json';
const SCHEMA = 1;

/** A chart as it was drawn: what it depended on, and the hash of each of its files. */
export interface DrawnChart {
  readonly key: string;
  readonly files: Readonly<Record<string, string>>;
}

/** The charts of a folder, by name. */
export type BookRecord = Readonly<Record<string, DrawnChart>>;

/** What was drawn here before; nothing where that cannot be read. */
export async function readBookRecord(directory: string): Promise<BookRecord> {
  try {
    const { schema, charts } = JSON.parse(await readFile(join(directory, FILE), 'utf8'));
    return schema === SCHEMA && typeof charts === 'object' && charts !== null ? charts : {};
  } catch {
    return {};
  }
}

/** @throws RunError where it cannot be written */
export function writeBookRecord(directory: string, charts: BookRecord): Promise<void> {
  return writeWholeFile(join(directory, FILE), `${JSON.stringify({ schema: SCHEMA, charts }, null, 2)}\n`);
}

/** Whether all files of a chart are as they were written. */
export async function isIntact(directory: string, { files }: DrawnChart): Promise<boolean> {
  const judged = Object.entries(files).map(async ([name, hash]) => {
    const content = await readFile(join(directory, name)).catch(() => undefined);
    return content !== undefined && hashOf(content) === hash;
  });
  return (await Promise.all(judged)).every((isSame) => isSame);
}

/** The hash of a file's content. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
