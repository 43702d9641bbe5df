import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RunError } from '../engine/core/errors.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'not allowed to write there',
  ENOENT: 'nothing can be made there',
  EPERM: 'not allowed to write there',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EEXIST: 'expected a folder, found a file of that name',
  ENOTDIR: 'expected a folder, found a file of that name',
  EISDIR: 'expected a file, found a folder of that name',
  ENOTEMPTY: 'expected a file, found a folder of that name',
  ENAMETOOLONG: 'the name is too long',
  EMFILE: 'too many files are open',
};

/**
 * Writes a file whole or not at all: under a temporary name in the same folder, then renamed, so that
 * nobody ever sees half of it. Makes the folders that it needs.
 *
 * @throws RunError where it cannot be written; no temporary file is left
 */
export async function writeWholeFile(path: string, content: string | Uint8Array): Promise<void> {
  const temporary = `${path}.${randomUUID().slice(0, 8)}.tmp`;
  await makeFolder(dirname(path));
  await explained(path, async () => {
    try {
      await writeFile(temporary, content, { flag: 'wx', flush: true });
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {});
      throw error;
    }
  });
}

/**
 * Removes what a process that was killed while writing has left in a folder; for whoever has its lock.
 *
 * @throws RunError where it cannot be removed
 */
export async function removeTemporaryFiles(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((file) => /^(?!lock\.).*\.[0-9a-f]{8}\.tmp$/.test(file))) {
    const path = join(folder, name);
    await explained(path, () => rm(path, { force: true }));
  }
}

/**
 * Makes a folder and those above it that are missing, one at a time: the recursive `mkdir` of Node 20 never
 * returns where a folder that is there refuses new ones as if it were not (Linux: `/proc`).
 *
 * @returns the folders that were missing, the highest first
 * @throws RunError where it cannot be made
 */
export function makeFolder(folder: string): Promise<string[]> {
  return explained(folder, () => makeFolderBelow(folder));
}

async function makeFolderBelow(folder: string): Promise<string[]> {
  if (await isFolder(folder)) return [];
  const above = dirname(folder);
  const made = above === folder ? [] : await makeFolderBelow(above);
  try {
    await mkdir(folder);
    return [...made, folder];
  } catch (error) {
    // Another file of the same result may have made it meanwhile.
    if (!(await isFolder(folder))) throw error;
    return made;
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}

/**
 * Does something to a path.
 *
 * @throws RunError in words where the system refuses
 */
export async function explained<T>(path: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw new RunError(`cannot write ${path}: ${refusalOf(error)}`, { cause: error });
  }
}

function isRefusal(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error;
}

/** Why the system refused to write, in words. */
export function refusalOf(error: NodeJS.ErrnoException): string {
  return REASONS[String(error.code)] ?? error.message;
}
