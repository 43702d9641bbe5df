import { availableParallelism } from 'node:os';
import { InvariantError, RunError } from '../engine/core/errors.ts';
import type { ScenarioHead } from '../engine/core/rules-system.ts';
import { Tally } from '../engine/core/tally.ts';
import { SYSTEMS } from '../engine/registry.ts';
import { digestTally } from './digest-tally.ts';
import { compileScenario } from './execution/batch-player.ts';
import { createExecutor } from './execution/create-executor.ts';
import type { Executor, Job } from './execution/executor.ts';
import { planBatches } from './execution/plan-batches.ts';
import { runBatches } from './execution/run-batches.ts';
import { PACKAGE_VERSION } from './package-version.ts';
import { PartialRunError } from './partial-run-error.ts';
import { type Progress, progressOf } from './progress.ts';
import type { SimulationResult } from './result.ts';
import { checkRunLimits, type RunLimits } from './run-limits.ts';
import { checkPrecision, expectedTrials, MOST_SEQUENTIAL_TRIALS, stopByPrecision } from './sequential/precision.ts';
import type { IntervalMethod } from './statistics/intervals.ts';
import { summarize } from './summarize.ts';

export interface SimulateOptions {
  /** Resolved and checked, as `loadScenario` gives it. */
  readonly scenario: ScenarioHead;
  /** Of the scenario, as `loadScenario` gives it. */
  readonly hash: string;
  /** 1 to 1e12; the scenario's own if left out. With `precision`, the most there may be: ten million if left out. */
  readonly trials?: number | undefined;
  /**
   * Ends the run once the intervals of all outcomes have this half-width, above 0 and below 0.5. Intervals
   * are then those of a run that is watched, and `interval` means nothing.
   */
  readonly precision?: number | undefined;
  /** Integer from 0 to 2^53 − 1; the scenario's own if left out. */
  readonly seed?: number | undefined;
  /** Worker threads, 0 to 256: all cores if left out, 0 for none but this one. The result does not depend on it. */
  readonly threads?: number | undefined;
  /** Of intervals, above 0 and below 1; 0.95 if left out. */
  readonly confidence?: number | undefined;
  /** How intervals of rates are computed; `wilson` if left out. */
  readonly interval?: IntervalMethod | undefined;
  /** Plays the batches in place of `threads`: a queue of other machines, say. It is closed at the end. */
  readonly executor?: ((job: Job) => Executor) | undefined;
  /** Called after each batch of trials. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Ends the run early; the result is then of the longest complete run of trials from the first. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Simulates a scenario. Equal scenario, seed and trials give equal results, whatever the threads.
 *
 * @returns figures of all trials, or of those before an interrupt (`interrupted` is then true)
 * @throws UsageError where an option is out of range
 * @throws PartialRunError where the run failed after some trials, with the result of those
 * @throws RunError, InvariantError where it failed before
 * @throws the signal's reason where it was aborted before the start
 */
export async function simulate(options: SimulateOptions): Promise<SimulationResult> {
  const { scenario, hash, precision, onProgress, signal } = options;
  const limits = limitsOf(options);
  checkRunLimits(limits);
  checkPrecision(precision);
  signal?.throwIfAborted();
  const compiled = compileScenario(SYSTEMS, scenario);
  const tally = new Tally(compiled.layout);
  const { seed, trials, confidence, interval } = limits;
  const job = { scenario, seed };
  const executor = options.executor?.(job) ?? (await createExecutor(job, limits.threads, trials));
  const start = performance.now();
  const total = () => (precision === undefined ? trials : expectedTrials(tally, precision, confidence, trials));
  const onMerged = () =>
    onProgress?.(progressOf(tally, total(), Math.max(0.01, performance.now() - start), confidence, interval));
  try {
    const isEnough = precision === undefined ? undefined : stopByPrecision(precision, confidence, trials);
    const end = await runBatches(executor, planBatches(trials), tally, { signal, onMerged, isEnough });
    const finish = (interrupted: boolean) => {
      const digest = digestTally(tally.pack());
      return summarize({
        scenario,
        hash,
        seed,
        tally,
        confidence,
        interval,
        precision,
        version: PACKAGE_VERSION,
        digest,
        interrupted,
        exact: compiled.exact?.(),
      });
    };
    if (typeof end === 'object') throw tally.trials > 0 ? partial(end.failed, () => finish(true)) : end.failed;
    return finish(end === 'interrupted');
  } finally {
    await executor.close();
  }
}

function limitsOf({ scenario, trials, precision, seed, threads, confidence, interval }: SimulateOptions): RunLimits {
  return {
    trials: trials ?? (precision === undefined ? scenario.trials : MOST_SEQUENTIAL_TRIALS),
    seed: seed ?? scenario.seed,
    threads: threads ?? availableParallelism(),
    confidence: confidence ?? 0.95,
    interval: interval ?? 'wilson',
  };
}

/** Errors of the machine and of ours keep what was done; others, of whoever calls, are passed on. */
function partial(failed: unknown, finish: () => SimulationResult): unknown {
  const keeps = failed instanceof RunError || failed instanceof InvariantError;
  return keeps ? new PartialRunError(failed, finish()) : failed;
}
