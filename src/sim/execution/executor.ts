import type { ScenarioHead } from '../../engine/core/rules-system.ts';
import type { PackedTally } from '../../engine/core/tally.ts';

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
  /** Batches worth having in flight at the same time: further ones would only wait. */
  readonly width: number;
  /**
   * @throws RunError where the batch could not be played, however often it was tried; an error of the
   *   job itself keeps its class
   */
  run(batch: Batch): Promise<PackedTally>;
  /** Gives back threads and connections; batches still in flight are lost. */
  close(): Promise<void>;
}

/** `trials 10,000 to 19,999`, as messages name a batch. */
export function describeBatch({ first, count }: Batch): string {
  const last = first + count - 1;
  const show = (trial: number) => trial.toLocaleString('en-US');
  return count === 1 ? `trial ${show(first)}` : `trials ${show(first)} to ${show(last)}`;
}
