import type { Random } from './generator.ts';

/**
 * Rolls one ten-sided die.
 *
 * @param random uniform in [0, 1)
 * @returns a face, 1 to 10
 */
export function rollDie(random: Random): number {
  return Math.floor(random() * 10) + 1;
}

/**
 * Gives the target number that an attribute sets: max(2, 10 - attribute).
 *
 * @rule CTR-2
 * @param attribute 0 to 10
 * @returns 2 to 10
 */
export function targetNumberOf(attribute: number): number {
  return Math.max(2, 10 - attribute);
}

/**
 * Counts the successes of one face: a 10 is two, a 1 none whatever the target.
 *
 * @rule CTR-3
 * @param face 1 to 10
 * @param targetNumber 2 to 10
 * @returns 0, 1 or 2
 */
export function successesOfFace(face: number, targetNumber: number): number {
  if (face === 1) return 0;
  if (face === 10) return 2;
  return face >= targetNumber ? 1 : 0;
}

/**
 * Rolls a pool, one die at a time; a pool of no or fewer dice has no success.
 *
 * @rule CTR-3
 * @param random uniform in [0, 1)
 * @param dice number of d10, may be 0 or less
 * @param targetNumber 2 to 10
 * @returns successes
 */
export function rollPool(random: Random, dice: number, targetNumber: number): number {
  let successes = 0;
  for (let i = 0; i < dice; i += 1) {
    successes += successesOfFace(rollDie(random), targetNumber);
  }
  return successes;
}

/**
 * Makes an opposed check of an active side and one who resists, to whom a tie goes in a fight.
 *
 * @rule CTR-5
 * @param random uniform in [0, 1)
 * @param active dice and attribute of the one who tries
 * @param resisting dice and attribute of the one who resists
 * @returns whether the active side won
 */
export function winsOpposed(
  random: Random,
  active: { dice: number; attribute: number },
  resisting: { dice: number; attribute: number },
): boolean {
  const mine = rollPool(random, active.dice, targetNumberOf(active.attribute));
  const theirs = rollPool(random, resisting.dice, targetNumberOf(resisting.attribute));
  return mine > theirs;
}
