import type { Histogram } from './histogram.ts';

/** Histograms as they cross a thread: one after another in `values` (ascending in each) and `counts`. */
export interface PackedHistograms {
  /** Values a histogram. */
  readonly lengths: Uint32Array;
  readonly values: Float64Array;
  readonly counts: Float64Array;
}

export function packHistograms(histograms: readonly Histogram[]): PackedHistograms {
  const [lengths, values, counts]: [number[], number[], number[]] = [[], [], []];
  for (const histogram of histograms) {
    const before = values.length;
    histogram.forEach((value, count) => {
      values.push(value);
      counts.push(count);
    });
    lengths.push(values.length - before);
  }
  return { lengths: Uint32Array.from(lengths), values: Float64Array.from(values), counts: Float64Array.from(counts) };
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
