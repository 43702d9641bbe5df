import { availableParallelism } from 'node:os';
import { InvariantError } from '../../engine/core/errors.ts';
import type { ScenarioHead } from '../../engine/core/rules-system.ts';
import { SYSTEMS } from '../../engine/registry.ts';
import { compileScenario } from '../execution/compile-scenario.ts';
import { createExecutor } from '../execution/create-executor.ts';
import type { PairedExecutor, PairedJob } from '../execution/executor.ts';
import { runBatches } from '../execution/run-batches.ts';
import { type Pace, paceOf } from '../pace.ts';
import { keepingWork } from '../partial-run-error.ts';
import { checkRunLimits } from '../run-limits.ts';
import type { TrialEvent } from './pair-layout.ts';
import { PairedTallies } from './paired-tallies.ts';
import { batchesOfBlock, planPairedBatches } from './plan-paired-batches.ts';

/** How pairs are played, whatever is made of them. */
export interface PairOptions {
  /** Trials of the base and of each variant, 1 to 1e12; the base's own if left out. */
  readonly trials?: number | undefined;
  /** Integer from 0 to 2^53 − 1; the base's own if left out. */
  readonly seed?: number | undefined;
  /** Worker threads, 0 to 256: all cores if left out, 0 for none but this one. The result does not depend on it. */
  readonly threads?: number | undefined;
  /** Of all intervals of the result together, above 0 and below 1; 0.95 if left out. */
  readonly confidence?: number | undefined;
  /** Plays the batches in place of `threads`. It is closed at the end. */
  readonly executor?: ((job: PairedJob) => PairedExecutor) | undefined;
  /** Called after each block of trials. */
  readonly onProgress?: ((progress: Pace) => void) | undefined;
  /** Ends the run early; the result is then of the longest complete run of trials from the first. */
  readonly signal?: AbortSignal | undefined;
}

/** What is held against each other. */
export interface PairedScenarios {
  /** Resolved and checked. */
  readonly base: ScenarioHead;
  /** One or more. */
  readonly variants: readonly ScenarioHead[];
  readonly events: readonly TrialEvent[];
}

/** Limits of a run with their defaults filled in. */
export interface PairLimits {
  readonly trials: number;
  readonly seed: number;
  readonly threads: number;
  readonly confidence: number;
}

/** A finished run of pairs. */
export interface PairedRun {
  readonly tallies: PairedTallies;
  readonly interrupted: boolean;
}

/** @throws UsageError where an option is out of range */
export function pairLimits(base: ScenarioHead, options: PairOptions): PairLimits {
  const limits = {
    trials: options.trials ?? base.trials,
    seed: options.seed ?? base.seed,
    threads: options.threads ?? availableParallelism(),
    confidence: options.confidence ?? 0.95,
  };
  checkRunLimits({ ...limits, interval: 'wilson' });
  return limits;
}

/**
 * Plays each trial of a base and of its variants with the same randomness, and makes figures of it.
 * The same pool of threads plays all; a thread compiles each scenario once.
 *
 * @param figures makes the result of one trial or more
 * @throws PartialRunError where the run failed after some trials, with the result of those
 * @throws RunError, InvariantError where it failed before
 * @throws the signal's reason where it was aborted before the start
 */
export async function playPairs<Result>(
  scenarios: PairedScenarios,
  limits: PairLimits,
  options: PairOptions,
  figures: (run: PairedRun) => Result,
): Promise<Result> {
  const { base, variants, events } = scenarios;
  const { onProgress, signal } = options;
  signal?.throwIfAborted();
  const [compiledBase, ...compiled] = [base, ...variants].map((scenario) => compileScenario(SYSTEMS, scenario));
  if (compiledBase === undefined || compiled.length === 0) throw new InvariantError('there is no variant to play');
  const tallies = new PairedTallies(compiledBase, compiled, events);
  const job: PairedJob = { scenario: base, seed: limits.seed, variants, events };
  const executor =
    options.executor?.(job) ?? (await createExecutor(job, limits.threads, limits.trials * (variants.length + 1)));
  const start = performance.now();
  const onMerged = () => {
    if (tallies.trials > 0) onProgress?.(paceOf(tallies.trials, limits.trials, performance.now() - start));
  };
  try {
    const batches = planPairedBatches(limits.trials, variants.length);
    const end = await runBatches(executor, batches, tallies, {
      signal,
      atLeast: batchesOfBlock(variants.length),
      onMerged,
    });
    const finish = (interrupted: boolean) => figures({ tallies, interrupted });
    if (typeof end === 'object') throw keepingWork(end.failed, tallies.trials, () => finish(true));
    return finish(end === 'interrupted');
  } finally {
    await executor.close();
  }
}
