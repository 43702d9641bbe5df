import { describe, expect, it } from 'vitest';
import { createDicePair, firstFace, secondFace } from '../../../src/engine/core/dice-pair.ts';
import { createDicePool } from '../../../src/engine/core/dice-pool.ts';
import { StreamDice } from '../../../src/engine/core/stream-dice.ts';
import { createSuccessTable } from '../../../src/engine/core/success-table.ts';
import { chiSquareUpperTail } from '../../../src/sim/statistics/chi-square-upper-tail.ts';

/** A right generator fails one such test in a million. */
const LEVEL = 1e-6;
const KEYS = Int32Array.from({ length: 64 }, (_, i) => i);

/** P value of Pearson's chi-square against the given shares. */
function pValue(counts: readonly number[], shares: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const statistic = counts.reduce((sum, count, i) => {
    const expected = total * (shares[i] as number);
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  return chiSquareUpperTail(statistic, counts.length - 1);
}

function uniformP(counts: readonly number[]): number {
  return pValue(
    counts,
    counts.map(() => 1 / counts.length),
  );
}

/** How often each value from 0 to size − 1 comes up in `draws` draws. */
function countsOf(size: number, draws: number, draw: (i: number) => number): number[] {
  const counts = new Array<number>(size).fill(0);
  for (let i = 0; i < draws; i++) {
    const value = draw(i);
    counts[value] = (counts[value] as number) + 1;
  }
  return counts;
}

describe('first draws of consecutive trials', () => {
  it.each([2, 3, 4, 6, 8, 10, 12, 20, 40, 100, 256, 1000])('are uniform for a d%i', (sides) => {
    const dice = new StreamDice(1, KEYS);
    const counts = countsOf(sides, 200_000, (trial) => {
      dice.startTrial(trial);
      return dice.one(dice.stream(0), sides) - 1;
    });
    expect(uniformP(counts)).toBeGreaterThan(LEVEL);
  });

  it('are independent from one trial to the next, one stream to the next, and one seed to the next', () => {
    const [one, two] = [new StreamDice(1, KEYS), new StreamDice(2, KEYS)];
    const pairs = {
      trials: countsOf(100, 100_000, (trial) => {
        one.startTrial(2 * trial);
        const first = one.one(one.stream(0), 10);
        one.startTrial(2 * trial + 1);
        return (first - 1) * 10 + one.one(one.stream(0), 10) - 1;
      }),
      streams: countsOf(100, 100_000, (trial) => {
        one.startTrial(trial);
        return (one.one(one.stream(5), 10) - 1) * 10 + one.one(one.stream(6), 10) - 1;
      }),
      seeds: countsOf(100, 100_000, (trial) => {
        one.startTrial(trial);
        two.startTrial(trial);
        return (one.one(one.stream(0), 10) - 1) * 10 + two.one(two.stream(0), 10) - 1;
      }),
    };
    for (const counts of Object.values(pairs)) expect(uniformP(counts)).toBeGreaterThan(LEVEL);
  });

  it('rejects a generator that is reseeded with seed plus index', () => {
    // Trial i of seed 2 is then trial i + 1 of seed 1: the pairs of a seed's trial and the other seed's earlier one agree.
    const dice = new StreamDice(0, KEYS);
    const roll = (seed: number, trial: number) => {
      dice.startTrial(seed + trial);
      return dice.one(dice.stream(0), 10);
    };
    const counts = countsOf(100, 20_000, (trial) => (roll(1, trial + 1) - 1) * 10 + roll(2, trial) - 1);
    expect(uniformP(counts)).toBeLessThan(LEVEL);
  });
});

describe('dice of one stream', () => {
  it('fill the lattice of three successive d20 evenly', () => {
    const dice = new StreamDice(3, KEYS);
    dice.startTrial(0);
    const counts = countsOf(8000, 800_000, () => {
      const [a, b, c] = [dice.one(dice.stream(0), 20), dice.one(dice.stream(0), 20), dice.one(dice.stream(0), 20)];
      return (a - 1) * 400 + (b - 1) * 20 + c - 1;
    });
    expect(uniformP(counts)).toBeGreaterThan(LEVEL);
  });

  it('are even and odd alike, whatever came before', () => {
    const dice = new StreamDice(4, KEYS);
    dice.startTrial(0);
    const counts = countsOf(256, 200_000, () => {
      let parities = 0;
      for (let i = 0; i < 8; i++) parities = parities * 2 + (dice.one(dice.stream(0), 6) & 1);
      return parities;
    });
    expect(uniformP(counts)).toBeGreaterThan(LEVEL);
  });

  it('show every pair of faces of two dice equally often', () => {
    const dice = new StreamDice(5, KEYS);
    dice.startTrial(0);
    const pair = createDicePair(10, 4);
    const counts = countsOf(40, 400_000, () => {
      const faces = dice.two(dice.stream(0), pair);
      return (firstFace(faces) - 1) * 4 + secondFace(faces) - 1;
    });
    expect(uniformP(counts)).toBeGreaterThan(LEVEL);
  });

  it.each([
    [4, 4],
    [2, 10],
    [3, 10],
    [7, 6],
  ])('add up to the sums of %id%i', (count, sides) => {
    const dice = new StreamDice(6, KEYS);
    dice.startTrial(0);
    const pool = createDicePool(count, sides);
    const counts = countsOf(count * sides + 1, 300_000, () => dice.sum(dice.stream(0), pool));
    expect(pValue(counts.slice(count), sharesOfSums(count, sides))).toBeGreaterThan(LEVEL);
  });

  it('rejects a die with a face too rare by a tenth', () => {
    const dice = new StreamDice(7, KEYS);
    dice.startTrial(0);
    const counts = countsOf(10, 200_000, () => {
      const face = dice.one(dice.stream(0), 10);
      return face === 10 && dice.one(dice.stream(1), 10) === 1 ? 0 : face - 1;
    });
    expect(uniformP(counts)).toBeLessThan(LEVEL);
  });
});

/** Chances of the sums of `count` dice, least first. */
function sharesOfSums(count: number, sides: number): number[] {
  let shares = [1];
  for (let die = 0; die < count; die++) {
    const next = new Array<number>(shares.length + sides - 1).fill(0);
    shares.forEach((share, i) => {
      for (let face = 0; face < sides; face++) next[i + face] = (next[i + face] as number) + share / sides;
    });
    shares = next;
  }
  return shares;
}

describe('pools that count successes', () => {
  const face = createSuccessTable((shown) => shown - 1);

  /** Shares of the sums of so many faces, each less one. */
  function sharesOfSums(count: number): number[] {
    let shares = [1];
    for (let die = 0; die < count; die++) {
      const next = new Array<number>(shares.length + 9).fill(0);
      shares.forEach((share, sum) => {
        for (let digit = 0; digit < 10; digit++) next[sum + digit] = (next[sum + digit] as number) + share / 10;
      });
      shares = next;
    }
    return shares;
  }

  it.each([1, 2, 3, 4, 5])('show each of the faces of %i d10 as often as another', (count) => {
    const dice = new StreamDice(1, KEYS);
    const shares = sharesOfSums(count);
    const counts = countsOf(shares.length, 300_000, (trial) => {
      dice.startTrial(trial);
      return dice.successes(dice.stream(0), count, face);
    });
    expect(pooledP(counts, shares)).toBeGreaterThan(LEVEL);
  });

  it('and a die that shows a 10 a little too often is told from them', () => {
    const dice = new StreamDice(1, KEYS);
    const counts = countsOf(10, 300_000, (trial) => {
      dice.startTrial(trial);
      const shown = dice.successes(dice.stream(0), 1, face);
      return shown === 0 && trial % 20 === 0 ? 9 : shown;
    });
    expect(uniformP(counts)).toBeLessThan(LEVEL);
  });

  /** The same with the tails, where few are expected, put together. */
  function pooledP(counts: readonly number[], shares: readonly number[]): number {
    const total = counts.reduce((sum, count) => sum + count, 0);
    const isRare = (i: number) => (shares[i] as number) * total < 20;
    const join = (values: readonly number[]) => {
      const rare = values.filter((_, i) => isRare(i)).reduce((sum, value) => sum + value, 0);
      const common = values.filter((_, i) => !isRare(i));
      return values.some((_, i) => isRare(i)) ? [...common, rare] : common;
    };
    return pValue(join(counts), join(shares));
  }
});
