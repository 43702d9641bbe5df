import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../../src/engine/core/errors.ts';
import { odds } from '../../../../src/sim/odds/odds.ts';
import { rowsWithin } from '../../../../src/sim/odds/odds-rows.ts';

const total = (...args: Parameters<typeof odds>) => {
  const figure = odds(...args).figures['total'];
  if (figure === undefined) throw new Error('no total');
  return figure;
};

describe('odds', () => {
  it('have a row for each value that can come about', () => {
    expect(total('2*d3').rows.map(({ value }) => value)).toEqual([2, 4, 6]);
    expect(
      total('d6!')
        .rows.map(({ value }) => value)
        .slice(4, 6),
    ).toEqual([5, 7]);
  });

  it('have rows for the values asked for, within and beyond', () => {
    const rows = rowsWithin(total('2*d2'), { from: 1, to: 5 });
    expect(rows.map(({ probability, atLeast, atMost }) => [probability, atLeast, atMost])).toEqual([
      [0, 1, 0],
      [0.5, 1, 0.5],
      [0, 0.5, 0.5],
      [0.5, 0.5, 1],
      [0, 0, 1],
    ]);
  });

  it('are estimated as a prefix of any longer estimate, within their margin', () => {
    const { estimate, figures } = odds('2d6', { simulate: true, trials: 20_000 });
    const rolled = rowsWithin(total('2d6'), { from: 2, to: 12 }).map(({ value, atLeast }) => {
      const row = figures['total']?.rows.find((other) => other.value === value);
      return Math.abs((row?.atLeast ?? 0) - atLeast);
    });
    expect(Math.max(...rolled)).toBeLessThan(estimate?.bandHalfWidth ?? 0);
    expect(estimate?.means['total']?.low).toBeLessThan(7);
    expect(estimate?.means['total']?.high).toBeGreaterThan(7);
  });

  it('of an estimate are the same for the same seed, and refuse options out of range', () => {
    const options = { simulate: true, trials: 500, seed: 9 };
    expect(odds('d6! vs d8', options)).toEqual(odds('d6! vs d8', options));
    expect(() => odds('d6', { simulate: true, trials: 0 })).toThrow(UsageError);
  });
});
