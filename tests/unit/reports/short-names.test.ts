import { describe, expect, it } from 'vitest';
import { shortNames } from '../../../src/reports/short-names.ts';

describe('shortNames', () => {
  it('cuts at the end what then differs still', () => {
    expect(shortNames(['players Rifle shoot', 'opposition Trooper shoot', 'Ann'], 12)).toEqual([
      'players Rif…',
      'opposition…',
      'Ann',
    ]);
  });

  it('cuts in the middle what would be cut alike', () => {
    expect(shortNames(['opposition Trooper shoot', 'opposition Trooper resist', 'Ann'], 16)).toEqual([
      'oppositi…r shoot',
      'oppositi…resist',
      'Ann',
    ]);
  });

  it('numbers what is alike even so, and leaves equal names equal', () => {
    const [a, b] = ['opposition 1 shoot aims', 'opposition 2 shoot aims'];
    const cut = shortNames([a, b, a], 10);
    expect(cut).toEqual(['opposi… #1', 'opposi… #2', 'opposi… #1']);
  });

  it('keeps to the length, whatever the names, and tells them apart', () => {
    const names = ['x'.repeat(40), `${'x'.repeat(20)}y${'x'.repeat(19)}`, '👩‍🚀'.repeat(9), '\u0000'];
    for (let most = 8; most < 45; most++) {
      const cut = shortNames(names, most);
      for (const name of cut) expect([...name].length).toBeLessThanOrEqual(most);
      expect(new Set(cut).size).toBe(names.length);
    }
  });
});
