import { dirname } from 'node:path';
import { writeWholeFile } from '../files/write-whole-file.ts';
import { note } from './console.ts';

/** A file that a command writes besides its results. */
export type File = readonly [path: string, content: string | Uint8Array];

/** @throws RunError where one cannot be written */
export async function writeFiles(files: readonly File[]): Promise<void> {
  for (const [path, content] of files) await writeWholeFile(path, content);
}

/**
 * Says on stderr what was written: each file, or the folder of those that nobody named.
 *
 * @param folder of the latter
 */
export function noteWritten(files: readonly File[], folder: string): void {
  const places = new Set(files.map(([path]) => (dirname(path) === folder ? folder : path)));
  for (const place of places) note(`odds: wrote ${place}`);
}
