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

  it('cuts what names have in common where they would be cut alike', () => {
    expect(shortNames(['opposition Trooper shoot', 'opposition Trooper resist', 'Ann'], 16)).toEqual([
      'oppos…shoot',
      'oppos…resist',
      'Ann',
    ]);
  });

  it('then cuts the middle, so that both ends are seen', () => {
    const names = ['shoot', 'resist'].map((skill) => `Lady Isabella first-of-all-her-noble-name ${skill}`);
    expect(shortNames([...names, 'Lady Isabella second'], 12)).toEqual(['Lady…f…shoot', 'Lady…f…esist', 'Lady…second']);
  });

  it('numbers what is alike even so, and leaves equal names equal', () => {
    const [a, b] = ['1', '2'].map((digit) => `${'x'.repeat(30)}${digit}${'x'.repeat(30)}`) as [string, string];
    expect(shortNames([a, b, a], 10)).toEqual(['xxxxxx… #1', 'xxxxxx… #2', 'xxxxxx… #1']);
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
