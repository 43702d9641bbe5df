import type { CompiledScenario } from '../../engine/core/rules-system.ts';
import { SYSTEMS } from '../../engine/registry.ts';
import { compileScenario } from '../execution/compile-scenario.ts';
import { createExecutor } from '../execution/create-executor.ts';
import type { CountedBatch, Executor, Job } from '../execution/executor.ts';
import { createInProcessExecutor } from '../execution/in-process-executor.ts';
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

/** Counts of the rules of a job, added up batch by batch. */
export class RuleTally {
  private readonly rules: readonly string[];
  private readonly possible: ReadonlySet<string>;
  private readonly fired: Float64Array;

  /** Nothing counted yet; undefined where the scenario's system tells no stories. */
  static of({ scenario }: Job, { story }: CompiledScenario): RuleTally | undefined {
    const rules = SYSTEMS[scenario.system]?.ruleList ?? [];
    return (
      story &&
      new RuleTally(
        rules.map(({ id }) => id),
        story.rules,
      )
    );
  }

  private constructor(rules: readonly string[], possible: ReadonlySet<string>) {
    this.rules = rules;
    this.possible = possible;
    this.fired = new Float64Array(rules.length);
  }

  merge({ fired }: CountedBatch): void {
    for (let i = 0; i < this.fired.length; i++) this.fired[i]! += fired[i]!;
  }

  /** @param trials that were counted */
  coverage(trials: number): RuleCoverage {
    const fired = Object.fromEntries(this.rules.map((id, i) => [id, this.fired[i] as number]));
    return { trials, fired, neverFired: this.rules.filter((id) => this.possible.has(id) && !fired[id]) };
  }
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
  const tally = RuleTally.of(job, compileScenario(SYSTEMS, job.scenario));
  if (tally === undefined) return undefined;
  const counted = Math.min(trials, MOST_TRIALS);
  const executor = await createExecutor({ ...job, countsRules: true }, threads, counted);
  try {
    const ended = await runBatches(executor, planBatches(counted), tally);
    if (typeof ended === 'object') throw ended.failed;
  } finally {
    await executor.close();
  }
  return tally.coverage(counted);
}

/**
 * Plays a small run in this thread and counts its rules on the way: to play it twice would cost more than
 * the slower loop does.
 *
 * @param rules receives the counts
 */
export function createCountingExecutor(job: Job, rules: RuleTally): Executor {
  const executor = createInProcessExecutor({ ...job, countsRules: true });
  return {
    ...executor,
    async run(batch) {
      const counted = await executor.run(batch);
      rules.merge(counted);
      return counted.tally;
    },
  };
}
