import { rateInterval } from '../statistics/intervals.ts';
import type { OddsEstimate, OddsFigure, OddsRow } from './odds-result.ts';

/** First and last value of a range. */
export interface ValueSpan {
  readonly from: number;
  readonly to: number;
}

/**
 * A row for each integer of a span, whether the value can come about or not.
 *
 * @param estimate where the rows are not exact
 * @param span at most as many integers as a table may have rows
 */
export function rowsWithin({ rows }: OddsFigure, { from, to }: ValueSpan, estimate?: OddsEstimate): OddsRow[] {
  let next = rows.findIndex(({ value }) => value >= from);
  if (next < 0) next = rows.length;
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const value = from + i;
    const row = rows[next];
    if (row?.value === value) {
      next++;
      return row;
    }
    const [atLeast, atMost] = [row?.atLeast ?? 0, rows[next - 1]?.atMost ?? 0];
    return { value, probability: 0, atLeast, atMost, ...intervalOf(atLeast, estimate) };
  });
}

function intervalOf(atLeast: number, estimate: OddsEstimate | undefined): Pick<OddsRow, 'atLeastInterval'> {
  if (estimate === undefined) return {};
  const { trials, confidence } = estimate;
  return { atLeastInterval: rateInterval(Math.round(atLeast * trials), trials, confidence, 'wilson') };
}
