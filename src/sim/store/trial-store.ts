import type { TallyLayout } from '../../engine/core/trial-record.ts';
import type { StoredRange, TrialRange } from './trial-range.ts';

/** Keeps what runs of one key have played, so that it need not be played again. */
export interface TrialStore {
  /**
   * What is there of a run.
   *
   * @returns ranges in ascending order that do not overlap
   */
  take(layout: TallyLayout, run: TrialRange): Promise<readonly StoredRange[]>;
  /** @throws RunError where it cannot be kept */
  save(range: StoredRange): Promise<void>;
}
