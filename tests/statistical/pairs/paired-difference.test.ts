import { describe, expect, it } from 'vitest';
import { chiSquareUpperTail } from '../../../src/sim/statistics/chi-square-upper-tail.ts';
import { type Case, type Found, type Repetition, repeatPairs } from './repeat-pairs.ts';

const LEVEL = 1e-6;
const RUNS = 200;
const contest = { scenario: 'juan-and-susan', change: 'contestants.Juan.skill=8', trials: 300 };
const CASES: readonly Case[] = [
  { ...contest, metric: 'outcome.Juan' },
  { ...contest, metric: 'Juan.successes' },
];
const REPEATED = CASES.map((given) => ({ ...given, repeated: repeatPairs(given, RUNS) }));

/** The chance of estimates so much more, or so much less, spread than a standard error says. */
function chanceOfSpread({ runs }: Repetition, errorOf: (run: Found) => number): number {
  const estimates = runs.map(({ difference }) => difference.difference);
  const mean = estimates.reduce((sum, each) => sum + each, 0) / runs.length;
  const spread = estimates.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  const said = runs.reduce((sum, run) => sum + errorOf(run) ** 2, 0) / runs.length;
  const above = chiSquareUpperTail(spread / said, runs.length - 1);
  return 2 * Math.min(above, 1 - above);
}

const pairedError = ({ difference: { low, high } }: Found) => (high - low) / 2 / 1.959964;

describe('a paired difference', () => {
  it.each(REPEATED)('of $metric is as far off as its interval says', ({ repeated }) => {
    expect(chanceOfSpread(repeated, pairedError)).toBeGreaterThan(LEVEL);
    // The wrong rule: the standard error of two runs that have nothing in common.
    expect(chanceOfSpread(repeated, ({ unpairedError }) => unpairedError)).toBeLessThan(LEVEL);
  });

  it.each(REPEATED)('of $metric is on average what mathematics says', ({ repeated, ...given }) => {
    const { runs, truth } = repeated;
    const mean = runs.reduce((sum, { difference }) => sum + difference.difference, 0) / RUNS;
    const error = pairedError(runs[0] as Found) / Math.sqrt(RUNS);
    // Two-sided normal quantile at 1e-6.
    expect(Math.abs(mean - truth) / error).toBeLessThan(4.89);
    const other = repeatPairs({ ...given, change: 'contestants.Juan.skill=7' }, 1).truth;
    expect(Math.abs(mean - other) / error).toBeGreaterThan(4.89);
  });

  it('of one rating in the firefight needs less than half the trials, for the dice are the same', () => {
    const change = 'sides.players.units.Rifle.skills.shoot.value=6';
    const firefight = { scenario: 'firefight', change, metric: 'outcome.players', trials: 1500 };
    const saved = (apart: number) => repeatPairs(firefight, 1, apart).runs[0]?.difference.varianceSaved ?? 0;
    expect(saved(0)).toBeGreaterThan(0.5);
    // The twin: other dice for the variant.
    expect(Math.abs(saved(1))).toBeLessThan(0.1);
  });
});
