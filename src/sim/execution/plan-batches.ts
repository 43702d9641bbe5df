import type { Batch } from './executor.ts';

/**
 * Trials in a batch: the same whatever the threads, so that stored batches can be played again alone.
 * Of a firefight that is 80 ms, long against what handing a batch to a thread and merging its tally
 * cost (below 1 ms), and short enough that an interrupt is answered at once.
 */
export const BATCH_TRIALS = 2000;

/**
 * Cuts trials `first` to `end − 1` into batches, in the order of their indices. They end at multiples of the
 * size, so that a trial is in the same batch wherever a run begins.
 *
 * @param end integer from 0
 * @param size most trials in a batch
 * @param first integer from 0
 */
export function* planBatches(end: number, size = BATCH_TRIALS, first = 0): Generator<Batch> {
  for (let reached = first; reached < end; ) {
    const next = Math.min(end, reached - (reached % size) + size);
    yield { first: reached, count: next - reached };
    reached = next;
  }
}
