import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { UsageError } from '../engine/core/errors.ts';

/**
 * Checks before anything is run that results can be written: nothing that has to be a folder is a file,
 * and the nearest folder there is may be written to.
 *
 * @param out folder as given on the command line
 * @param slugs folders in it
 * @throws UsageError where they cannot
 */
export async function requireWritable(out: string, slugs: readonly string[]): Promise<void> {
  for (const folder of slugs.map((slug) => join(out, slug))) {
    let nearest = resolve(folder);
    while (!(await exists(nearest)) && dirname(nearest) !== nearest) nearest = dirname(nearest);
    if (!(await stat(nearest)).isDirectory()) throw new UsageError(`--out: expected a folder, got the file ${nearest}`);
    await access(nearest, constants.W_OK).catch((cause: unknown) => {
      throw new UsageError(`--out: the folder ${nearest} may not be written to`, { cause });
    });
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch {
    return false;
  }
}
