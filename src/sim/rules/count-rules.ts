import { SYSTEMS } from '../../engine/registry.ts';
import { compileScenario } from '../execution/batch-player.ts';
import { createExecutor } from '../execution/create-executor.ts';
import type { Job } from '../execution/executor.ts';
import { planBatches } from '../execution/plan-batches.ts';
import { runBatches } from '../execution/run-batches.ts';

/** How many of a run's first trials are played once more for it, at most. */
const MOST_TRIALS = 100_000;

/** How often each rule of a system decided something. */
export interface RuleCoverage {
  /** Trials, the first of the run, in which it was counted. */
  readonly trials: number;
  /** By identifier, every rule of the system in the order of its rules file. */
  readonly fired: Readonly<Record<string, number>>;
  /** Rules that may decide something in such a scenario, and did not. */
  readonly neverFired: readonly string[];
}

/**
 * Plays the first trials of a run once more and counts how often each rule decides something: apart
 * from the run, so that its loop pays nothing for it. The counts are a function of scenario, seed and
 * trials alone.
 *
 * @param threads most worker threads; 0 for none
 * @param trials of the run; the first 100,000 of them are played
 * @returns undefined where the scenario's system tells no stories
 * @throws RunError, InvariantError where it failed
 */
export async function countRules(job: Job, threads: number, trials: number): Promise<RuleCoverage | undefined> {
  const { story } = compileScenario(SYSTEMS, job.scenario);
  if (story === undefined) return undefined;
  const rules = SYSTEMS[job.scenario.system]?.ruleList ?? [];
  const counted = Math.min(trials, MOST_TRIALS);
  const sum = new RuleSum(rules.length);
  const executor = await createExecutor({ ...job, countsRules: true }, threads, counted);
  try {
    const ended = await runBatches(executor, planBatches(counted), sum);
    if (typeof ended === 'object') throw ended.failed;
  } finally {
    await executor.close();
  }
  const fired = Object.fromEntries(rules.map(({ id }, i) => [id, sum.fired[i] as number]));
  return {
    trials: counted,
    fired,
    neverFired: rules.flatMap(({ id }) => (story.rules.has(id) && !fired[id] ? [id] : [])),
  };
}

/** Counts of batches, added up. */
class RuleSum {
  readonly fired: Float64Array;

  constructor(rules: number) {
    this.fired = new Float64Array(rules);
  }

  merge(fired: Float64Array): void {
    for (let i = 0; i < this.fired.length; i++) this.fired[i]! += fired[i]!;
  }
}
