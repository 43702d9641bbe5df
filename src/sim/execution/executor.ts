import type { ScenarioHead } from '../../engine/core/rules-system.ts';
import type { PackedTally } from '../../engine/core/tally.ts';
import type { TrialEvent } from '../pairs/pair-layout.ts';
import type { PackedPair } from '../pairs/pair-tally.ts';

/** What an executor plays: a resolved scenario (plain JSON) and the run's seed. */
export interface Job {
  readonly scenario: ScenarioHead;
  readonly seed: number;
  /** Whether tallies come with fingerprints, for a store. */
  readonly takesPrints?: boolean;
}

/** Variants that are to be held against `scenario`, the base, trial by trial. */
export interface PairedJob extends Job {
  /** Resolved, of whatever system and kind. */
  readonly variants: readonly ScenarioHead[];
  /** What is counted jointly beside the outcomes. */
  readonly events: readonly TrialEvent[];
}

/** Trials whose rules are counted, which takes about twice the time. */
export interface RuleJob extends Job {
  readonly countsRules: true;
}

/** Trials `first` to `first + count − 1` of a job: a batch of `planBatches`, or several that follow one another. */
export interface Batch {
  readonly first: number;
  readonly count: number;
}

/** What a batch gives. */
export interface PlayedBatch extends PackedTally {
  /** Fingerprints of all batches of `planBatches` in it, as `BatchPrints` packs them; none where the job takes none. */
  readonly prints?: Int32Array;
}

/** The same trials of the base of a paired job and of some of its variants. */
export interface PairedBatch extends Batch {
  /** Indices into the job's variants. */
  readonly variants: readonly number[];
}

/** What a paired batch gives: one pair a variant, in the batch's order. */
export interface PackedPairs {
  readonly base: PackedTally;
  readonly pairs: readonly (PackedPair & { readonly variant: number })[];
}

/**
 * Plays batches of one job, somewhere: in this thread, in worker threads, on other machines. What a
 * batch gives, a tally or pairs, is the same wherever it was played.
 */
export interface Executor<Task extends Batch = Batch, Played = PlayedBatch> {
  /** Batches worth having in flight at the same time: further ones would only wait. */
  readonly width: number;
  /**
   * @throws RunError where the batch could not be played, however often it was tried; an error of the
   *   job itself keeps its class
   */
  run(batch: Task): Promise<Played>;
  /** Gives back threads and connections; batches still in flight are lost. */
  close(): Promise<void>;
}

/** Plays the pairs of a base and its variants. */
export type PairedExecutor = Executor<PairedBatch, PackedPairs>;

/** What a batch gives whose rules are counted. */
export interface CountedBatch {
  readonly tally: PackedTally;
  /** How often each rule of the system's list decided something. */
  readonly fired: Float64Array;
}

/** Counts rules. */
export type RuleExecutor = Executor<Batch, CountedBatch>;

/** `trials 10,000 to 19,999`, as messages name a batch. */
export function describeBatch({ first, count }: Batch): string {
  const last = first + count - 1;
  const show = (trial: number) => trial.toLocaleString('en-US');
  return count === 1 ? `trial ${show(first)}` : `trials ${show(first)} to ${show(last)}`;
}
