import { createHash } from 'node:crypto';
import { Tally, unpackTally } from '../../engine/core/tally.ts';
import type { TallyLayout } from '../../engine/core/trial-record.ts';
import { digestTally } from '../digest-tally.ts';
import type { Batch, Executor } from '../execution/executor.ts';
import { BATCH_TRIALS, planBatches } from '../execution/plan-batches.ts';
import { runBatches } from '../execution/run-batches.ts';
import { batchOf } from './batch-prints.ts';
import { fingerprint, PRINT_WORDS } from './fingerprint.ts';
import { joinRanges } from './join-ranges.ts';
import type { StoredRange } from './trial-range.ts';

/** One stored batch in so many is played anew. */
const ONE_IN = 100;

/** What playing stored batches anew came to. */
export interface Verification {
  /** Stored batches. */
  readonly batches: number;
  /** Those played anew, ascending. */
  readonly played: readonly Batch[];
  /** Of these, those that do not give what is stored. */
  readonly different: readonly Batch[];
}

/**
 * Plays a hundredth of stored batches anew, one at least, and compares. Which ones follows from the digest of
 * the tallies, so nobody can choose what is looked at.
 *
 * @param ranges one or more, ascending, that do not overlap
 * @param executorFor plays so many trials; it is closed at the end
 * @throws RunError where a batch cannot be played; the signal's reason where it was aborted
 */
export async function verifyRanges(
  layout: TallyLayout,
  ranges: readonly StoredRange[],
  executorFor: (trials: number) => Promise<Executor>,
  signal?: AbortSignal,
): Promise<Verification> {
  const { batches, played } = chooseBatches(ranges, digestTally(joinRanges(layout, ranges).tally));
  const executor = await executorFor(played.reduce((sum, { count }) => sum + count, 0));
  const anew = new Map<Batch, string>();
  const noting: Executor = {
    ...{ width: executor.width, close: () => executor.close() },
    async run(batch) {
      const tally = await executor.run(batch);
      anew.set(batch, fingerprint(unpackTally(layout, tally)).join());
      return tally;
    },
  };
  try {
    const end = await runBatches(noting, played, new Tally(layout), { signal });
    if (typeof end === 'object') throw end.failed;
    if (end !== 'complete') signal?.throwIfAborted();
    return { batches, played, different: played.filter((batch) => anew.get(batch) !== storedPrint(ranges, batch)) };
  } finally {
    await executor.close();
  }
}

function chooseBatches(ranges: readonly StoredRange[], digest: string): { batches: number; played: Batch[] } {
  const batches = ranges.reduce((sum, { prints }) => sum + prints.length / PRINT_WORDS, 0);
  const chosen = new Set<number>();
  for (let draw = 0; chosen.size < Math.ceil(batches / ONE_IN); draw++) {
    // 48 bits of a hash, of which the remainder favours none of less than 2^40 batches by more than a 256th.
    const hash = createHash('sha256').update(`${digest} ${draw}`).digest();
    chosen.add(hash.readUIntBE(0, 6) % batches);
  }
  const played: Batch[] = [];
  let index = 0;
  for (const { first, end } of ranges) {
    for (const batch of planBatches(end, BATCH_TRIALS, first)) if (chosen.has(index++)) played.push(batch);
  }
  return { batches, played };
}

function storedPrint(ranges: readonly StoredRange[], batch: Batch): string {
  const range = ranges.find(({ first, end }) => first <= batch.first && batch.first < end);
  const at = range === undefined ? 0 : (batchOf(batch.first) - batchOf(range.first)) * PRINT_WORDS;
  return range?.prints.slice(at, at + PRINT_WORDS).join() ?? '';
}
