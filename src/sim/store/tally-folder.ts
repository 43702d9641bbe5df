import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TallyLayout } from '../../engine/core/trial-record.ts';
import { explained, writeWholeFile } from '../../files/write-whole-file.ts';
import { decodeRange, encodeRange } from './range-file.ts';
import type { StoredRange, TrialRange } from './trial-range.ts';

/** A stored file that cannot be used, and why. */
export interface DamagedFile {
  readonly path: string;
  readonly reason: string;
}

/** What a folder holds of a key. */
export interface StoredRanges {
  readonly ranges: readonly StoredRange[];
  readonly damaged: readonly DamagedFile[];
}

/** Where the tallies of the results in a folder are. */
export function tallyFolder(directory: string): string {
  return join(directory, 'tallies');
}

/** Reads all ranges of a key; a folder that is missing holds none. */
export async function readRanges(folder: string, key: string, layout: TallyLayout): Promise<StoredRanges> {
  const ranges: StoredRange[] = [];
  const damaged: DamagedFile[] = [];
  for (const { name } of await rangeFiles(folder, key)) {
    const path = join(folder, name);
    try {
      ranges.push(decodeRange(key, layout, await readFile(path)));
    } catch (error) {
      damaged.push({ path, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { ranges, damaged };
}

/**
 * Writes a range, whole or not at all, and then removes those that lie within it.
 *
 * @throws RunError where the folder cannot be written to
 */
export async function saveRange(folder: string, key: string, range: StoredRange): Promise<void> {
  const own = `${prefixOf(key)}${range.first}-${range.end - 1}.tally`;
  await writeWholeFile(join(folder, own), encodeRange(key, range));
  for (const { name, first, end } of await rangeFiles(folder, key)) {
    if (name === own || first < range.first || end > range.end) continue;
    const path = join(folder, name);
    await explained(path, () => rm(path, { force: true }));
  }
}

/** Sixteen digits tell the keys of one folder apart; the whole key is in the file. */
function prefixOf(key: string): string {
  return `${key.slice(0, 16)}-`;
}

async function rangeFiles(folder: string, key: string): Promise<(TrialRange & { readonly name: string })[]> {
  const names = await readdir(folder).catch(() => []);
  return names.sort().flatMap((name) => {
    const [, first, last] = /^(\d+)-(\d+)\.tally$/.exec(name.slice(prefixOf(key).length)) ?? [];
    if (!name.startsWith(prefixOf(key)) || first === undefined || last === undefined) return [];
    return [{ name, first: Number(first), end: Number(last) + 1 }];
  });
}
