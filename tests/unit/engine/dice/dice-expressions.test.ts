import { describe, expect, it } from 'vitest';
import { cumulativeOf } from '../../../../src/engine/core/exact/cumulative.ts';
import { type Distribution, probabilityOf, totalOf } from '../../../../src/engine/core/exact/distribution.ts';
import { meanOf } from '../../../../src/engine/core/exact/moments.ts';
import { compileDice } from '../../../../src/engine/dice/compile-dice.ts';
import { parseDice } from '../../../../src/engine/dice/parse-dice.ts';
import { type Pool, poolOdds } from '../../../oracles/dice/enumerate.ts';
import { toNumber } from '../../../oracles/dice/fraction.ts';
import { poolText } from './dice-terms.ts';

const exact = (text: string) => compileDice(parseDice(text)).exact();
const total = (text: string) => exact(text).metrics[0] as Distribution;
const mean = (text: string) => meanOf(total(text));
const atLeast = (text: string, value: number) => {
  const distribution = total(text);
  return cumulativeOf(distribution).atLeast[value - distribution.low] as number;
};
const faces = (sides: number) => Array.from({ length: sides }, (_, i) => i + 1);

describe('expressions', () => {
  it.each([
    ['2d20kh1', 13.825],
    ['2d20kl1', 7.175],
    ['4d6kh3', 15869 / 1296],
    ['4d6dl1', 15869 / 1296],
    ['d6!', 4.2],
    ['d6!1', 49 / 12],
    ['d6!2', 4.180555555555555],
    ['d6!4', 4.19945987654321],
    ['d%', 50.5],
    ['4dF', 0],
    ['2D6', 7],
    ['2d6 + 3', 10],
    ['10 - 2*(d6 + 1) × 3', -17],
    ['-d6 − -2', -1.5],
    ['d6r1', 4],
    ['d6r6', 3],
    ['d6ro6!', 111 / 35],
    ['d6ro1', 3.5 + 2.5 / 6],
    ['6d10>=7x10f1', 3],
    ['6d10 >= 7 x10 f1', 3],
    ['0d6', 0],
    ['7', 7],
    ['0*d6', 0],
    ['d1!3', 4],
  ])('%s has the mean %d', (text, expected) => {
    expect(mean(text)).toBeCloseTo(expected, 11);
  });

  it('d10! + d4! reaches 9 in 51% of rolls', () => {
    expect(atLeast('d10! + d4!', 9)).toBeCloseTo(0.5125, 10);
  });

  it('each pool is rolled on its own: d6 - d6 is 0 in one of six, and no 0', () => {
    expect(probabilityOf(total('d6-d6'), 0)).toBeCloseTo(1 / 6, 14);
    expect(mean('d6-d6')).toBeCloseTo(0, 14);
  });

  it('every die may explode, not the first alone: 8d10 explode once into 0.8 further dice', () => {
    expect(mean('8d10!s1>=1') - 8).toBeCloseTo(0.8, 12);
    expect(probabilityOf(total('8d10!s1>=1'), 16) * 10 ** 8).toBeCloseTo(1, 10);
  });

  it('adding up before keeping and keeping from all rolls are two things, and both are there', () => {
    expect(mean('2d6!kh1')).toBeGreaterThan(mean('2d6!skh1') + 0.5);
    expect(mean('3d6!s')).toBeCloseTo(mean('3d6!'), 11);
  });

  it('no dice, no successes: zero in, zero out', () => {
    for (const text of ['0d6', '0d6!', '0d10>=7', '0*3d6']) expect(probabilityOf(total(text), 0)).toBeCloseTo(1, 15);
  });

  it('2d6+3 vs 2d6+1 is won, tied and lost in shares of 1296', () => {
    const { outcomes } = exact('2d6+3 vs 2d6+1');
    expect(outcomes.map((chance) => Math.round(chance * 1296 * 1e6) / 1e6)).toEqual([861, 125, 310]);
    expect(exact('2d6+1 vs 2d6+3').outcomes).toEqual(
      [...outcomes].reverse().map((chance) => expect.closeTo(chance, 14)),
    );
  });

  it('tell what they leave out, below 1e-15, and come to 1 within 1e-12', () => {
    for (const text of ['10d10!kh5', '100d6!', '30d10!skh10', '20d6!s>=5', 'd4! vs d6!']) {
      const { metrics, leftOut } = exact(text);
      expect(leftOut).toBeGreaterThan(0);
      expect(leftOut).toBeLessThan(1e-15);
      expect(Math.abs(totalOf(metrics[0] as Distribution) - 1)).toBeLessThan(1e-12);
    }
  });
});

describe('endless dice, enumerated to where less than 1e-12 is left', () => {
  const cases: Pool[] = [
    { count: 2, faces: faces(6), explode: { depth: 16, separate: false }, keeps: [['kh', 1]] },
    { count: 2, faces: faces(10), explode: { depth: 12, separate: true }, keeps: [['kh', 2]] },
    { count: 2, faces: faces(10), explode: { depth: 12, separate: true }, keeps: [['dl', 1]] },
    { count: 2, faces: faces(8), explode: { depth: 14, separate: true }, keeps: [['dh', 1]] },
    {
      count: 2,
      faces: faces(6),
      explode: { depth: 16, separate: true },
      successes: { target: 5, twice: [6], never: [] },
    },
    { count: 2, faces: faces(6), reroll: [1], explode: { depth: 18, separate: false } },
  ];
  it.each(cases.map((pool) => [poolText(pool, true), pool] as const))('%s', (text, pool) => {
    const distribution = total(text);
    for (const [value, chance] of poolOdds(pool)) {
      expect(Math.abs(probabilityOf(distribution, value) - toNumber(chance)), `${value}`).toBeLessThan(2e-12);
    }
  });
});
