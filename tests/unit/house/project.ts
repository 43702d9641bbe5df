import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Reads all files below a folder whose name ends in `ending`.
 *
 * @returns text by path from the root, with `/` between names, in alphabetical order
 */
export function readFilesBelow(folder: string, ending: string): Map<string, string> {
  const files = new Map<string, string>();
  const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  for (const path of paths.filter((each) => each.endsWith(ending)).sort()) {
    files.set(relative(ROOT, path).replaceAll('\\', '/'), readFileSync(path, 'utf8'));
  }
  return files;
}

/** Reads one file, by its path from the root. */
export function readProjectFile(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}
