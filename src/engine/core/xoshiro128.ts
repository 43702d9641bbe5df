/**
 * xoshiro128++ 1.0 of Blackman and Vigna (2019), https://prng.di.unimi.it/xoshiro128plusplus.c
 *
 * @param state four words of state a generator, many generators in one array; advanced in place
 * @param at index of the generator's first word
 * @returns the next word, a signed 32-bit integer
 */
export function nextWord(state: Int32Array, at: number): number {
  const s0 = state[at]!;
  let s1 = state[at + 1]!;
  let s2 = state[at + 2]!;
  let s3 = state[at + 3]!;
  const sum = (s0 + s3) | 0;
  const word = (((sum << 7) | (sum >>> 25)) + s0) | 0;
  const shifted = s1 << 9;
  s2 ^= s0;
  s3 ^= s1;
  s1 ^= s2;
  state[at] = s0 ^ s3;
  state[at + 1] = s1;
  state[at + 2] = s2 ^ shifted;
  state[at + 3] = (s3 << 11) | (s3 >>> 21);
  return word;
}
