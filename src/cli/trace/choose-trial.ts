import { RunError } from '../../engine/core/errors.ts';
import { SYSTEMS } from '../../engine/registry.ts';
import { formatCount } from '../../reports/format-count.ts';
import { compileScenario } from '../../sim/execution/compile-scenario.ts';
import { findLongest, findMedian, findTrial } from '../../sim/story/find-trial.ts';
import type { TellOptions } from '../../sim/story/tell-trial.ts';
import { readConditions } from './read-conditions.ts';
import type { FindRequest } from './read-trace-request.ts';

/** Trials looked at by default: seconds of firefights at most, and less where all of them are played. */
const SEARCHED_TRIALS = 100_000;
const MEASURED_TRIALS = 10_000;

/** A trial that was found, and how to say so. */
export interface ChosenTrial {
  readonly trial: number;
  readonly note: string;
}

/**
 * Looks for the trial that was asked for.
 *
 * @throws UsageError where the scenario counts no such thing
 * @throws RunError where no trial looked at is one
 */
export function chooseTrial({ scenario, seed = scenario.seed }: TellOptions, find: FindRequest): ChosenTrial {
  const compiled = compileScenario(SYSTEMS, scenario);
  const { text, nth } = find;
  const measures = text === 'median' || text === 'longest';
  const within = find.within ?? (measures ? MEASURED_TRIALS : SEARCHED_TRIALS);
  const search = { compiled, seed, within };
  const looked = `the first ${formatCount(within)} with seed ${seed}`;
  if (text === 'longest') {
    const trial = findLongest(search);
    return { trial, note: `trial ${trial} is the longest of ${looked}` };
  }
  if (text === 'median') {
    const trial = findMedian(search) ?? 0;
    return { trial, note: `trial ${trial} is the median of ${looked}: it ends as most do, after the median length` };
  }
  const trial = findTrial(search, readConditions(text, compiled.layout), nth);
  if (trial === undefined) {
    const which = nth === 1 ? 'no trial' : `no ${formatCount(nth)} trials`;
    throw new RunError(`${which} of ${looked} ${nth === 1 ? 'has' : 'have'} ${text}; --trials looks at more`);
  }
  return { trial, note: `trial ${trial} is number ${formatCount(nth)} of those with ${text}` };
}
