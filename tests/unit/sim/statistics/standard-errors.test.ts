import { describe, expect, it } from 'vitest';
import { convolve } from '../../../../src/engine/core/exact/convolve.ts';
import { type Distribution, die } from '../../../../src/engine/core/exact/distribution.ts';
import { incompleteBeta } from '../../../../src/sim/statistics/incomplete-beta.ts';
import { normalQuantile } from '../../../../src/sim/statistics/normal-distribution.ts';
import { standardErrors } from '../../../../src/sim/statistics/standard-errors.ts';

const of = (low: number, ...probabilities: number[]): Distribution => ({
  low,
  probabilities: Float64Array.from(probabilities),
  leftOut: 0,
});
const coin = (chance: number) => of(0, 1 - chance, chance);

/** From the exact tail: the chance of so many successes or more, or of so many or fewer. */
function exactZ(trials: number, count: number, chance: number): number {
  if (count > trials * chance) return Math.max(0, -normalQuantile(incompleteBeta(chance, count, trials - count + 1)));
  return Math.min(0, normalQuantile(incompleteBeta(1 - chance, trials - count, count + 1)));
}

describe('standard errors of a count', () => {
  const cases = [10, 200, 100_000].flatMap((trials) =>
    [1e-6, 4e-5, 0.003, 0.2, 0.5, 0.97, 0.99999].flatMap((chance) => {
      const [mean, sd] = [trials * chance, Math.sqrt(trials * chance * (1 - chance))];
      const counts = [-8, -5, -2, -0.5, 0, 0.5, 2, 5, 8].map((z) => Math.round(mean + z * sd));
      return [...new Set([...counts, 1, 3, trials - 1, trials, 0])]
        .filter((count) => count >= 0 && count <= trials)
        .map((count) => [trials, count, chance] as const);
    }),
  );

  it('have the tail of the binomial distribution', () => {
    expect(cases.length).toBeGreaterThan(150);
    for (const [trials, count, chance] of cases) {
      const exact = exactZ(trials, count, chance);
      if (Math.abs(exact) > 30) continue;
      expect(
        Math.abs(standardErrors(coin(chance), trials, count) - exact),
        `${count} of ${trials} at ${chance}`,
      ).toBeLessThan(Math.abs(exact) > 2 ? 0.05 : 0.15);
    }
  });

  it('raise no alarm from 3 events where 0.4 were expected', () => {
    expect(standardErrors(coin(4e-6), 100_000, 3)).toBeCloseTo(2.41, 1);
    expect(standardErrors(coin(1e-7), 100_000, 1)).toBeLessThan(2.4);
  });

  it('are the difference over its standard error where many are expected', () => {
    expect(standardErrors(coin(0.25), 1e6, 250_000 + 3 * 433)).toBeCloseTo(3, 1);
    expect(standardErrors(coin(0.5), 1e12, 5e11 + 2.5e6)).toBeCloseTo(5, 3);
    expect(standardErrors(coin(0.5), 1e12, 5e11 - 2.5e6)).toBeCloseTo(-5, 3);
  });

  it('are infinite for what cannot be, and 0 for what is certain', () => {
    expect(standardErrors(coin(0), 1e6, 1)).toBe(Number.POSITIVE_INFINITY);
    expect(standardErrors(coin(1), 1e6, 999_999)).toBe(Number.NEGATIVE_INFINITY);
    expect([standardErrors(coin(0), 1e6, 0), standardErrors(coin(1), 1e6, 1e6)].map(Math.abs)).toEqual([0, 0]);
    expect(standardErrors(die(6), 10, 61)).toBe(Number.POSITIVE_INFINITY);
    expect(standardErrors(die(6), 10, 9)).toBe(Number.NEGATIVE_INFINITY);
  });

  it('grow without an end where a tail is too small for a double', () => {
    expect(standardErrors(coin(0.5), 1e6, 1e6)).toBeGreaterThan(1000);
    expect(standardErrors(coin(0.5), 1e6, 900_000)).toBeGreaterThan(500);
  });
});

describe('standard errors of a mean', () => {
  const odd = of(-1, 0.6, 0, 0.3, 0, 0, 0, 0.1);
  const rare = of(0, 1 - 1e-4 - 1e-5, 1e-4, 0, 0, 0, 0, 0, 0, 1e-5);

  it.each([
    ['a die', die(6), 12, 0.2],
    ['values two apart', odd, 40, 0.2],
    ['a long thin tail, in lumps', rare, 1000, 1],
  ])('have the tail of the sum itself: %s', (_, distribution, n, understated) => {
    let total = distribution;
    for (let i = 1; i < n; i++) total = convolve(total, distribution);
    const upper = (sum: number) => total.probabilities.reduce((all, p, i) => (total.low + i >= sum ? all + p : all), 0);
    const mean = total.probabilities.reduce((all, p, i) => all + p * (total.low + i), 0);
    for (const [i, probability] of total.probabilities.entries()) {
      const sum = total.low + i;
      if (probability < 1e-14 || sum <= mean) continue;
      const exact = Math.max(0, -normalQuantile(upper(sum)));
      const excess = standardErrors(distribution, n, sum) - exact;
      expect(excess > -understated && excess < 0.45, `sum ${sum}: ${excess}`).toBe(true);
    }
  });

  it('raise no alarm from one rare value', () => {
    expect(standardErrors(rare, 1000, 8)).toBeLessThan(3);
  });
});
