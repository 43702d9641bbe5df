import type { PairedBatch } from '../execution/executor.ts';
import { BATCH_TRIALS } from '../execution/plan-batches.ts';

/** Variants that are held against one play of the base: more would make its share of the work little smaller. */
const GROUP = 8;
/** Trials of a block over all its variants, so that an interrupt loses seconds at most. */
const BLOCK_TRIALS = 64_000;
/** Trials of a batch, below which handing it to a thread would cost more than playing it. */
const LEAST_TRIALS = 250;

/**
 * Cuts the trials 0 to `trials − 1` of a base and its variants into batches: blocks of trials in the order
 * of their indices, and in each block groups of variants.
 *
 * @param trials integer from 0
 * @param variants how many there are, 1 or more
 */
export function* planPairedBatches(trials: number, variants: number): Generator<PairedBatch> {
  const size = Math.min(BATCH_TRIALS, Math.max(LEAST_TRIALS, Math.floor(BLOCK_TRIALS / variants)));
  const indices = Array.from({ length: variants }, (_, variant) => variant);
  for (let first = 0; first < trials; first += size) {
    for (let at = 0; at < variants; at += GROUP) {
      yield { first, count: Math.min(size, trials - first), variants: indices.slice(at, at + GROUP) };
    }
  }
}

/** Batches of a block: after so many, all variants have been played in the same trials. */
export function batchesOfBlock(variants: number): number {
  return Math.ceil(variants / GROUP);
}
