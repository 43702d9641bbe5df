import { describe, expect, it } from 'vitest';
import { type Case, coverage, repeatPairs } from './repeat-pairs.ts';

/** The figures of docs/STATISTICS.md are those that this test prints. */
const RUNS = 2000;

const contest = { scenario: 'juan-and-susan', change: 'contestants.Juan.skill=8' };
const check = { scenario: 'medical-check', change: 'actor.skill=5' };
const CASES: readonly Case[] = [
  { ...contest, metric: 'outcome.Juan', trials: 1000 },
  { ...contest, metric: 'outcome.failure', trials: 1000 },
  { ...contest, metric: 'tests', trials: 1000 },
  { ...contest, metric: 'P(tests <= 5)', trials: 200 },
  // A success more only ever helps: differences of one sign, sixteen of a run, then five.
  { ...check, metric: 'outcome.success', trials: 1000 },
  { ...check, metric: 'outcome.success', trials: 300 },
  { ...check, metric: 'successes', trials: 1000 },
];

describe('coverage of paired intervals at 95%', () => {
  it.each(CASES)('$scenario with $change: $metric in $trials trials', (given) => {
    const repeated = repeatPairs(given, RUNS);
    const share = coverage(repeated);
    const differing = repeated.runs.reduce((sum, { difference }) => sum + difference.differing, 0) / RUNS;
    process.stdout.write(
      `${given.metric}, ${given.trials} trials, ${differing.toFixed(1)} differ: ${(100 * share).toFixed(2)}%\n`,
    );
    expect(share).toBeGreaterThanOrEqual(0.94);
  });
});
