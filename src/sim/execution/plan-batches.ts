import type { Batch } from './executor.ts';

/**
 * Trials in a batch: the same whatever the threads, so that stored batches can be played again alone.
 * Of a firefight that is 80 ms, long against what handing a batch to a thread and merging its tally
 * cost (below 1 ms), and short enough that an interrupt is answered at once.
 */
export const BATCH_TRIALS = 2000;

/**
 * Cuts trials 0 to `trials − 1` into batches, in the order of their indices.
 *
 * @param trials integer from 0
 * @param size trials in each batch but the last
 */
export function* planBatches(trials: number, size = BATCH_TRIALS): Generator<Batch> {
  for (let first = 0; first < trials; first += size) {
    yield { first, count: Math.min(size, trials - first) };
  }
}
