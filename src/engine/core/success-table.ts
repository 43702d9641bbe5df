/** Dice of a pool that one word of the generator decides, and how many results that makes. */
export const TOGETHER = 3;
const SIDES = 10;
export const RESULTS = SIDES ** TOGETHER;

/**
 * How many successes each face of a d10 counts, prepared so that one word of the generator decides up
 * to three dice: cell `dice × 1000 + result` holds the successes of the first `dice` decimal digits of
 * the result, lowest first, a digit being a face less one.
 */
export interface SuccessTable {
  /** By face, 1 to 10; cell 0 is unused. */
  readonly ofFace: Uint8Array;
  readonly counts: Uint8Array;
}

/**
 * Prepares a table.
 *
 * @param successesOf successes of a face from 1 to 10: an integer from 0 to 80
 */
export function createSuccessTable(successesOf: (face: number) => number): SuccessTable {
  const ofFace = Uint8Array.from({ length: SIDES + 1 }, (_, face) => (face === 0 ? 0 : successesOf(face)));
  const counts = new Uint8Array((TOGETHER + 1) * RESULTS);
  for (let dice = 1; dice <= TOGETHER; dice++) {
    for (let result = 0; result < RESULTS; result++) {
      const digit = Math.floor(result / SIDES ** (dice - 1)) % SIDES;
      const others = counts[(dice - 1) * RESULTS + result] as number;
      counts[dice * RESULTS + result] = others + (ofFace[digit + 1] as number);
    }
  }
  return { ofFace, counts };
}
