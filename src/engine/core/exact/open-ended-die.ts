import { InvariantError } from '../errors.ts';
import { type Distribution, highestOf } from './distribution.ts';
import { shift } from './map-values.ts';
import { mixture, type WeightedCase } from './mixture.ts';

/** An endless tail is followed until less than this is left: a thousand such dice leave less than 1e-15 together. */
const LEAST_LEFT = 1e-18;

/**
 * A die that is rolled again and added up as long as it shows its highest face.
 *
 * @param roll one roll of it
 * @param depth most further rolls, 0 or more; without an end if left out. The last roll allowed counts
 *   as it falls
 * @returns the sum; of an endless die with what is left of the tail as `leftOut`
 * @throws InvariantError where it would never end
 */
export function openEndedDie(roll: Distribution, depth = Number.POSITIVE_INFINITY): Distribution {
  const highest = highestOf(roll);
  const { chance, rest } = splitOffHighest(roll);
  if (chance === 0) return roll;
  const rolls = depth === Number.POSITIVE_INFINITY ? mostFurtherRolls(chance) : depth;
  const cases: WeightedCase[] = [];
  let reached = 1;
  for (let further = 0; further < rolls; further++) {
    if (rest.probabilities.length > 0) cases.push([reached, shift(rest, highest * further)]);
    reached *= chance;
  }
  if (rolls === depth) cases.push([reached, shift(roll, highest * depth)]);
  return mixture(cases, rolls === depth ? 0 : reached);
}

/**
 * Further rolls after which an endless die has less than 1e-18 left: where exact odds stop, and where a
 * simulated die is cut short.
 *
 * @param chance that a roll calls for another
 * @throws InvariantError where every roll calls for another
 */
export function mostFurtherRolls(chance: number): number {
  if (chance >= 1) throw new InvariantError('a die that always explodes');
  return chance <= 0 ? 0 : Math.ceil(Math.log(LEAST_LEFT) / Math.log(chance));
}

function splitOffHighest(roll: Distribution): { chance: number; rest: Distribution } {
  const last = roll.probabilities.length - 1;
  const chance = roll.probabilities[last] as number;
  return { chance, rest: { ...roll, probabilities: roll.probabilities.slice(0, last) } };
}
