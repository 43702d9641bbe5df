import { expect, it } from 'vitest';
import { Xoshiro128 } from '../../../../src/engine/core/xoshiro128.ts';

function seeded(s0: number, s1: number, s2: number, s3: number): Xoshiro128 {
  const generator = new Xoshiro128();
  generator.seed(s0, s1, s2, s3);
  return generator;
}

const wordsOf = (generator: Xoshiro128, count: number) => Array.from({ length: count }, () => generator.next() >>> 0);

it('gives the published words of xoshiro128++ from state 1, 2, 3, 4', () => {
  // Vector of the rand_xoshiro crate (Xoshiro128PlusPlus, test "reference"), made with Vigna's xoshiro128plusplus.c.
  expect(wordsOf(seeded(1, 2, 3, 4), 10)).toEqual([
    641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420,
  ]);
});

it('is never stuck at 0', () => {
  expect(wordsOf(seeded(0, 0, 0, 0), 4)).toEqual(wordsOf(seeded(1, 0, 0, 0), 4));
  expect(new Set(wordsOf(seeded(0, 0, 0, 0), 100)).size).toBeGreaterThan(90);
});
