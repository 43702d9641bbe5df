import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { totalOf } from '../../../src/engine/core/exact/distribution.ts';
import { parseScenario } from '../../../src/scenarios/load-scenario.ts';
import { compileData, exactOf, simulateCounts, worstFit } from '../../exact-and-simulated.ts';
import { oddsOf } from '../../oracles/odds/odds-of.ts';
import { type Odds, toNumbers } from '../../oracles/odds/plain-odds.ts';
import { RANDOM_ODDS } from './random-odds.ts';

const EXACT = 1e-12;
/** Big fractions take their time on a slow machine. */
const LIMIT_MS = 60_000;
/** Some hundred fits are judged: a right one fails one in a million times less often than that. */
const LEVEL = 1e-9;

/** The greatest difference of chances by value from those of the judge. */
function difference<Case>(judged: Odds<Case>, chanceOf: (what: Case) => number): number {
  return Math.max(...[...toNumbers(judged)].map(([what, chance]) => Math.abs(chance - chanceOf(what))));
}

/**
 * Exact odds of random scenarios without a fight are those of the judge and of the simulation.
 *
 * @param runs scenarios a kind that are judged; fewer are simulated
 */
export function describeExactOdds(runs: number): void {
  describe.each(RANDOM_ODDS)('exact odds of a random %s', (_name, scenarios) => {
    it.prop([scenarios], { numRuns: runs })(
      'are those of a naive enumeration, and add up to 1',
      (data) => {
        const compiled = compileData(data);
        const { layout } = compiled;
        const exact = exactOf(compiled);
        const judged = oddsOf(parseScenario(JSON.stringify(data), 'x.json').scenario);
        expect(Object.keys(judged.counted)).toEqual([...layout.metrics]);
        expect(Math.min(...exact.outcomes)).toBeGreaterThanOrEqual(0);
        expect(exact.leftOut).toBeLessThan(1e-15);
        expect(Math.abs(exact.outcomes.reduce((sum, chance) => sum + chance, exact.leftOut) - 1)).toBeLessThan(EXACT);
        expect(
          difference(judged.outcomes, (label) => exact.outcomes[layout.outcomes.indexOf(label)] ?? 0),
        ).toBeLessThan(EXACT);
        layout.metrics.forEach((name, i) => {
          const { low, probabilities } = exact.metrics[i]!;
          expect(Math.abs(totalOf(exact.metrics[i]!) - 1), name).toBeLessThan(EXACT);
          expect(
            difference(judged.counted[name]!, (value) => probabilities[value - low] ?? 0),
            name,
          ).toBeLessThan(EXACT);
        });
      },
      LIMIT_MS,
    );

    it.prop([scenarios], { numRuns: Math.ceil(runs / 3) })('are those of the simulation', (data) => {
      const compiled = compileData(data);
      expect(worstFit(simulateCounts(compiled, 4000), exactOf(compiled))).toBeGreaterThan(LEVEL);
    });
  });
}
