import type { Distribution } from '../src/engine/core/exact/distribution.ts';
import type { CompiledScenario, ExactOdds } from '../src/engine/core/rules-system.ts';
import { SYSTEMS } from '../src/engine/registry.ts';
import { parseScenario } from '../src/scenarios/load-scenario.ts';
import { chiSquareUpperTail } from '../src/sim/statistics/chi-square-upper-tail.ts';

/** Cells that are expected less often are taken together. */
const LEAST_EXPECTED = 10;

/** Compiles a scenario given as data. */
export function compileData(data: object, set: readonly string[] = []): CompiledScenario {
  const { scenario } = parseScenario(JSON.stringify(data), 'scenario.json', { set });
  const system = SYSTEMS[scenario.system];
  if (!system) throw new Error(`no system ${scenario.system}`);
  return system.compile(scenario);
}

/** @throws Error where a kind cannot be computed */
export function exactOf({ exact }: CompiledScenario): ExactOdds {
  if (!exact) throw new Error('no exact odds');
  return exact();
}

/** How often each outcome, and each value of each counted quantity, came up. */
export interface Counts {
  readonly outcomes: ReadonlyMap<number, number>;
  readonly metrics: readonly ReadonlyMap<number, number>[];
}

export function simulateCounts({ layout, createRunner }: CompiledScenario, trials: number, seed = 1): Counts {
  const outcomes = new Map<number, number>();
  const metrics = layout.metrics.map(() => new Map<number, number>());
  const runner = createRunner(seed);
  const count = (of: Map<number, number>, value: number) => of.set(value, (of.get(value) ?? 0) + 1);
  for (let trial = 0; trial < trials; trial++) {
    runner.play(trial);
    count(outcomes, runner.record.outcome);
    metrics.forEach((of, i) => count(of, runner.record.metrics[i] as number));
  }
  return { outcomes, metrics };
}

/** P value of Pearson's chi-square of counts against a distribution; 0 where something came up that cannot. */
function fitOf(counts: ReadonlyMap<number, number>, { low, probabilities }: Distribution): number {
  const trials = [...counts.values()].reduce((sum, count) => sum + count, 0);
  for (const [value, count] of counts) if (count > 0 && !((probabilities[value - low] ?? 0) > 0)) return 0;
  let [statistic, cells, observed, expected] = [0, 0, 0, 0];
  let [lastObserved, lastExpected] = [0, 0];
  probabilities.forEach((chance, i) => {
    observed += counts.get(low + i) ?? 0;
    expected += trials * chance;
    if (expected < LEAST_EXPECTED) return;
    statistic += (observed - expected) ** 2 / expected;
    cells++;
    [lastObserved, lastExpected, observed, expected] = [observed, expected, 0, 0];
  });
  if (cells > 0) {
    // What is left over belongs to the last cell.
    statistic -= (lastObserved - lastExpected) ** 2 / lastExpected;
    statistic += (lastObserved + observed - lastExpected - expected) ** 2 / (lastExpected + expected);
  }
  return cells < 2 ? 1 : chiSquareUpperTail(statistic, cells - 1);
}

/** The least P value of all that a scenario counts, simulated against exact. */
export function worstFit({ outcomes, metrics }: Counts, exact: ExactOdds): number {
  const ofOutcomes = { low: 0, probabilities: Float64Array.from(exact.outcomes), leftOut: 0 };
  const fits = metrics.map((counts, i) => fitOf(counts, exact.metrics[i] as Distribution));
  return Math.min(fitOf(outcomes, ofOutcomes), ...fits);
}
