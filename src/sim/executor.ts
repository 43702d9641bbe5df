import type { ScenarioHead } from '../engine/core/rules-system.ts';
import type { PackedTally } from '../engine/core/tally.ts';

/** What an executor plays: a resolved scenario (plain JSON) and the run's seed. */
export interface Job {
  readonly scenario: ScenarioHead;
  readonly seed: number;
}

/** Trials `first` to `first + count − 1` of a job. */
export interface Batch {
  readonly first: number;
  readonly count: number;
}

/**
 * Plays batches of one job, somewhere: in this thread, in worker threads, on other machines. The
 * tally of a batch is the same wherever it was played.
 */
export interface Executor {
  /** Batches that it plays at the same time. */
  readonly width: number;
  /**
   * @throws RunError where the batch could not be played, however often it was tried
   */
  run(batch: Batch): Promise<PackedTally>;
  close(): Promise<void>;
}
