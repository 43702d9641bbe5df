import { describe, expect, it } from 'vitest';
import { missesOf, VARIANTS } from './judge-duel.ts';

describe('2,000,000 duels of Cole and Francois agree with the exact chain', () => {
  it.each(VARIANTS)('$name', { timeout: 300_000 }, ({ sets }) => {
    expect(missesOf(sets, sets, 2_000_000)).toEqual([]);
  });
});
