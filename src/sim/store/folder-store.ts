import type { TallyLayout } from '../../engine/core/trial-record.ts';
import { type DamagedFile, readRanges, saveRange } from './tally-folder.ts';
import { chooseRanges, type StoredRange, type TrialRange } from './trial-range.ts';
import type { TrialStore } from './trial-store.ts';

export interface FolderStoreOptions {
  /** Whether to take nothing, so that all is played anew. */
  readonly fresh: boolean;
  /** Told what was found, before anything is played. */
  readonly onTake: (taken: readonly TrialRange[], damaged: readonly DamagedFile[]) => void;
}

/** Keeps the trials of a key in files of a folder. */
export function createFolderStore(folder: string, key: string, { fresh, onTake }: FolderStoreOptions): TrialStore {
  return {
    async take(layout: TallyLayout, run: TrialRange): Promise<readonly StoredRange[]> {
      const { ranges, damaged } = fresh ? { ranges: [], damaged: [] } : await readRanges(folder, key, layout);
      const taken = chooseRanges(ranges, run);
      onTake(taken, damaged);
      return taken;
    },
    save: (range) => saveRange(folder, key, range),
  };
}
