import type { Batch, Executor } from './executor.ts';

/** What batches are merged into. */
interface Sum<Played> {
  merge(played: Played): void;
}

export interface RunBatchesOptions<Tally> {
  /** Once aborted, no further batch is handed out; those in flight are waited for. */
  readonly signal?: AbortSignal | undefined;
  /** Batches that are handed out even so, so that an interrupted run has something to keep; 1 if left out. */
  readonly atLeast?: number | undefined;
  /** Called after each merge; the tally then holds a complete run of trials from the first. */
  readonly onMerged?: ((tally: Tally) => void) | undefined;
  /** Asked after each merge; once it says true the run is complete, and batches in flight are lost. */
  readonly isEnough?: ((tally: Tally) => boolean) | undefined;
}

/** How handing out batches ended: `failed` holds the error of the first batch, by index, that could not be played. */
export type BatchesEnd = 'complete' | 'interrupted' | { readonly failed: unknown };

/**
 * Plays batches and merges their tallies in the order of the batches, whatever the order in which they
 * arrive: after each merge the tally is that of a complete run of trials from the first. A bounded
 * number of batches is in flight, so that memory does not grow with the number of trials.
 *
 * @param tally receives the trials of all batches; after an interrupt or a failure, of those before it
 */
export async function runBatches<Task extends Batch, Played, Tally extends Sum<Played>>(
  executor: Executor<Task, Played>,
  batches: Iterable<Task>,
  tally: Tally,
  { signal, atLeast = 1, onMerged, isEnough }: RunBatchesOptions<Tally> = {},
): Promise<BatchesEnd> {
  const inFlight: Promise<Played>[] = [];
  const left = batches[Symbol.iterator]();
  let next = left.next();
  let handedOut = 0;
  for (;;) {
    while (!next.done && inFlight.length < executor.width && (handedOut < atLeast || !signal?.aborted)) {
      inFlight.push(handOut(executor, next.value));
      handedOut++;
      next = left.next();
    }
    const oldest = inFlight.shift();
    if (oldest === undefined) return next.done ? 'complete' : 'interrupted';
    try {
      tally.merge(await oldest);
    } catch (failed) {
      await Promise.allSettled(inFlight);
      return { failed };
    }
    onMerged?.(tally);
    if (isEnough?.(tally)) return 'complete';
  }
}

function handOut<Task extends Batch, Played>(executor: Executor<Task, Played>, batch: Task): Promise<Played> {
  const answer = executor.run(batch);
  // It is awaited in its turn; failing before that must not count as a rejection nobody handles.
  answer.catch(() => {});
  return answer;
}
