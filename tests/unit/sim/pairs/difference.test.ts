import { describe, expect, it } from 'vitest';
import { Histogram } from '../../../../src/engine/core/histogram.ts';
import { meanDifference, rateDifference } from '../../../../src/sim/pairs/difference.ts';

function histogramOf(values: readonly number[]): Histogram {
  const histogram = new Histogram();
  for (const value of values) histogram.add(value);
  return histogram;
}

describe('rateDifference', () => {
  it('gives the interval of Agresti and Min, within what two trials more make of it', () => {
    // Approval of the prime minister (Agresti, Categorical Data Analysis, 10.1): n11 = 794, n12 = 150, n21 = 86,
    // n22 = 570. With half a trial in each cell: (86.5 − 150.5) / 1602 ± 1.96 √(237 − 64²/1602) / 1602.
    const { difference, low, high } = rateDifference({ both: 794, onlyBase: 150, onlyVariant: 86 }, 1600, 0.95);
    expect(difference).toBe(-0.04);
    expect(low).toBeCloseTo(-0.05868, 3);
    expect(high).toBeCloseTo(-0.02122, 3);
  });

  it('says what share of the variance pairing saved', () => {
    // a = b = 1/2 with unpaired variance 1/2; the difference is ±1 in 1 of 10 trials.
    const { a, b, varianceSaved, differing } = rateDifference(
      { both: 450_000, onlyBase: 50_000, onlyVariant: 50_000 },
      1_000_000,
      0.95,
    );
    expect([a, b, differing]).toEqual([0.5, 0.5, 100_000]);
    expect(varianceSaved).toBeCloseTo(0.8, 6);
  });

  it('gives a bound, and no certainty, where no trial differs', () => {
    const { difference, low, high, differing } = rateDifference({ both: 40, onlyBase: 0, onlyVariant: 0 }, 100, 0.95);
    expect([difference, differing]).toEqual([0, 0]);
    expect(high).toBeCloseTo(1 - 0.05 ** (1 / 100), 12);
    expect(low).toBe(-high);
  });

  it('never leaves −1 to 1, and knows no share saved where nothing varied', () => {
    const every = rateDifference({ both: 0, onlyBase: 0, onlyVariant: 10 }, 10, 0.95);
    expect(every.high).toBe(1);
    expect(every.low).toBeLessThan(1);
    expect(every.varianceSaved).toBeNull();
    expect(rateDifference({ both: 0, onlyBase: 0, onlyVariant: 0 }, 10, 0.95).varianceSaved).toBeNull();
    expect(rateDifference({ both: 0, onlyBase: 0, onlyVariant: 9 }, 10, 0.95).high).toBe(1);
  });
});

describe('meanDifference', () => {
  it('goes by the differences of the trials, and not by the variances of both', () => {
    const base = Array.from({ length: 1000 }, (_, i) => i);
    const variant = base.map((value, i) => value + (i % 2 === 0 ? 1 : 3));
    const differences = variant.map((value, i) => value - base[i]!);
    const figure = meanDifference(histogramOf(differences), histogramOf(base), histogramOf(variant), 0.95);
    expect([figure.a, figure.b, figure.difference, figure.differing]).toEqual([499.5, 501.5, 2, 1000]);
    expect((figure.high - figure.low) / 2).toBeCloseTo((1.96 * 1) / Math.sqrt(1000), 3);
    expect(figure.varianceSaved).toBeGreaterThan(0.9999);
  });

  it('is wider where it rests on few trials: with two of a thousand by half', () => {
    const differences = [...new Array<number>(998).fill(0), 5, 5];
    const same = histogramOf(differences.map(() => 0));
    const { low, high } = meanDifference(histogramOf(differences), same, histogramOf(differences), 0.95);
    // Σd² = 50; with the half trials more 75, over 1000².
    expect((high - low) / 2).toBeCloseTo((1.96 * Math.sqrt(75)) / 1000, 4);
  });

  it('gives a bound that knows the spread of the values where all trials differ by the same', () => {
    const base = Array.from({ length: 100 }, (_, i) => i % 11);
    const figure = meanDifference(
      histogramOf(base.map(() => 2)),
      histogramOf(base),
      histogramOf(base.map((x) => x + 2)),
      0.95,
    );
    expect(figure.difference).toBe(2);
    expect(figure.high - 2).toBeCloseTo((1 - 0.05 ** (1 / 100)) * (12 + 2), 12);
    expect(2 - figure.low).toBeCloseTo(figure.high - 2, 12);
    expect(figure.varianceSaved).toBe(1);
  });
});
