import type { CompiledScenario, TrialRunner } from '../../engine/core/rules-system.ts';
import { type PackedTally, Tally } from '../../engine/core/tally.ts';
import type { TallyLayout, TrialRecord } from '../../engine/core/trial-record.ts';
import { happens, type PairLayout } from './pair-layout.ts';
import { type PackedPair, PairTally } from './pair-tally.ts';

/** What the base of a comparison showed in a row of trials: variants are played in the same and held against it. */
export class BaseTrials {
  readonly packed: PackedTally;
  private readonly layout: TallyLayout;
  private readonly first: number;
  private readonly outcomes: Int32Array;
  /** A row of all metrics a trial. */
  private readonly metrics: Int32Array;

  /** Plays the base in trials `first` to `first + count − 1`. */
  constructor({ layout }: CompiledScenario, runner: TrialRunner, first: number, count: number) {
    const tally = new Tally(layout);
    this.layout = layout;
    this.first = first;
    this.outcomes = new Int32Array(count);
    this.metrics = new Int32Array(count * layout.metrics.length);
    for (let i = 0; i < count; i++) {
      runner.play(first + i);
      tally.add(runner.record);
      this.outcomes[i] = runner.record.outcome;
      this.metrics.set(runner.record.metrics, i * layout.metrics.length);
    }
    this.packed = tally.pack();
  }

  /** Plays a variant in the same trials. */
  against({ layout }: CompiledScenario, runner: TrialRunner, pair: PairLayout): PackedPair {
    const own = new Tally(layout);
    const tally = new PairTally(pair);
    const places = placesOf(pair, this.layout, layout);
    for (let i = 0; i < this.outcomes.length; i++) {
      runner.play(this.first + i);
      own.add(runner.record);
      this.addTrial(i, runner.record, tally, places);
    }
    return tally.pack(own.pack());
  }

  private addTrial(trial: number, record: TrialRecord, tally: PairTally, places: Places): void {
    const row = trial * this.layout.metrics.length;
    // The outcomes of the base are the first of the pair's.
    const [before, after] = [this.outcomes[trial]!, places.outcomes[record.outcome]!];
    tally.addRate(before, true, before === after);
    if (before !== after) tally.addRate(after, false, true);
    for (let i = 0; i < tally.differences.length; i++) {
      const { base, variant } = places.metrics[i]!;
      tally.differences[i]!.add(record.metrics[variant]! - this.metrics[row + base]!);
    }
    const { outcomes, events } = tally.layout;
    for (let i = 0; i < events.length; i++) {
      const { base, variant } = places.events[i]!;
      const inBase = happens(events[i]!, base < 0 ? undefined : this.metrics[row + base]);
      tally.addRate(outcomes.length + i, inBase, happens(events[i]!, record.metrics[variant]));
    }
  }
}

/** Where what a pair counts stands in the records of its sides: indices, −1 where a side has none of it. */
interface Places {
  /** Of the variant's outcomes among the pair's. */
  readonly outcomes: readonly number[];
  readonly metrics: readonly Place[];
  readonly events: readonly Place[];
}

interface Place {
  readonly base: number;
  readonly variant: number;
}

function placesOf(pair: PairLayout, base: TallyLayout, variant: TallyLayout): Places {
  const place = (metric: string) => ({ base: base.metrics.indexOf(metric), variant: variant.metrics.indexOf(metric) });
  return {
    outcomes: variant.outcomes.map((outcome) => pair.outcomes.indexOf(outcome)),
    metrics: pair.metrics.map(place),
    events: pair.events.map(({ metric }) => place(metric)),
  };
}
