import { describe, expect, it } from 'vitest';
import { lookNumber, looks } from '../../../../src/sim/sequential/looks.ts';

describe('looks', () => {
  it('come after whole batches, later ones farther apart, the last at the end', () => {
    expect([...looks(10_001)]).toEqual([2000, 4000, 6000, 8000, 10_000, 10_001]);
    const all = [...looks(10_000_000)];
    expect(all.slice(0, -1).every((trials) => trials % 2000 === 0)).toBe(true);
    expect(all.at(-1)).toBe(10_000_000);
    for (const [i, trials] of all.entries()) {
      if (i > 8) expect(trials / (all[i - 1] as number)).toBeLessThanOrEqual(1.112);
    }
    expect(all.length).toBeLessThan(140);
  });

  it('are the same for a longer run', () => {
    const [short, long] = [[...looks(500_000)], [...looks(5_000_000)]];
    expect(long.slice(0, short.length - 1)).toEqual(short.slice(0, -1));
  });

  it('of one trial are one', () => {
    expect([...looks(1)]).toEqual([1]);
  });

  it('are counted', () => {
    expect([1, 2000, 2001, 4000, 10_000].map(lookNumber)).toEqual([1, 1, 2, 2, 5]);
  });
});
