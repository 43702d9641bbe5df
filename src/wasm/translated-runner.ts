import { BatchCounts } from '../engine/core/batch-counts.ts';
import { InvariantError } from '../engine/core/errors.ts';
import type { CompiledScenario, StartedFight, Translation, TrialRunner } from '../engine/core/rules-system.ts';
import type { Tally } from '../engine/core/tally.ts';
import type { TrialRecord } from '../engine/core/trial-record.ts';
import { CountWindows } from './count-windows.ts';
import type { EngineMemory, Entry } from './engine-memory.ts';
import { batchEntry } from './layout.ts';
import { RuntimeError } from './web-assembly.ts';

/** Trials that are counted in one call: few at first, until windows are wide enough. */
const FIRST_TRIALS = 32;
const MOST_TRIALS = 2000;

/** Places of parameters of the entries. */
const STATE = 0;
const RECORD = 1;
const COUNTS = 2;

/** A scenario that has a translation. */
export type TranslatedScenario = CompiledScenario & { readonly translation: Translation };

/**
 * Plays a scenario in the translated engine: the same functions and the same dice, so that each trial leaves what
 * it leaves when the rules are played as they are written.
 */
export class TranslatedRunner implements TrialRunner {
  private readonly memory: EngineMemory;
  private readonly scenario: TranslatedScenario;
  private readonly seed: number;
  private readonly playOne: Entry;
  private readonly playMany: Entry;
  /** Addresses of the state and of the record. */
  private readonly state: number;
  private readonly at: number;
  /** The record as it was written. */
  private readonly own: TrialRecord;
  private readonly numbers: readonly [field: string, place: number][];
  private readonly replay: (play: () => void) => void;
  private readonly windows: CountWindows;
  /** Trials of the next call. */
  private batch = FIRST_TRIALS;
  /** Counts in the windows as they are; none before they are wanted. */
  private counts: BatchCounts | undefined;
  private readonly viewed: TrialRecord;
  private words: Int32Array;

  /**
   * @param seed integer from 0 to 2^53 − 1
   * @param started what is played on
   * @param replay calls its parameter, which plays trials that were played already
   */
  constructor(
    memory: EngineMemory,
    scenario: TranslatedScenario,
    seed: number,
    { record, state }: StartedFight = scenario.translation.start(seed),
    replay = (play: () => void) => play(),
  ) {
    const { layout, translation } = scenario;
    memory.supply(translation.constants);
    this.memory = memory;
    this.scenario = scenario;
    this.seed = seed;
    this.playOne = memory.entry(translation.play);
    this.playMany = memory.entry(batchEntry(translation.play));
    this.state = memory.write(translation.play, STATE, state);
    this.at = memory.write(translation.play, RECORD, record);
    this.own = record;
    this.replay = replay;
    this.numbers = memory.numbersOf(translation.play, RECORD, record);
    this.windows = new CountWindows(layout.metrics.length, record.active.length / Math.max(1, layout.sides.length));
    this.words = new Int32Array(memory.buffer);
    this.viewed = memory.view(translation.play, RECORD, record);
  }

  get record(): TrialRecord {
    this.look();
    return this.viewed;
  }

  play(trial: number): void {
    try {
      this.playOne(this.state, this.at, trial);
    } catch (error) {
      this.explain(error, trial, 1);
    }
    this.look();
    const record = this.viewed as unknown as Record<string, number>;
    for (const [field, place] of this.numbers) record[field] = this.words[place]!;
  }

  playInto(tally: Tally, first: number, count: number): void {
    for (let from = first; from < first + count; ) {
      const next = Math.min(this.batch, first + count - from);
      this.countInto(tally, from, next);
      from += next;
      this.batch = Math.min(MOST_TRIALS, 2 * this.batch);
    }
  }

  private countInto(tally: Tally, first: number, count: number): void {
    const { layout, translation } = this.scenario;
    const entry = batchEntry(translation.play);
    const { ofMetrics, rounds } = this.windows;
    this.counts ??= new BatchCounts(layout, ofMetrics, translation.mostActive, rounds, MOST_TRIALS);
    const address = this.memory.write(entry, COUNTS, this.counts);
    try {
      this.playMany(this.state, this.at, address, first, count);
    } catch (error) {
      this.explain(error, first, count);
    }
    const counted = this.memory.view(entry, COUNTS, this.counts);
    tally.addCounts(counted, count - counted.outsideCount);
    if (counted.outsideCount > 0) this.replay(() => this.addOutside(tally, first, counted));
  }

  /** Adds the trials that lie outside the windows, which are wider for the next batch. */
  private addOutside(tally: Tally, first: number, { outside, outsideCount }: BatchCounts): void {
    for (const offset of outside.slice(0, outsideCount)) {
      this.play(first + offset);
      tally.add(this.record);
      if (this.windows.include(this.record)) this.counts = undefined;
    }
  }

  /** What stops translated functions is an error of the rules, which tell it when they are played as they are written. */
  private explain(error: unknown, first: number, count: number): never {
    if (!(error instanceof RuntimeError)) throw error;
    const runner = this.scenario.createRunner(this.seed);
    for (let trial = first; trial < first + count; trial++) runner.play(trial);
    const trials = `one of the ${count} trials from ${first} on`;
    throw new InvariantError(`translated functions stopped (${error.message}) in ${trials}, and the rules do not`);
  }

  /** Sees the memory as it is, should it have grown. */
  private look(): void {
    if (this.words.buffer === this.memory.buffer) return;
    this.words = new Int32Array(this.memory.buffer);
    Object.assign(this.viewed, this.memory.view(this.scenario.translation.play, RECORD, this.own));
  }
}
