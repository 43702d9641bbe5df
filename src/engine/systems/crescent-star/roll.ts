import { firstFace, secondFace } from '../../core/dice.ts';
import type { Firefight } from './firefight.ts';

/** Most times that one die is rolled again; a d4 gets there once in 4^64 rolls, and it is counted. */
const MOST_REROLLS = 64;

/**
 * Draws: d10, d4; each again on its maximum.
 *
 * @returns the sum of both dice, each added up as long as it shows its maximum
 * @rule CS-1
 */
export function rollOpenEnded(fight: Firefight, stream: number): number {
  const pair = fight.dice.two(stream, 10, 4);
  const first = firstFace(pair);
  const second = secondFace(pair);
  let total = first + second;
  if (first === 10) total += rollAgain(fight, stream, 10);
  if (second === 4) total += rollAgain(fight, stream, 4);
  return total;
}

/** What a die that showed its maximum adds. Draws: d`sides`, again on its maximum. */
export function rollAgain(fight: Firefight, stream: number, sides: number): number {
  let total = 0;
  for (let again = 0; again < MOST_REROLLS; again++) {
    const face = fight.dice.one(stream, sides);
    total += face;
    if (face < sides) return total;
  }
  fight.cutShort++;
  return total;
}

/**
 * Successes of a total against a target number.
 *
 * @param step points above the target number for each further success
 * @rule CS-3
 */
export function successesOf(total: number, targetNumber: number, step: number): number {
  return total < targetNumber ? 0 : 1 + (((total - targetNumber) / step) | 0);
}

/**
 * How many times a target number is folded; each fold takes a success step off it and a success off the roll.
 *
 * @rule CS-26
 */
export function foldsOf(targetNumber: number, foldsAbove: number, step: number): number {
  return targetNumber <= foldsAbove ? 0 : Math.ceil((targetNumber - foldsAbove) / step);
}
