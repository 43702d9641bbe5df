import type { BatchCounts } from './batch-counts.ts';
import { Histogram } from './histogram.ts';
import { addPackedHistograms, type PackedHistograms, packHistograms } from './packed-histograms.ts';
import { type TallyLayout, type TrialRecord, UNIT_COUNTS } from './trial-record.ts';

/**
 * A tally as it crosses a thread or is stored: plain numbers and few typed arrays. Its histograms are
 * those of the counted quantities, then of active units by round, then of those at the end of a trial.
 */
export interface PackedTally extends PackedHistograms {
  readonly trials: number;
  readonly cutShort: number;
  readonly outcomes: Float64Array;
  /** Sums may go beyond 2^53, where trials and counts do not. */
  readonly units: readonly bigint[];
}

/**
 * The sums of many trials. Everything in it is an integer count, so that merging is exact, and the
 * order of merging changes nothing.
 */
export class Tally {
  readonly layout: TallyLayout;
  trials = 0;
  /** Trials in which a bounded loop was cut short. */
  cutShort = 0;
  readonly outcomes: Float64Array;
  readonly metrics: readonly Histogram[];
  /** Sums of `TrialRecord.units`: of merged tallies, and of trials added here, exact for the first 2^22 of them. */
  private readonly mergedUnits: bigint[];
  private readonly addedUnits: Float64Array;
  private readonly active: Histogram[] = [];
  private readonly final: Histogram[] = [];

  constructor(layout: TallyLayout) {
    this.layout = layout;
    this.outcomes = new Float64Array(layout.outcomes.length);
    this.metrics = layout.metrics.map(() => new Histogram());
    this.addedUnits = new Float64Array(layout.units.length * UNIT_COUNTS.length);
    this.mergedUnits = new Array<bigint>(this.addedUnits.length).fill(0n);
  }

  /** Adds one trial. */
  add(record: TrialRecord): void {
    this.trials++;
    if (record.cutShort > 0) this.cutShort++;
    this.outcomes[record.outcome] = this.outcomes[record.outcome]! + 1;
    for (let i = 0; i < this.metrics.length; i++) {
      this.metrics[i]!.add(record.metrics[i]!);
    }
    const { addedUnits } = this;
    for (let i = 0; i < addedUnits.length; i++) {
      addedUnits[i] = addedUnits[i]! + record.units[i]!;
    }
    this.addRounds(record);
  }

  /** Adds the counted trials of a batch; not those that it only noted. */
  addCounts(counts: BatchCounts, trials: number): void {
    this.trials += trials;
    this.cutShort += counts.cutShort;
    counts.outcomes.forEach((count, i) => {
      this.outcomes[i] = this.outcomes[i]! + count;
    });
    counts.units.forEach((sum, i) => {
      this.addedUnits[i] = this.addedUnits[i]! + sum;
    });
    const reached = reachedRounds(counts) * counts.sides;
    this.reachRounds(reached);
    this.metrics.forEach((histogram, i) => addWindow(histogram, counts, i));
    for (const metric of counts.steady) this.metrics[metric]!.add(0, trials);
    for (let cell = 0; cell < reached; cell++) {
      addWindow(this.active[cell]!, counts, counts.metrics + cell);
      addWindow(this.final[cell]!, counts, counts.metrics + counts.rounds * counts.sides + cell);
    }
  }

  /** Adds all trials of another tally of the same layout. */
  merge(packed: PackedTally): void {
    this.trials += packed.trials;
    this.cutShort += packed.cutShort;
    packed.outcomes.forEach((count, i) => {
      this.outcomes[i] = this.outcomes[i]! + count;
    });
    packed.units.forEach((sum, i) => {
      this.mergedUnits[i] = this.mergedUnits[i]! + sum;
    });
    const cells = (packed.lengths.length - this.metrics.length) / 2;
    this.reachRounds(cells);
    addPackedHistograms(this.histograms(cells), packed);
  }

  pack(): PackedTally {
    return {
      trials: this.trials,
      cutShort: this.cutShort,
      outcomes: this.outcomes.slice(),
      units: this.units,
      ...packHistograms(this.histograms(this.active.length)),
    };
  }

  /** Sums of `TrialRecord.units`, as a copy. */
  get units(): readonly bigint[] {
    return this.mergedUnits.map((sum, i) => sum + BigInt(this.addedUnits[i]!));
  }

  /** Rounds that at least one trial reached. */
  get rounds(): number {
    return this.active.length / Math.max(1, this.layout.sides.length);
  }

  /** Units active at the end of a round, summed over rounds and trials: roughly what it takes to play them. */
  get unitRounds(): number {
    let sum = 0;
    const add = (active: number, count: number) => {
      sum += active * count;
    };
    for (const histogram of this.active) histogram.forEach(add);
    return sum;
  }

  /**
   * How many units of a side were active at the end of each round, over all trials, the first round first: a trial
   * that ended earlier keeps its last count (BTL-7).
   *
   * @param side index into `layout.sides`
   */
  activeByRound(side: number): Histogram[] {
    const sides = this.layout.sides.length;
    const ended = new Histogram();
    return Array.from({ length: this.rounds }, (_, i) => {
      const counts = new Histogram();
      counts.merge(this.active[i * sides + side]!);
      counts.merge(ended);
      ended.merge(this.final[i * sides + side]!);
      return counts;
    });
  }

  /** Histograms of the counted quantities, of active units by round and side, and of those at the end of a trial. */
  get histogramLists(): readonly (readonly Histogram[])[] {
    return [this.metrics, this.active, this.final];
  }

  /** All histograms in the order of their packed form, with `cells` of active units by round and side. */
  private histograms(cells: number): Histogram[] {
    return [...this.metrics, ...this.active.slice(0, cells), ...this.final.slice(0, cells)];
  }

  private addRounds(record: TrialRecord): void {
    const cells = record.rounds * this.layout.sides.length;
    if (cells > this.active.length) this.reachRounds(cells);
    for (let i = 0; i < cells; i++) this.active[i]!.add(record.active[i]!);
    for (let i = Math.max(0, cells - this.layout.sides.length); i < cells; i++) {
      this.final[i]!.add(record.active[i]!);
    }
  }

  private reachRounds(cells: number): void {
    while (this.active.length < cells) {
      this.active.push(new Histogram());
      this.final.push(new Histogram());
    }
  }
}

/** Restores a tally from its packed form. */
export function unpackTally(layout: TallyLayout, packed: PackedTally): Tally {
  const tally = new Tally(layout);
  tally.merge(packed);
  return tally;
}

/** Rounds that a trial of a batch reached. */
function reachedRounds({ cells, firsts, metrics, rounds, sides }: BatchCounts): number {
  for (let round = rounds; round > 0 && sides > 0; round--) {
    const from = firsts[metrics + (round - 1) * sides]!;
    const to = firsts[metrics + round * sides]!;
    for (let cell = from; cell < to; cell++) if (cells[cell]! > 0) return round;
  }
  return 0;
}

function addWindow(histogram: Histogram, { cells, firsts, zeros }: BatchCounts, quantity: number): void {
  for (let cell = firsts[quantity]!; cell < firsts[quantity + 1]!; cell++) {
    const count = cells[cell]!;
    if (count > 0) histogram.add(cell - zeros[quantity]!, count);
  }
}
