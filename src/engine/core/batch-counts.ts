import { type TallyLayout, type TrialRecord, UNIT_COUNTS } from './trial-record.ts';

/** Numbers of a quantity in `BatchCounts.varying`. */
const VARYING = 3;

/** What a quantity's values are counted in: one cell each, from `low` up. */
export interface CountWindow {
  readonly low: number;
  /** Number of values; 0 for a quantity without cells, which is 0 in each trial that is counted. */
  readonly span: number;
}

/**
 * Counts of the trials of a batch, in windows that were chosen before: plain arrays, so that a trial is counted in
 * few steps. A trial of which a value lies outside its window is not counted but noted, for a `Tally` to add, which takes
 * any value.
 *
 * Quantities are those of `layout.metrics`, then active units by round and side, then those at the end of a trial by
 * its last round and side, as in a `Tally`.
 */
export class BatchCounts {
  /** By quantity: places in `cells` of its first cell, and of the value 0, which may lie outside. `firsts` ends with the end. */
  readonly firsts: Int32Array;
  readonly zeros: Int32Array;
  readonly cells: Int32Array;
  /** Of each of `layout.metrics` that has cells: its place there, and the places in `cells` of its value 0 and after its last. */
  readonly varying: Int32Array;
  /** Which of `layout.metrics` have none: a trial in which one is not 0 lies outside. */
  readonly steady: Int32Array;
  /** Number of `layout.metrics`, of sides, and of rounds that have windows. */
  readonly metrics: number;
  readonly sides: number;
  readonly rounds: number;
  readonly outcomes: Int32Array;
  /** Sums of `TrialRecord.units`. */
  readonly units: Float64Array;
  /** Trials in which a bounded loop was cut short. */
  cutShort = 0;
  /** Trials that were not counted, from the first of the batch: the first `outsideCount`. */
  readonly outside: Int32Array;
  outsideCount = 0;

  /**
   * @param windows one a quantity of `layout.metrics`
   * @param mostActive greatest number of active units of each side
   * @param rounds that have windows
   * @param most trials in a batch
   */
  constructor(
    layout: TallyLayout,
    windows: readonly CountWindow[],
    mostActive: readonly number[],
    rounds: number,
    most: number,
  ) {
    const byRound = Array.from({ length: 2 * rounds * mostActive.length }, (_, cell) => ({
      low: 0,
      span: 1 + mostActive[cell % mostActive.length]!,
    }));
    const all = [...windows, ...byRound];
    this.firsts = new Int32Array(all.length + 1);
    all.forEach(({ span }, i) => {
      this.firsts[i + 1] = this.firsts[i]! + span;
    });
    this.zeros = Int32Array.from(all, ({ low }, i) => this.firsts[i]! - low);
    this.cells = new Int32Array(this.firsts[all.length]!);
    const places = [...windows.keys()];
    const varying = places.filter((i) => windows[i]!.span > 0);
    this.varying = Int32Array.from(varying.flatMap((i) => [i, this.zeros[i]!, this.firsts[i + 1]!]));
    this.steady = Int32Array.from(places.filter((i) => windows[i]!.span === 0));
    this.metrics = windows.length;
    this.sides = mostActive.length;
    this.rounds = rounds;
    this.outcomes = new Int32Array(layout.outcomes.length);
    this.units = new Float64Array(layout.units.length * UNIT_COUNTS.length);
    this.outside = new Int32Array(most);
  }
}

/** Empties the counts for another batch. */
export function startCounting(counts: BatchCounts): void {
  counts.cells.fill(0);
  counts.outcomes.fill(0);
  counts.units.fill(0);
  counts.cutShort = 0;
  counts.outsideCount = 0;
}

/**
 * Counts a trial, or notes that it lies outside.
 *
 * @param offset of the trial from the first of the batch
 */
export function countTrial(counts: BatchCounts, record: TrialRecord, offset: number): void {
  if (record.rounds > counts.rounds || !countMetrics(counts, record.metrics)) {
    counts.outside[counts.outsideCount] = offset;
    counts.outsideCount++;
    return;
  }
  const { outcomes, units } = counts;
  outcomes[record.outcome] = outcomes[record.outcome]! + 1;
  if (record.cutShort > 0) counts.cutShort++;
  for (let i = 0; i < units.length; i++) units[i] = units[i]! + record.units[i]!;
  countRounds(counts, record);
}

/** Counts the values of a trial; none of them where one lies outside, which few do. */
function countMetrics(counts: BatchCounts, values: Int32Array): boolean {
  const { cells, steady, varying } = counts;
  const unchanged = steady.length;
  let bits = 0;
  for (let i = 0; i < unchanged; i++) bits |= values[steady[i]!]!;
  if (bits !== 0) return false;
  const size = varying.length;
  let first = 0;
  for (let i = 0; i < size; i += VARYING) {
    const cell = varying[i + 1]! + values[varying[i]!]!;
    const next = varying[i + 2]!;
    if (cell < first || cell >= next) {
      takeBack(counts, values, i);
      return false;
    }
    cells[cell] = cells[cell]! + 1;
    first = next;
  }
  return true;
}

/**
 * @param end of what was counted, in `varying`
 * @noinline
 */
function takeBack({ cells, varying }: BatchCounts, values: Int32Array, end: number): void {
  for (let i = 0; i < end; i += VARYING) {
    const cell = varying[i + 1]! + values[varying[i]!]!;
    cells[cell] = cells[cell]! - 1;
  }
}

function countRounds(
  { cells, metrics, rounds, sides, zeros }: BatchCounts,
  { active, rounds: played }: TrialRecord,
): void {
  const recorded = played * sides;
  for (let i = 0; i < recorded; i++) {
    const cell = zeros[metrics + i]! + active[i]!;
    cells[cell] = cells[cell]! + 1;
  }
  const last = Math.max(0, recorded - sides);
  for (let i = last; i < recorded; i++) {
    const cell = zeros[metrics + rounds * sides + i]! + active[i]!;
    cells[cell] = cells[cell]! + 1;
  }
}
