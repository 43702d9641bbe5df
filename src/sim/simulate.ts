import { availableParallelism } from 'node:os';
import { UsageError } from '../engine/core/errors.ts';
import type { ScenarioHead } from '../engine/core/rules-system.ts';
import { Tally } from '../engine/core/tally.ts';
import { SYSTEMS } from '../engine/registry.ts';
import { compileScenario } from './execution/compile-scenario.ts';
import { createExecutor, SMALL_RUN_TRIALS } from './execution/create-executor.ts';
import type { Executor, Job } from './execution/executor.ts';
import { BATCH_TRIALS, planBatches } from './execution/plan-batches.ts';
import { planSpans } from './execution/plan-spans.ts';
import { runBatches } from './execution/run-batches.ts';
import { keepingWork } from './partial-run-error.ts';
import { type Progress, progressOf } from './progress.ts';
import type { SimulationResult } from './result.ts';
import { resultOfTally } from './result-of-tally.ts';
import { countRules, createCountingExecutor, type RuleCoverage, RuleTally } from './rules/count-rules.ts';
import { checkRunLimits, type RunLimits } from './run-limits.ts';
import { checkPrecision, expectedTrials, MOST_SEQUENTIAL_TRIALS, stopByPrecision } from './sequential/precision.ts';
import type { IntervalMethod } from './statistics/intervals.ts';
import { KeptTrials } from './store/kept-trials.ts';
import type { TrialRange } from './store/trial-range.ts';
import type { TrialStore } from './store/trial-store.ts';

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
  /** Called after each task: a batch of trials, or several. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** How many of the first trials to list one by one; none if left out. */
  readonly samples?: number | undefined;
  /** Whether to count, in the first 100,000 trials, the rules that decide them. */
  readonly countsRules?: boolean | undefined;
  /** Trials to play of these, for one share of several; all from the first to `trials` if left out. */
  readonly range?: TrialRange | undefined;
  /** Keeps what is played; what it has already is not played again. The result does not depend on it. */
  readonly store?: TrialStore | undefined;
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
  const { scenario, precision, store, signal } = options;
  const limits = limitsOf(options);
  checkRunLimits(limits);
  checkPrecision(precision);
  signal?.throwIfAborted();
  const compiled = compileScenario(SYSTEMS, scenario);
  const tally = new Tally(compiled.layout);
  const { seed, trials } = limits;
  const { first, end } = rangeOf(options, trials);
  const kept = store && (await KeptTrials.open(store, compiled.layout, { first, end }));
  const job = { scenario, seed };
  const missing = kept?.missing ?? end - first;
  const counting = countsOnTheWay(options, end, missing) ? RuleTally.of(job, compiled) : undefined;
  const executor =
    options.executor?.(job) ??
    (counting
      ? createCountingExecutor(job, counting)
      : await createExecutor({ ...job, takesPrints: kept !== undefined }, limits.threads, missing));
  const tell = progressTeller(options, limits, end - first);
  const onMerged = () => {
    kept?.onMerged(tally);
    tell(tally, kept?.taken ?? 0);
  };
  const finish = (interrupted: boolean, rules?: RuleCoverage) => {
    const { hash, samples } = options;
    const { confidence, interval } = limits;
    return resultOfTally({
      ...{ scenario, hash, seed, tally, confidence, interval, precision, interrupted, compiled, samples, rules },
    });
  };
  try {
    // Looks come after batches, and only executors of our own take fingerprints within a task.
    const isByBatch = precision !== undefined || options.executor !== undefined || counting !== undefined;
    const cut = (end: number, first: number) =>
      isByBatch ? planBatches(end, BATCH_TRIALS, first) : planSpans(end, first, tally, executor.width);
    const batches = kept?.plan(cut) ?? cut(end, first);
    const isEnough = precision === undefined ? undefined : stopByPrecision(precision, limits.confidence, trials);
    const answering = kept?.answering(executor) ?? executor;
    const ended = await runBatches(answering, batches, tally, { signal, onMerged, isEnough });
    const unsaved = await kept?.finish(tally).catch((error: unknown) => ({ error }));
    if (typeof ended === 'object') throw keepingWork(ended.failed, tally.trials, () => finish(true));
    const countAfter = () =>
      options.countsRules && first === 0 ? countRules(job, limits.threads, tally.trials) : undefined;
    const result = finish(ended === 'interrupted', counting?.coverage(tally.trials) ?? (await countAfter()));
    if (unsaved) throw keepingWork(unsaved.error, tally.trials, () => result);
    return result;
  } finally {
    await executor.close();
  }
}

/** Whether a run counts its rules while it plays: it is small, and nothing of it is stored or played elsewhere. */
function countsOnTheWay({ countsRules = false, executor }: SimulateOptions, end: number, missing: number): boolean {
  return countsRules && executor === undefined && missing === end && end <= SMALL_RUN_TRIALS;
}

/** Tells how far a run is, after each merge. */
function progressTeller(
  { precision, onProgress }: SimulateOptions,
  { confidence, interval }: RunLimits,
  trials: number,
): (tally: Tally, taken: number) => void {
  const start = performance.now();
  return (tally, taken) => {
    const total = precision === undefined ? trials : expectedTrials(tally, precision, confidence, trials);
    const elapsedMs = Math.max(0.01, performance.now() - start);
    onProgress?.(progressOf(tally, total, taken, elapsedMs, confidence, interval));
  };
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

function rangeOf({ range }: SimulateOptions, trials: number): TrialRange {
  const { first, end } = range ?? { first: 0, end: trials };
  const isWithin =
    Number.isSafeInteger(first) && Number.isSafeInteger(end) && 0 <= first && first < end && end <= trials;
  if (!isWithin) throw new UsageError(`range: expected trials from 0 to ${trials}, got ${first} to ${end}`);
  return { first, end };
}
