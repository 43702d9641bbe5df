import type { CompiledScenario } from '../../engine/core/rules-system.ts';
import { Tally } from '../../engine/core/tally.ts';
import type { PackedPairs } from '../execution/executor.ts';
import { pairLayout, type TrialEvent } from './pair-layout.ts';
import { PairTally } from './pair-tally.ts';

/** A variant's trials: its own tally, and what it has with the base in the same trials. */
export interface VariantTallies {
  readonly own: Tally;
  readonly pair: PairTally;
}

/**
 * The tallies of a base and of all its variants, each of the same complete run of trials from the
 * first: what comes of a block of trials is added once all variants of it are there.
 */
export class PairedTallies {
  readonly base: Tally;
  readonly variants: readonly VariantTallies[];
  private waiting: PackedPairs[] = [];

  constructor(base: CompiledScenario, variants: readonly CompiledScenario[], events: readonly TrialEvent[]) {
    this.base = new Tally(base.layout);
    this.variants = variants.map(({ layout }) => ({
      own: new Tally(layout),
      pair: new PairTally(pairLayout(base.layout, layout, events)),
    }));
  }

  /** Trials of the base, and of each variant. */
  get trials(): number {
    return this.base.trials;
  }

  /** @param packed next of the batches of `planPairedBatches` */
  merge(packed: PackedPairs): void {
    this.waiting.push(packed);
    const pairs = this.waiting.flatMap((part) => part.pairs);
    if (pairs.length < this.variants.length) return;
    this.base.merge(packed.base);
    for (const pair of pairs) {
      const tallies = this.variants[pair.variant] as VariantTallies;
      tallies.own.merge(pair.own);
      tallies.pair.merge(pair);
    }
    this.waiting = [];
  }
}
