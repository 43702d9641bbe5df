import { describe, expect, it } from 'vitest';
import { compareDistributions } from '../../../../../src/engine/core/exact/compare-distributions.ts';
import { constant, die, probabilityOf, totalOf } from '../../../../../src/engine/core/exact/distribution.ts';
import { keepHighest, keepLowest, keepRanks } from '../../../../../src/engine/core/exact/keep-ranks.ts';
import { mixture, type WeightedCase } from '../../../../../src/engine/core/exact/mixture.ts';
import { meanOf } from '../../../../../src/engine/core/exact/moments.ts';
import { mostFurtherRolls, openEndedDie } from '../../../../../src/engine/core/exact/open-ended-die.ts';
import { poolOdds } from '../../../../oracles/dice/enumerate.ts';
import { toNumber } from '../../../../oracles/dice/fraction.ts';

const faces = (sides: number) => Array.from({ length: sides }, (_, i) => i + 1);

describe('kept dice', () => {
  it('2d20 highest and lowest have the means 13.825 and 7.175', () => {
    expect(meanOf(keepHighest(die(20), 2, 1))).toBeCloseTo(13.825, 12);
    expect(meanOf(keepLowest(die(20), 2, 1))).toBeCloseTo(7.175, 12);
  });

  it('4d6 keep 3 has the mean 15869/1296', () => {
    expect(meanOf(keepHighest(die(6), 4, 3))).toBeCloseTo(15869 / 1296, 12);
  });

  it.each([
    [4, 6, 1, 3],
    [5, 4, 0, 2],
    [5, 4, 2, 5],
    [3, 10, 1, 2],
    [4, 3, 2, 2],
    [3, 6, 0, 3],
  ])('%id%i, ranks %i to %i, are as enumerated in big fractions', (count, sides, from, to) => {
    const kept = keepRanks(die(sides), count, from, to);
    const odds = poolOdds({
      count,
      faces: faces(sides),
      keeps: [
        ['kl', to],
        ['kh', to - from],
      ],
    });
    for (const [value, chance] of odds) expect(probabilityOf(kept, value)).toBeCloseTo(toNumber(chance), 13);
    expect(totalOf(kept)).toBeCloseTo(1, 13);
  });

  it('of many dice still come to 1 within 1e-12', () => {
    for (const kept of [keepHighest(die(20), 200, 20), keepHighest(die(6), 1000, 3), keepLowest(die(2), 1000, 400)]) {
      expect(Math.abs(totalOf(kept) - 1)).toBeLessThan(1e-12);
    }
  });

  it('refuse ranks that there are not, and more dice than weights can hold', () => {
    expect(() => keepHighest(die(6), 3, 4)).toThrow('ranks');
    expect(() => keepHighest(die(6), 1001, 2)).toThrow('ranks');
  });
});

describe('Risk', () => {
  it('3 against 2: the attacker loses none, one and two in 2890, 2611 and 2275 of 7776', () => {
    const top = (count: number) => jointTopTwo(count);
    const losses: [number, number, number] = [0, 0, 0];
    for (const [a1, a2, p] of top(3)) {
      for (const [d1, d2, q] of top(2)) losses[(a1 > d1 ? 0 : 1) + (a2 > d2 ? 0 : 1)]! += p * q;
    }
    expect(losses.map((chance) => Math.round(chance * 7776 * 1e6) / 1e6)).toEqual([2890, 2611, 2275]);
  });

  it('the highest die alone: 3 against 2 as the comparison of kept dice', () => {
    const { win } = compareDistributions(keepHighest(die(6), 3, 1), keepHighest(die(6), 2, 1));
    const naive = jointTopTwo(3).reduce(
      (sum, [a1, , p]) => sum + jointTopTwo(2).reduce((won, [d1, , q]) => won + (a1 > d1 ? p * q : 0), 0),
      0,
    );
    expect(win).toBeCloseTo(naive, 14);
  });
});

/** Highest and second highest of so many d6: kept ranks with a worth that tells both apart. */
function jointTopTwo(count: number): [number, number, number][] {
  const pairs: [number, number, number][] = [];
  for (let first = 1; first <= 6; first++) {
    for (let second = 1; second <= first; second++) {
      // Worth 100 for the first face, 1 for the second: the sum tells which two were kept.
      const kept = keepRanks(die(6), count, count - 2, count, (face) =>
        face === first ? 100 : face === second ? 1 : 10_000,
      );
      pairs.push([first, second, probabilityOf(kept, first === second ? 200 : 101)]);
    }
  }
  return pairs;
}

describe('open-ended dice', () => {
  it('a d6 has the mean 4.2; cut after 1, 2 and 4 rolls 4.0833, 4.1806, 4.1995', () => {
    expect(meanOf(openEndedDie(die(6)))).toBeCloseTo(4.2, 12);
    const means = [1, 2, 4].map((depth) => meanOf(openEndedDie(die(6), depth)).toFixed(4));
    expect(means).toEqual(['4.0833', '4.1806', '4.1995']);
  });

  it('whose highest face never shows are never rolled again', () => {
    const loaded = { low: 1, probabilities: Float64Array.of(0.5, 0.5, 0), leftOut: 0 };
    expect(openEndedDie(loaded)).toBe(loaded);
  });

  it('reach 6 and 7 equally often, one in six: there is no 6', () => {
    const open = openEndedDie(die(6));
    const from = (least: number) =>
      totalOf(open) -
      [1, 2, 3, 4, 5, 6].filter((value) => value < least).reduce((sum, value) => sum + probabilityOf(open, value), 0);
    expect(probabilityOf(open, 6)).toBe(0);
    expect([from(6), from(7)]).toEqual([expect.closeTo(1 / 6, 14), expect.closeTo(1 / 6, 14)]);
  });

  it('are followed until less than 1e-15 is left, which is told and not shared out', () => {
    for (const sides of [2, 4, 6, 10, 20, 100]) {
      const open = openEndedDie(die(sides));
      expect(open.leftOut).toBeGreaterThan(0);
      expect(open.leftOut).toBeLessThanOrEqual(1.0001e-18);
      expect(probabilityOf(open, 1)).toBe(1 / sides);
      expect(Math.abs(totalOf(open) - 1)).toBeLessThan(1e-12);
    }
    expect(openEndedDie(die(6), 2).leftOut).toBe(0);
  });

  it('mass beyond two explosions of a d6 is 1/216', () => {
    const open = openEndedDie(die(6));
    const beyond = Array.from(open.probabilities).reduce((sum, chance, i) => sum + (open.low + i > 18 ? chance : 0), 0);
    expect(beyond).toBeCloseTo(1 / 216, 15);
  });

  it('that would never end are refused', () => {
    expect(() => openEndedDie(die(1))).toThrow('always explodes');
    expect(() => mostFurtherRolls(1)).toThrow('always explodes');
    expect(meanOf(openEndedDie(die(1), 3))).toBe(4);
  });

  it('10 keep 5 of open-ended d10: the sum and the size of the tail', () => {
    const kept = keepHighest(openEndedDie(die(10)), 10, 5);
    expect(Math.abs(totalOf(kept) - 1)).toBeLessThan(1e-12);
    expect(kept.leftOut).toBeLessThan(1e-15);
  });
});

describe('keeping, by another way', () => {
  it('the highest of two is a mixture over the first die', () => {
    const cases = faces(8).map(
      (face): WeightedCase => [
        1 / 8,
        mixture(faces(8).map((other): WeightedCase => [1 / 8, constant(Math.max(face, other))])),
      ],
    );
    const kept = keepHighest(die(8), 2, 1);
    for (const face of faces(8)) expect(probabilityOf(mixture(cases), face)).toBeCloseTo(probabilityOf(kept, face), 15);
  });
});
