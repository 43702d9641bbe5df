import type { CompiledScenario } from '../engine/core/rules-system.ts';
import { createFastRunner } from './execution/fast-runner.ts';
import type { Samples } from './result.ts';

/**
 * Plays the first trials of a run and lists what each counted. They are the same as in the run.
 *
 * @param count of trials
 */
export function sampleTrials(compiled: CompiledScenario, seed: number, count: number): Samples {
  const { layout } = compiled;
  const runner = createFastRunner(compiled, seed);
  const rows: Samples['rows'][number][] = [];
  for (let trial = 0; trial < count; trial++) {
    runner.play(trial);
    const { outcome, metrics } = runner.record;
    rows.push({ outcome: layout.outcomes[outcome]!, values: metrics.slice() });
  }
  return { metrics: layout.metrics, rows };
}
