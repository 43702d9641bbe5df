import { InvariantError } from '../errors.ts';
import { constant, type Distribution, leftOutOfLike } from './distribution.ts';
import { mapValues } from './map-values.ts';
import { sumOfLike } from './sum-of-like.ts';

/** Weights of the method stay within a double up to so many dice. */
export const MOST_RANKED_DICE = 1000;

/** What a kept die adds to the sum: its value, if it is not told otherwise. */
export type Worth = (value: number) => number;

/**
 * The sum of some of several like dice, chosen by rank: the dice are laid in ascending order, and those
 * from rank `from` up to, not including, `to` are kept.
 *
 * Values are gone through from the end where fewer ranks come first, with the chance of each number of
 * dice so far and of each sum so far (each number of dice at the next value is a term of the multinomial
 * expansion); exact to rounding, for all terms are positive.
 *
 * @param die one of the dice, open-ended or not
 * @param count dice, 0 or more; at most 1000 unless all are kept
 * @param from first rank kept, 0 to `to`
 * @param to rank after the last kept, to `count`
 * @param worth of a kept die of a value, an integer
 * @throws InvariantError where a number is out of range
 */
export function keepRanks(
  die: Distribution,
  count: number,
  from: number,
  to: number,
  worth: Worth = (value) => value,
): Distribution {
  if (from === 0 && to === count) return sumOfLike(mapValues(die, worth), count);
  if (!(from >= 0 && from <= to && to <= count && count <= MOST_RANKED_DICE)) {
    throw new InvariantError(`ranks ${from} to ${to} of ${count} dice`);
  }
  if (from === to) return { ...constant(0), leftOut: leftOutOfLike(die.leftOut, count) };
  const fromBelow = to <= count - from;
  const faces = facesOf(die, worth, fromBelow);
  const ranks = fromBelow ? { first: from, end: to } : { first: count - to, end: count - from };
  return sumOfRanks(faces, count, ranks.first, ranks.end, die.leftOut);
}

/** The sum of the `kept` highest of `count` like dice. */
export function keepHighest(die: Distribution, count: number, kept: number, worth?: Worth): Distribution {
  return keepRanks(die, count, count - kept, count, worth);
}

/** The sum of the `kept` lowest of `count` like dice. */
export function keepLowest(die: Distribution, count: number, kept: number, worth?: Worth): Distribution {
  return keepRanks(die, count, 0, kept, worth);
}

/** A value of a die: its chance, that of all values still to come, and its worth. */
interface Face {
  readonly chance: number;
  readonly rest: number;
  readonly worth: number;
}

function facesOf({ low, probabilities }: Distribution, worth: Worth, ascending: boolean): Face[] {
  const faces: Face[] = [];
  let rest = 0;
  const visit = (i: number) => {
    const chance = probabilities[i] as number;
    if (chance > 0) faces.push({ chance, rest, worth: worth(low + i) });
    rest += chance;
  };
  // Gathered from the last to come, so that `rest` is a sum and not a difference.
  if (ascending) for (let i = probabilities.length - 1; i >= 0; i--) visit(i);
  else for (let i = 0; i < probabilities.length; i++) visit(i);
  return faces.reverse();
}

function sumOfRanks(faces: readonly Face[], count: number, first: number, end: number, leftOut: number): Distribution {
  const least = faces.reduce((low, { worth }) => Math.min(low, worth), Number.POSITIVE_INFINITY);
  const most = faces.reduce((high, { worth }) => Math.max(high, worth), Number.NEGATIVE_INFINITY);
  const keptOf = (dice: number) => Math.max(0, Math.min(dice, end) - first);
  const sums = (dice: number) => new Float64Array(keptOf(dice) * (most - least) + 1);
  /** Chance by sum above the least, for each number of dice so far; the last is of all that ends here. */
  const states = Array.from({ length: end + 1 }, (_, dice) => sums(dice));
  (states[0] as Float64Array)[0] = 1;
  const reached = states[end] as Float64Array;
  for (const { chance, rest, worth } of faces) {
    for (let dice = end - 1; dice >= 0; dice--) {
      const here = states[dice] as Float64Array;
      const terms = binomialTerms(count - dice, chance);
      for (let more = 1; dice + more < end; more++) {
        const by = (keptOf(dice + more) - keptOf(dice)) * (worth - least);
        addScaled(states[dice + more] as Float64Array, here, terms[more] as number, by);
      }
      const by = (keptOf(end) - keptOf(dice)) * (worth - least);
      addScaled(reached, here, endingWeight(terms, end - dice, rest), by);
    }
  }
  const kept = end - first;
  return { low: kept * least, probabilities: reached, leftOut: leftOutOfLike(leftOut, count) };
}

/** C(dice, j) × chance^j for j from 0. */
function binomialTerms(dice: number, chance: number): Float64Array {
  const terms = new Float64Array(dice + 1);
  terms[0] = 1;
  for (let j = 1; j <= dice; j++) terms[j] = (((terms[j - 1] as number) * (dice - j + 1)) / j) * chance;
  return terms;
}

/** The weight of `least` or more dice at this value, and the others at values still to come. */
function endingWeight(terms: Float64Array, least: number, rest: number): number {
  let weight = 0;
  let power = 1;
  for (let j = terms.length - 1; j >= least; j--) {
    weight += (terms[j] as number) * power;
    power *= rest;
  }
  return weight;
}

function addScaled(sums: Float64Array, from: Float64Array, weight: number, by: number): void {
  if (weight === 0) return;
  for (let i = 0; i < from.length; i++) {
    const chance = from[i] as number;
    if (chance !== 0) sums[i + by] = (sums[i + by] as number) + chance * weight;
  }
}
