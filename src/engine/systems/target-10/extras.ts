import { extraCell } from '../../battle/battle-record.ts';

/** What Target 10 counts a side besides what every battle counts, in the order of the places below (T10-32). */
export const EXTRAS = ['luckSpent', 'timesProne', 'timesHeld', 'timesDisarmed', 'negotiatedRounds'] as const;

export const LUCK_SPENT = 0;
export const TIMES_PRONE = 1;
export const TIMES_HELD = 2;
export const TIMES_DISARMED = 3;
export const NEGOTIATED_ROUNDS = 4;

/**
 * Nothing has been counted when a trial begins.
 *
 * @param metrics of the trial's record
 */
export function resetExtras(metrics: Int32Array): void {
  for (let side = 0; side < 2; side++) {
    for (let extra = 0; extra < EXTRAS.length; extra++) metrics[extraCell(side, extra, EXTRAS.length)] = 0;
  }
}

/**
 * Counts one more of a quantity.
 *
 * @param metrics of the trial's record
 * @param side 0 or 1
 * @param extra `LUCK_SPENT` and its like
 * @rule T10-32
 */
export function countExtra(metrics: Int32Array, side: number, extra: number): void {
  const cell = extraCell(side, extra, EXTRAS.length);
  metrics[cell] = metrics[cell]! + 1;
}
