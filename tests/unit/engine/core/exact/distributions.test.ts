import { describe, expect, it } from 'vitest';
import { compareDistributions } from '../../../../../src/engine/core/exact/compare-distributions.ts';
import { convolve } from '../../../../../src/engine/core/exact/convolve.ts';
import { cumulativeOf, quantileOf } from '../../../../../src/engine/core/exact/cumulative.ts';
import {
  constant,
  type Distribution,
  die,
  evenDie,
  highestOf,
  probabilityOf,
  totalOf,
} from '../../../../../src/engine/core/exact/distribution.ts';
import { mapValues, negate, scale, shift } from '../../../../../src/engine/core/exact/map-values.ts';
import { mixture } from '../../../../../src/engine/core/exact/mixture.ts';
import { meanOf, modesOf, sdOf } from '../../../../../src/engine/core/exact/moments.ts';
import { countSuccesses, mostOfDie, successesOfDie } from '../../../../../src/engine/core/exact/success-count.ts';
import { sumOfLike } from '../../../../../src/engine/core/exact/sum-of-like.ts';

const listed = ({ low, probabilities }: Distribution) =>
  Object.fromEntries(Array.from(probabilities, (chance, i) => [low + i, chance]));

describe('sums', () => {
  it('of 2d6 are the well-known 36ths', () => {
    const sum = convolve(die(6), die(6));
    expect(sum.low).toBe(2);
    [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].forEach((ways, i) => {
      expect(sum.probabilities[i]).toBeCloseTo(ways / 36, 15);
    });
  });

  it('of no dice are 0, of 30d10 come to 1 within 1e-12', () => {
    expect(listed(sumOfLike(die(6), 0))).toEqual({ 0: 1 });
    const sum = sumOfLike(die(10), 30);
    expect([sum.low, highestOf(sum)]).toEqual([30, 300]);
    expect(Math.abs(totalOf(sum) - 1)).toBeLessThan(1e-12);
    expect(probabilityOf(sum, 30)).toBeCloseTo(1e-30, 42);
  });

  it('keep the digits of the smallest tail', () => {
    expect(probabilityOf(sumOfLike(die(6), 100), 100) * 6 ** 100).toBeCloseTo(1, 12);
  });

  it('leave out what any of them leaves out', () => {
    const cut: Distribution = { low: 0, probabilities: Float64Array.of(0.5, 0.25), leftOut: 0.25 };
    expect(convolve(cut, cut).leftOut).toBe(0.4375);
    expect(totalOf(sumOfLike(cut, 5))).toBeCloseTo(1, 14);
  });

  it('of a die less another are two dice: d6 - d6 is 0 in one of six', () => {
    expect(probabilityOf(convolve(die(6), negate(die(6))), 0)).toBeCloseTo(1 / 6, 15);
  });
});

describe('mixtures and maps', () => {
  it('weigh whole distributions, so that a quarter of a proc is no quarter of its mean', () => {
    const mixed = mixture([
      [0.25, constant(10)],
      [0.75, constant(0)],
    ]);
    expect([probabilityOf(mixed, 10), probabilityOf(mixed, 5), meanOf(mixed)]).toEqual([0.25, 0, 2.5]);
  });

  it('skip cases that are all but impossible without a fault', () => {
    const mixed = mixture([
      [1e-17, die(6)],
      [1, constant(3)],
    ]);
    expect(Math.abs(totalOf(mixed) - 1)).toBeLessThan(1e-12);
  });

  it('refuse a mixture of nothing', () => {
    expect(() => mixture([])).toThrow('no cases');
  });

  it('shift, scale and negate, with no −0', () => {
    expect(listed(scale(shift(die(2), 3), -2))).toEqual({ '-10': 0.5, '-9': 0, '-8': 0.5 });
    expect(Object.is(scale(die(6), 0).low, 0)).toBe(true);
    expect(totalOf(scale(die(6), 0))).toBeCloseTo(1, 15);
    expect(listed(mapValues(die(4), (value) => Math.min(value, 2)))).toEqual({ 1: 0.25, 2: 0.75 });
  });
});

describe('CTR-3 successes', () => {
  const rule = { target: 7, twice: [10], never: [1] };

  it('are one at the target or above, two for a ten, none for a one whatever the target', () => {
    expect([1, 6, 7, 9, 10].map((face) => successesOfDie(face, rule))).toEqual([0, 0, 1, 1, 2]);
    expect(successesOfDie(1, { target: 1, never: [1] })).toBe(0);
    expect([rule, { target: 7 }, { target: 7, twice: [] }].map(mostOfDie)).toEqual([2, 1, 1]);
  });

  it('of a pool come to half a success a die at 7; a pool of no or fewer dice has none', () => {
    expect(meanOf(countSuccesses(die(10), 6, rule))).toBeCloseTo(3, 13);
    for (const dice of [0, -2]) expect(listed(countSuccesses(die(10), dice, rule))).toEqual({ 0: 1 });
  });
});

describe('comparisons', () => {
  it('are won, tied and lost in shares that add up', () => {
    const { win, tie, lose } = compareDistributions(die(6), die(6));
    expect(win).toBeCloseTo(15 / 36, 15);
    expect(tie).toBeCloseTo(6 / 36, 15);
    expect(lose).toBeCloseTo(15 / 36, 15);
  });

  it('of what never meets are certain', () => {
    expect(compareDistributions(constant(9), die(6))).toMatchObject({ tie: 0, lose: 0 });
    expect(compareDistributions(evenDie(-3, 0), die(6)).lose).toBeCloseTo(1, 15);
  });
});

describe('moments and quantiles', () => {
  it('of a d6', () => {
    expect([meanOf(die(6)), sdOf(die(6)) ** 2]).toEqual([expect.closeTo(3.5, 14), expect.closeTo(35 / 12, 14)]);
    expect(modesOf(die(6))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(modesOf(convolve(die(6), die(6)))).toEqual([7]);
    expect([0.5, 0.51, 1 / 6, 1].map((share) => quantileOf(die(6), share))).toEqual([3, 4, 1, 6]);
  });

  it('of a distribution that leaves mass out stop at the highest value that it lists', () => {
    const cut: Distribution = { low: 1, probabilities: Float64Array.of(0.5, 0.25), leftOut: 0.25 };
    expect([0.5, 0.75, 0.9, 1].map((share) => quantileOf(cut, share))).toEqual([1, 2, 2, 2]);
  });

  it('of far values lose no digits: {1e9, 1e9 + 1} spreads by a half', () => {
    expect(sdOf(evenDie(1e9, 1e9 + 1))).toBe(0.5);
  });

  it('at least the least value is certain, to the last bit', () => {
    const { atLeast, atMost } = cumulativeOf(sumOfLike(die(6), 10));
    expect([atLeast[0], atMost.at(-1)]).toEqual([1, 1]);
    expect((atLeast.at(-1) ?? 0) * 6 ** 10).toBeCloseTo(1, 12);
    expect((atMost[0] ?? 0) * 6 ** 10).toBeCloseTo(1, 12);
  });
});
