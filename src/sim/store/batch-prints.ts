import { BATCH_TRIALS } from '../execution/plan-batches.ts';
import { PRINT_WORDS } from './fingerprint.ts';

/**
 * The fingerprints of the batches of a range of trials, in order: `PRINT_WORDS` words a batch, of the first
 * and the last only of those trials that lie in the range. 8 bytes for each 2,000 trials.
 */
export class BatchPrints {
  /** The batch that holds the range's first trial. */
  private readonly firstBatch: number;
  private words: Int32Array;
  private length = 0;

  /** @param first trial of the range */
  constructor(first: number) {
    this.firstBatch = batchOf(first);
    this.words = new Int32Array(16);
  }

  /**
   * Adds those of trials that follow the ones added before.
   *
   * @param first trial that the words begin with
   * @param words of its batch and of those that follow
   */
  add(first: number, words: ArrayLike<number>): void {
    const start = (batchOf(first) - this.firstBatch) * PRINT_WORDS;
    this.reach(start + words.length);
    for (let i = 0; i < words.length; i++) this.words[start + i] = this.words[start + i]! + words[i]!;
  }

  /** All words so far, as a copy. */
  pack(): Int32Array {
    return this.words.slice(0, this.length);
  }

  private reach(length: number): void {
    if (length > this.words.length) {
      const words = new Int32Array(2 * length);
      words.set(this.words);
      this.words = words;
    }
    this.length = Math.max(this.length, length);
  }
}

/** Index of the batch that holds a trial. */
export function batchOf(trial: number): number {
  return Math.floor(trial / BATCH_TRIALS);
}

/** The sum of the fingerprints of batches: that of the tally merged of them. */
export function sumOfPrints(words: Int32Array): Int32Array {
  const sum = new Int32Array(PRINT_WORDS);
  words.forEach((word, i) => {
    sum[i % PRINT_WORDS] = sum[i % PRINT_WORDS]! + word;
  });
  return sum;
}
