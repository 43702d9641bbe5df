/** A source of uniform numbers in [0, 1). */
export type Random = () => number;

/**
 * Makes Chris Doty-Humphrey's sfc32 (PractRand; 128 bits of state): state 0, the seed's low word,
 * its high word and a counter of 1, then the first 15 outputs are thrown away.
 *
 * @param seed whole number, 0 to 2^53 - 1
 * @returns a function that gives the next number in [0, 1), 32 random bits each
 */
export function makeGenerator(seed: number): Random {
  let a = 0;
  let b = seed >>> 0;
  let c = Math.floor(seed / 4294967296) >>> 0;
  let counter = 1;
  function next(): number {
    const output = (((a + b) >>> 0) + counter) >>> 0;
    counter = (counter + 1) >>> 0;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + (c << 3)) >>> 0;
    c = ((c << 21) | (c >>> 11)) >>> 0;
    c = (c + output) >>> 0;
    return output / 4294967296;
  }
  for (let i = 0; i < 15; i += 1) next();
  return next;
}
