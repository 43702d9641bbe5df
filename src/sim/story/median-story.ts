import { SYSTEMS } from '../../engine/registry.ts';
import { compileScenario } from '../execution/compile-scenario.ts';
import type { SimulationResult } from '../result.ts';
import { findMedian, lengthMetric } from './find-trial.ts';
import { type Story, tellTrial } from './tell-trial.ts';

/** Trials among which a report looks for the median one: a part of a second of firefights. */
const SEARCHED_TRIALS = 2000;

/**
 * The story of the median trial of a result, for reports: the first that ends as most of the result's
 * trials do, after their median number of rounds, or as near to that as any of the first 2,000. It is
 * a function of the result's scenario, seed and figures alone.
 *
 * @returns undefined where the system tells no stories, or no trial looked at ends so
 */
export function medianStory({ summary }: SimulationResult): Story | undefined {
  const { scenario, hash, seed, trials, metrics } = summary;
  const compiled = compileScenario(SYSTEMS, scenario);
  if (compiled.story === undefined) return undefined;
  const counts = compiled.layout.outcomes.map((label) => summary.outcomes[label]?.count ?? 0);
  const length = lengthMetric(compiled);
  const typical = {
    outcome: counts.indexOf(Math.max(...counts)),
    length: length === undefined ? undefined : metrics[length]?.median,
  };
  const trial = findMedian({ compiled, seed, within: Math.min(trials, SEARCHED_TRIALS) }, typical);
  return trial === undefined ? undefined : tellTrial({ scenario, hash, seed }, trial);
}
