import { mix32 } from '../../engine/core/mix.ts';
import type { PackedTally } from '../../engine/core/tally.ts';
import type { TallyLayout } from '../../engine/core/trial-record.ts';

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
export function fingerprint(layout: TallyLayout, packed: PackedTally): Int32Array {
  const print = new Int32Array(PRINT_WORDS);
  const add = (list: number, index: number, value: number, count: number) => {
    for (let lane = 0; lane < PRINT_WORDS; lane++) {
      print[lane] = print[lane]! + Math.imul(count, weightOf(LANES[lane]!, list, index, value));
    }
  };
  add(TRIALS, 0, 0, packed.trials);
  add(CUT_SHORT, 0, 0, packed.cutShort);
  packed.outcomes.forEach((count, i) => add(OUTCOMES, i, 0, count));
  packed.units.forEach((sum, i) => add(UNITS, i, 0, Number(BigInt.asIntN(32, sum))));
  addHistograms(layout, packed, add);
  return print;
}

/** Counted quantities, active units and last active units are lists of their own, whatever the rounds reached. */
function addHistograms(
  layout: TallyLayout,
  { lengths, values, counts }: PackedTally,
  add: (list: number, index: number, value: number, count: number) => void,
): void {
  const metrics = layout.metrics.length;
  const cells = (lengths.length - metrics) / 2;
  let at = 0;
  lengths.forEach((length, histogram) => {
    const cell = histogram - metrics;
    const list = cell < 0 ? 0 : 1 + Math.floor(cell / cells);
    const index = cell < 0 ? histogram : cell % cells;
    for (const end = at + length; at < end; at++) add(HISTOGRAMS + list, index, values[at]!, counts[at]!);
  });
}

function weightOf(lane: number, list: number, index: number, value: number): number {
  const place = mix32(mix32(lane + list) + index);
  return mix32(mix32(place + (value | 0)) ^ Math.floor(value / 0x1_0000_0000)) | 1;
}
