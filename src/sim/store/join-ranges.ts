import { Tally } from '../../engine/core/tally.ts';
import type { TallyLayout } from '../../engine/core/trial-record.ts';
import { BatchPrints } from './batch-prints.ts';
import type { StoredRange, TrialRange } from './trial-range.ts';

/** The ranges that follow one another without a gap from the first trial of a run. */
export function leadingRanges<Range extends TrialRange>(ranges: readonly Range[], run: TrialRange): Range[] {
  const leading: Range[] = [];
  let reached = run.first;
  for (const range of ranges) {
    if (range.first !== reached) break;
    leading.push(range);
    reached = range.end;
  }
  return leading;
}

/**
 * Joins ranges to one.
 *
 * @param ranges one or more that follow one another without a gap
 */
export function joinRanges(
  layout: TallyLayout,
  ranges: readonly StoredRange[],
): StoredRange & { readonly whole: Tally } {
  const whole = new Tally(layout);
  const first = ranges[0]?.first ?? 0;
  const prints = new BatchPrints(first);
  for (const range of ranges) {
    whole.merge(range.tally);
    prints.add(range.first, range.prints);
  }
  return { first, end: first + whole.trials, tally: whole.pack(), prints: prints.pack(), whole };
}
