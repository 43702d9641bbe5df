import { type Tally, unpackTally } from '../../engine/core/tally.ts';
import type { TallyLayout } from '../../engine/core/trial-record.ts';
import type { Batch, Executor } from '../execution/executor.ts';
import { BatchPrints } from './batch-prints.ts';
import { fingerprint } from './fingerprint.ts';
import { gapsBetween, type StoredRange, type TrialRange } from './trial-range.ts';
import type { TrialStore } from './trial-store.ts';

/** What a kill may cost: so long after a save the next one is due. */
const SAVE_EVERY_MS = 1000;

/** Saving takes at most this share of the time. */
const SAVE_SHARE = 0.05;

/**
 * A run that takes what a store has of its trials and keeps what it plays. The clock decides when a tally
 * is saved, never what is in it.
 */
export class KeptTrials {
  /** Trials taken from the store so far. */
  taken = 0;
  private readonly store: TrialStore;
  private readonly layout: TallyLayout;
  private readonly run: TrialRange;
  private readonly stored: Map<number, StoredRange>;
  private readonly arrived = new Map<number, Int32Array>();
  private readonly prints: BatchPrints;
  private reached: number;
  private saved: number;
  private saving: Promise<void> = Promise.resolve();
  private dueAt = performance.now() + SAVE_EVERY_MS;
  private busy = false;

  /** Reads what the store has of a run. */
  static async open(store: TrialStore, layout: TallyLayout, run: TrialRange): Promise<KeptTrials> {
    return new KeptTrials(store, layout, run, await store.take(layout, run));
  }

  private constructor(store: TrialStore, layout: TallyLayout, run: TrialRange, ranges: readonly StoredRange[]) {
    this.store = store;
    this.layout = layout;
    this.run = run;
    this.stored = new Map(ranges.map((range) => [range.first, range]));
    this.prints = new BatchPrints(run.first);
    this.reached = run.first;
    this.saved = run.first;
  }

  /** Trials that are still to be played. */
  get missing(): number {
    return gapsBetween([...this.stored.values()], this.run).reduce((sum, { first, end }) => sum + end - first, 0);
  }

  /**
   * The run cut into tasks, each stored range whole.
   *
   * @param cut cuts what lies between, trials `first` to `end − 1`
   */
  *plan(cut: (end: number, first: number) => Iterable<Batch>): Generator<Batch> {
    let reached = this.run.first;
    for (const { first, end } of [...this.stored.values()].map(({ first, end }) => ({ first, end }))) {
      yield* cut(first, reached);
      yield { first, count: end - first };
      reached = end;
    }
    yield* cut(this.run.end, reached);
  }

  /**
   * An executor that answers for stored ranges itself.
   *
   * @param executor gives fingerprints; one that does not is to play single batches
   */
  answering(executor: Executor): Executor {
    return {
      width: executor.width,
      run: async (batch) => {
        const stored = this.stored.get(batch.first);
        if (stored?.tally.trials === batch.count) return stored.tally;
        const tally = await executor.run(batch);
        this.arrived.set(batch.first, tally.prints ?? fingerprint(unpackTally(this.layout, tally)));
        return tally;
      },
      close: () => executor.close(),
    };
  }

  /** To be called after each merge: takes note of what was merged, and saves it when that is due. */
  onMerged(tally: Tally): void {
    this.follow(tally);
    if (this.busy || performance.now() < this.dueAt) return;
    this.busy = true;
    // One that fails is tried again later, and at the end: only the last failure counts.
    this.saving = this.save(tally).catch(() => {});
  }

  /**
   * Saves what was merged in the end.
   *
   * @throws RunError where it cannot be kept
   */
  async finish(tally: Tally): Promise<void> {
    await this.saving;
    if (this.reached > this.saved) await this.save(tally);
  }

  private follow(tally: Tally): void {
    const first = this.reached;
    const stored = this.stored.get(first);
    this.prints.add(first, stored?.prints ?? this.arrived.get(first) ?? []);
    this.reached = this.run.first + tally.trials;
    this.arrived.delete(first);
    this.stored.delete(first);
    if (stored === undefined) return;
    this.taken += stored.tally.trials;
    if (first === this.run.first) this.saved = stored.end;
  }

  private async save(tally: Tally): Promise<void> {
    const start = performance.now();
    const end = this.reached;
    try {
      await this.store.save({ first: this.run.first, end, tally: tally.pack(), prints: this.prints.pack() });
      this.saved = end;
    } finally {
      const now = performance.now();
      this.dueAt = now + Math.max(SAVE_EVERY_MS, (now - start) / SAVE_SHARE);
      this.busy = false;
    }
  }
}
