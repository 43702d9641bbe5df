import type { Histogram } from './histogram.ts';

/** Histograms as they cross a thread: one after another in `values` (ascending in each) and `counts`. */
export interface PackedHistograms {
  /** Values a histogram. */
  readonly lengths: Uint32Array;
  readonly values: Float64Array;
  readonly counts: Float64Array;
}

export function packHistograms(histograms: readonly Histogram[]): PackedHistograms {
  const size = histograms.reduce((sum, histogram) => sum + histogram.size, 0);
  const lengths = new Uint32Array(histograms.length);
  const [values, counts] = [new Float64Array(size), new Float64Array(size)];
  let at = 0;
  const put = (value: number, count: number) => {
    values[at] = value;
    counts[at] = count;
    at++;
  };
  histograms.forEach((histogram, i) => {
    const before = at;
    histogram.forEach(put);
    lengths[i] = at - before;
  });
  return { lengths, values, counts };
}

/**
 * Adds packed histograms to others, one to one.
 *
 * @param histograms as many as were packed
 */
export function addPackedHistograms(
  histograms: readonly Histogram[],
  { lengths, values, counts }: PackedHistograms,
): void {
  let at = 0;
  histograms.forEach((histogram, i) => {
    for (const end = at + lengths[i]!; at < end; at++) histogram.add(values[at]!, counts[at]!);
  });
}
