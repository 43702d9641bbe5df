import type { Histogram } from '../../engine/core/histogram.ts';
import { mix32 } from '../../engine/core/mix.ts';
import type { Tally } from '../../engine/core/tally.ts';

/** Words of a fingerprint. */
export const PRINT_WORDS = 2;

/** One a word: the fractional digits of the golden ratio and of the root of 2. */
const LANES = [0x9e3779b9, 0x6a09e667] as const;

/** What a tally counts besides the cells of its histograms; these are numbered from `HISTOGRAMS` on. */
const TRIALS = 0;
const CUT_SHORT = 1;
const OUTCOMES = 2;
const UNITS = 3;
const HISTOGRAMS = 4;

/**
 * A linear fingerprint of a tally: 64 bits, the sum modulo 2^32 a word of each count times an odd weight
 * that is mixed from the place of its cell. So the fingerprint of a merged tally is the sum of those of
 * its parts, and batches can be checked one by one against what was merged of them. A single count that
 * is wrong by less than 2^32 always shows; several wrong ones are overlooked with a chance of about 2^-62.
 */
export function fingerprint(tally: Tally): Int32Array {
  const print = new Int32Array(PRINT_WORDS);
  const add = (list: number, index: number, count: number) => {
    for (let lane = 0; lane < PRINT_WORDS; lane++) {
      print[lane] = print[lane]! + Math.imul(count, weightOf(placeOf(LANES[lane]!, list, index), 0));
    }
  };
  add(TRIALS, 0, tally.trials);
  add(CUT_SHORT, 0, tally.cutShort);
  tally.outcomes.forEach((count, i) => add(OUTCOMES, i, count));
  tally.units.forEach((sum, i) => add(UNITS, i, Number(BigInt.asIntN(32, sum))));
  // Counted quantities, active units and last active units are lists of their own, whatever the rounds reached.
  tally.histogramLists.forEach((histograms, list) => {
    histograms.forEach((histogram, index) => addHistogram(print, HISTOGRAMS + list, index, histogram));
  });
  return print;
}

/** What was added to a tally between one fingerprint and another. */
export function differenceOf(after: Int32Array, before: Int32Array): Int32Array {
  return after.map((word, i) => word - before[i]!);
}

function addHistogram(print: Int32Array, list: number, index: number, histogram: Histogram): void {
  const [one, two] = [placeOf(LANES[0], list, index), placeOf(LANES[1], list, index)];
  let [first, second] = [0, 0];
  histogram.forEach((value, count) => {
    first = (first + Math.imul(count, weightOf(one, value))) | 0;
    second = (second + Math.imul(count, weightOf(two, value))) | 0;
  });
  print[0] = print[0]! + first;
  print[1] = print[1]! + second;
}

function placeOf(lane: number, list: number, index: number): number {
  return mix32(mix32(lane + list) + index);
}

function weightOf(place: number, value: number): number {
  return mix32(mix32(place + (value | 0)) ^ Math.floor(value / 0x1_0000_0000)) | 1;
}
