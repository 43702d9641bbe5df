import { Histogram } from '../../engine/core/histogram.ts';
import { addPackedHistograms, type PackedHistograms, packHistograms } from '../../engine/core/packed-histograms.ts';
import type { PackedTally } from '../../engine/core/tally.ts';
import type { PairLayout } from './pair-layout.ts';

/** Cells of a rate in `PairTally.joint`. */
const CELLS = 3;

/** A variant's own tally and what it has with the base, as they cross a thread: the histograms are of differences. */
export interface PackedPair extends PackedHistograms {
  readonly own: PackedTally;
  readonly joint: Float64Array;
}

/** In how many trials a rate showed: in both, in the base only, in the variant only. */
export interface JointCounts {
  readonly both: number;
  readonly onlyBase: number;
  readonly onlyVariant: number;
}

/**
 * What a base and a variant show in the same trials. All of it are integer counts: merging is exact, in
 * any order.
 */
export class PairTally {
  readonly layout: PairLayout;
  trials = 0;
  /** Variant less base, one a metric of the layout. */
  readonly differences: readonly Histogram[];
  /** Cells a rate: in both, in the base only, in the variant only. */
  private readonly joint: Float64Array;

  constructor(layout: PairLayout) {
    this.layout = layout;
    this.joint = new Float64Array((layout.outcomes.length + layout.events.length) * CELLS);
    this.differences = layout.metrics.map(() => new Histogram());
  }

  /**
   * Counts a rate of one trial.
   *
   * @param rate index into the outcomes and, past them, the events
   */
  addRate(rate: number, inBase: boolean, inVariant: boolean): void {
    if (!inBase && !inVariant) return;
    const cell = rate * CELLS + (inBase ? (inVariant ? 0 : 1) : 2);
    this.joint[cell] = this.joint[cell]! + 1;
  }

  /** @param rate index into the outcomes and, past them, the events */
  countsOf(rate: number): JointCounts {
    const [both = 0, onlyBase = 0, onlyVariant = 0] = this.joint.subarray(rate * CELLS, (rate + 1) * CELLS);
    return { both, onlyBase, onlyVariant };
  }

  /** Adds all trials of another pair of the same layout. */
  merge(packed: PackedPair): void {
    this.trials += packed.own.trials;
    for (let i = 0; i < this.joint.length; i++) this.joint[i] = this.joint[i]! + packed.joint[i]!;
    addPackedHistograms(this.differences, packed);
  }

  /** @param own tally of the variant in the same trials */
  pack(own: PackedTally): PackedPair {
    return { own, joint: this.joint.slice(), ...packHistograms(this.differences) };
  }
}
