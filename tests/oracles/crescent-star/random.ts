import type { Random } from './types.ts';

/**
 * One step of splitmix32 (Steele, Lea, Flood 2014; 32-bit form), used to spread a seed.
 *
 * @param state the running state, a 32-bit integer
 * @returns a well-mixed 32-bit integer
 */
function mix(state: number): number {
  let z = state | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return z ^ (z >>> 15);
}

/**
 * Chris Doty-Humphrey's sfc32 (PractRand), 128 bits of state; never uses Math.random.
 *
 * @param seed any integer of 0 to 2^53 − 1
 * @returns a function that gives the next number in [0, 1), a multiple of 2^-32
 */
export function createRandom(seed: number): Random {
  let a = mix((seed % 0x100000000) + 0x9e3779b9);
  let b = mix(Math.floor(seed / 0x100000000) + 0x3c6ef372);
  let c = mix(a ^ 0x1b873593);
  let counter = 1;
  const next = (): number => {
    const result = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + result) | 0;
    return (result >>> 0) / 0x100000000;
  };
  for (let i = 0; i < 20; i++) next();
  return next;
}
