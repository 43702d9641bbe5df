import { expect, it } from 'vitest';
import { nextWord } from '../../../../src/engine/core/xoshiro128.ts';

function words(state: readonly number[], count: number): number[] {
  const cells = Int32Array.from(state);
  return Array.from({ length: count }, () => nextWord(cells, 0) >>> 0);
}

it('gives the published words of xoshiro128++ from state 1, 2, 3, 4', () => {
  // Vector of the rand_xoshiro crate (Xoshiro128PlusPlus, test "reference"), made with Vigna's xoshiro128plusplus.c.
  expect(words([1, 2, 3, 4], 10)).toEqual([
    641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420,
  ]);
});

it('advances only the generator that it is asked for', () => {
  const cells = Int32Array.of(9, 9, 9, 9, 1, 2, 3, 4);
  expect(nextWord(cells, 4) >>> 0).toBe(641);
  expect([...cells.slice(0, 4)]).toEqual([9, 9, 9, 9]);
});
