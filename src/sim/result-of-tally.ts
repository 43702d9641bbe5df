import type { CompiledScenario } from '../engine/core/rules-system.ts';
import { digestTally } from './digest-tally.ts';
import { PACKAGE_VERSION } from './package-version.ts';
import type { SimulationResult } from './result.ts';
import { sampleTrials } from './sample-trials.ts';
import { type SummaryInput, summarize } from './summarize.ts';

/** A tally and what it is of. */
export interface TalliedRun extends Omit<SummaryInput, 'version' | 'digest' | 'exact'> {
  readonly compiled: CompiledScenario;
  /** How many of its first trials to play once more and list; none if left out. */
  readonly samples?: number | undefined;
}

/**
 * The result of trials that were tallied, just played or stored: equal tallies give equal results.
 *
 * @throws RunError where not one trial was finished
 */
export function resultOfTally({ compiled, samples = 0, ...run }: TalliedRun): SimulationResult {
  const digest = digestTally(run.tally.pack());
  const result = summarize({ ...run, version: PACKAGE_VERSION, digest, exact: compiled.exact?.() });
  if (samples === 0) return result;
  return { ...result, samples: sampleTrials(compiled, run.seed, Math.min(samples, run.tally.trials)) };
}
