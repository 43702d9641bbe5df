import type { PackedTally } from '../../engine/core/tally.ts';
import { describeBatch } from '../execution/executor.ts';

/** Trials `first` to `end − 1`. */
export interface TrialRange {
  readonly first: number;
  readonly end: number;
}

/** What a range of trials counted, as it is stored. */
export interface StoredRange extends TrialRange {
  readonly tally: PackedTally;
  /** Fingerprints of its batches, as `BatchPrints` packs them. */
  readonly prints: Int32Array;
}

/**
 * Which of stored ranges to use for a run: from its first trial on the longest that begins where the one
 * before ended, or else the next that begins later. They do not overlap.
 *
 * @param ranges in any order, overlapping or not
 * @param run trials of the run; what reaches beyond its end is of no use
 * @returns ascending
 */
export function chooseRanges<Range extends TrialRange>(ranges: readonly Range[], run: TrialRange): Range[] {
  const inOrder = ranges
    .filter(({ first, end }) => first >= run.first && end <= run.end && first < end)
    .sort((a, b) => a.first - b.first || b.end - a.end);
  const chosen: Range[] = [];
  let reached = run.first;
  for (const range of inOrder) {
    if (range.first < reached) continue;
    chosen.push(range);
    reached = range.end;
  }
  return chosen;
}

/** The trials of a run that ranges leave out. */
export function gapsBetween(ranges: readonly TrialRange[], run: TrialRange): TrialRange[] {
  const gaps: TrialRange[] = [];
  let reached = run.first;
  for (const { first, end } of [...ranges, { first: run.end, end: run.end }]) {
    if (first > reached) gaps.push({ first: reached, end: first });
    reached = Math.max(reached, end);
  }
  return gaps;
}

/** `trials 0 to 999,999`, as messages name a range. */
export function describeRange({ first, end }: TrialRange): string {
  return describeBatch({ first, count: end - first });
}
