import type { DistributionRow } from '../../sim/result.ts';

/** Consecutive integers that share a bar. */
export interface IntegerBin {
  /** `7`, `40–49`, `23+` or `≤ 4`. */
  readonly label: string;
  /** First and last integer; infinite for the bars that collect a tail. */
  readonly from: number;
  readonly to: number;
}

/** What bars need of a value: its share, and the share up to it. */
export type BinnedRow = Pick<DistributionRow, 'value' | 'probability' | 'cumulative'>;

/** Share of the trials that a collecting bar may hold at either end where not all values find room. */
const UPPER_TAIL = 0.01;
const LOWER_TAIL = 0.005;

/**
 * One bar an integer, from the least to the greatest; where that would be too many, a long upper tail
 * goes to one bar `or more`; where that is not enough, bars are of 2, 5, 10, 20 … integers each.
 *
 * @param rows values ascending, at least one
 * @param most bars, 3 or more
 */
export function integerBins(rows: readonly BinnedRow[], most: number): IntegerBin[] {
  const min = (rows[0] as BinnedRow).value;
  const max = (rows.at(-1) as BinnedRow).value;
  if (max - min < most) return evenBins(min, max, 1);
  const high = rows.find(({ cumulative }) => cumulative >= 1 - UPPER_TAIL)?.value ?? max;
  if (high - min < most - 1) return [...evenBins(min, high, 1), upperTail(high + 1)];
  const low = rows.find(({ cumulative }) => cumulative > LOWER_TAIL)?.value ?? min;
  const step = stepFor(high - low + 1, most - 3);
  const start = Math.floor(low / step) * step;
  const bins = evenBins(start, high, step).map(({ from, to }) => bin(Math.max(from, min), to));
  const end = (bins.at(-1) as IntegerBin).to;
  return [
    ...(min < start ? [{ label: `≤ ${start - 1}`, from: Number.NEGATIVE_INFINITY, to: start - 1 }] : []),
    ...bins,
    ...(max > end ? [upperTail(end + 1)] : []),
  ];
}

/** Share of the trials in a bin. */
export function shareIn(rows: readonly BinnedRow[], { from, to }: IntegerBin): number {
  return rows.reduce((sum, { value, probability }) => (value >= from && value <= to ? sum + probability : sum), 0);
}

function evenBins(start: number, last: number, step: number): IntegerBin[] {
  return Array.from({ length: Math.ceil((last - start + 1) / step) }, (_, i) => {
    const from = start + i * step;
    return bin(from, from + step - 1);
  });
}

function bin(from: number, to: number): IntegerBin {
  return { label: from === to ? String(from) : `${from}–${to}`, from, to };
}

function upperTail(from: number): IntegerBin {
  return { label: `${from}+`, from, to: Number.POSITIVE_INFINITY };
}

/** The least of 2, 5, 10, 20, 50 … that needs at most so many bins. */
function stepFor(span: number, most: number): number {
  for (let scale = 1; ; scale *= 10) {
    const step = [2, 5, 10].map((factor) => factor * scale).find((size) => span / size <= most);
    if (step !== undefined) return step;
  }
}
