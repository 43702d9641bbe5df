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
  return Int32Array.from(LANES, (lane) => {
    const weight = (list: number, index: number) => weightOf(placeOf(lane, list, index), 0);
    let print = Math.imul(packed.trials, weight(TRIALS, 0)) + Math.imul(packed.cutShort, weight(CUT_SHORT, 0));
    packed.outcomes.forEach((count, i) => {
      print += Math.imul(count, weight(OUTCOMES, i));
    });
    packed.units.forEach((sum, i) => {
      print += Math.imul(Number(BigInt.asIntN(32, sum)), weight(UNITS, i));
    });
    return print + printHistograms(lane, layout, packed);
  });
}

/** Counted quantities, active units and last active units are lists of their own, whatever the rounds reached. */
function printHistograms(lane: number, layout: TallyLayout, { lengths, values, counts }: PackedTally): number {
  const metrics = layout.metrics.length;
  const cells = (lengths.length - metrics) / 2;
  let print = 0;
  let at = 0;
  for (let histogram = 0; histogram < lengths.length; histogram++) {
    const cell = histogram - metrics;
    const list = HISTOGRAMS + (cell < 0 ? 0 : 1 + Math.floor(cell / cells));
    const place = placeOf(lane, list, cell < 0 ? histogram : cell % cells);
    for (const end = at + lengths[histogram]!; at < end; at++) {
      print = (print + Math.imul(counts[at]!, weightOf(place, values[at]!))) | 0;
    }
  }
  return print;
}

function placeOf(lane: number, list: number, index: number): number {
  return mix32(mix32(lane + list) + index);
}

function weightOf(place: number, value: number): number {
  return mix32(mix32(place + (value | 0)) ^ Math.floor(value / 0x1_0000_0000)) | 1;
}
