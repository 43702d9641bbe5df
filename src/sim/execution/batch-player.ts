import { UsageError } from '../../engine/core/errors.ts';
import { playTrials } from '../../engine/core/play-trials.ts';
import type { CompiledScenario, RulesSystem, ScenarioHead, TrialRunner } from '../../engine/core/rules-system.ts';
import { type PackedTally, Tally } from '../../engine/core/tally.ts';
import type { Batch, Job } from './executor.ts';
import { type PackedFailure, packFailure } from './packed-failure.ts';

/** Rule systems by their identifiers. */
export type Systems = Readonly<Record<string, RulesSystem>>;

/** What playing a batch gives, in a form that crosses a thread whole. */
export type BatchAnswer = { readonly tally: PackedTally } | { readonly failure: PackedFailure };

/**
 * A function that plays batches of a job in this thread, on one runner that it reuses. Errors of ours
 * are answers; it throws only what means that the thread is not well, and then starts afresh.
 */
export function createBatchPlayer(systems: Systems, job: Job): (batch: Batch) => BatchAnswer {
  let compiled: CompiledScenario | undefined;
  let runner: TrialRunner | undefined;
  return (batch) => {
    try {
      compiled ??= compileScenario(systems, job.scenario);
      runner ??= compiled.createRunner(job.seed);
      const tally = new Tally(compiled.layout);
      playTrials(runner, batch.first, batch.count, tally);
      return { tally: tally.pack() };
    } catch (error) {
      runner = undefined;
      const failure = packFailure(error, compiled && findFailingTrial(compiled, job.seed, batch));
      if (failure === undefined) throw error;
      return { failure };
    }
  };
}

/**
 * Compiles a scenario with the rules of its system.
 *
 * @throws UsageError where there is no such system
 */
export function compileScenario(systems: Systems, scenario: ScenarioHead): CompiledScenario {
  const system = Object.hasOwn(systems, scenario.system) ? systems[scenario.system] : undefined;
  if (system === undefined) {
    throw new UsageError(`system: expected one of ${Object.keys(systems).join(', ')}, got "${scenario.system}"`);
  }
  return system.compile(scenario);
}

/** Plays a batch that failed once more, trial by trial: a trial depends on nothing that was played before it. */
function findFailingTrial(compiled: CompiledScenario, seed: number, batch: Batch): number | undefined {
  const runner = compiled.createRunner(seed);
  for (let trial = batch.first; trial < batch.first + batch.count; trial++) {
    try {
      runner.play(trial);
    } catch {
      return trial;
    }
  }
  return undefined;
}
