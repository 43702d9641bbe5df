import { isAbsolute, join } from 'node:path';

/** The path of a file that a book names: from the book's own folder. */
export function bookFile(file: string, folder: string): string {
  return isAbsolute(file) ? file : join(folder, file);
}
