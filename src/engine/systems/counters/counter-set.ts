/**
 * Some counters of a unit, by their places in its list: 32 to a word, the first in the highest bit. Words after
 * the last that has a bit may be left out.
 */
export type CounterSet = Int32Array;

const WORD_BITS = 5;
const BITS = 1 << WORD_BITS;

/** A set of these places. */
export function counterSet(places: readonly number[]): CounterSet {
  const set = new Int32Array((Math.max(-1, ...places) + BITS) >> WORD_BITS);
  for (const place of places) addPlace(set, place);
  return set;
}

/** Whether a set has a place, for which it has a word. */
export function hasPlace(set: CounterSet, place: number): boolean {
  return (set[place >> WORD_BITS]! & bitOf(place)) !== 0;
}

/** @param set with a word for the place */
export function addPlace(set: CounterSet, place: number): void {
  set[place >> WORD_BITS] = set[place >> WORD_BITS]! | bitOf(place);
}

/** @param set with a word for the place */
export function removePlace(set: CounterSet, place: number): void {
  set[place >> WORD_BITS] = set[place >> WORD_BITS]! & ~bitOf(place);
}

function bitOf(place: number): number {
  return 1 << (BITS - 1 - (place & (BITS - 1)));
}

/**
 * The first place in a word of a set.
 *
 * @param bits that are left of the word, not 0
 */
export function firstPlace(word: number, bits: number): number {
  return (word << WORD_BITS) + Math.clz32(bits);
}

/**
 * A word of a set without its first place.
 *
 * @param bits that are left of the word, not 0
 */
export function withoutFirst(bits: number): number {
  return bits & ~bitOf(Math.clz32(bits));
}

/** Whether two sets have a place in common. */
export function meet(one: CounterSet, other: CounterSet): boolean {
  for (let word = 0; word < one.length; word++) if ((one[word]! & other[word]!) !== 0) return true;
  return false;
}
