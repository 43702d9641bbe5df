import type { CompiledScenario } from '../../engine/core/rules-system.ts';
import { Tally } from '../../engine/core/tally.ts';
import type { TrialRecord } from '../../engine/core/trial-record.ts';
import { createFastRunner } from '../execution/fast-runner.ts';
import { quantiles } from '../statistics/quantiles.ts';

/** Where trials are looked for: the first `within` of a seed. */
export interface TrialSearch {
  readonly compiled: CompiledScenario;
  readonly seed: number;
  /** Trials looked at, 1 or more. */
  readonly within: number;
}

/** What most trials are like: how they end, and how long they are, where they have a length. */
export interface TypicalTrial {
  /** Index into `layout.outcomes`. */
  readonly outcome: number;
  readonly length: number | undefined;
}

/**
 * Looks for a trial in the fast loop, in the order of their indices; nothing is stored.
 *
 * @param nth which of those that match, from 1
 * @returns its index, or undefined where there are too few
 */
export function findTrial(
  { compiled, seed, within }: TrialSearch,
  matches: (record: TrialRecord) => boolean,
  nth: number,
): number | undefined {
  const runner = createFastRunner(compiled, seed);
  let left = nth;
  for (let trial = 0; trial < within; trial++) {
    runner.play(trial);
    if (!matches(runner.record)) continue;
    left--;
    if (left === 0) return trial;
  }
  return undefined;
}

/** The first of the longest trials; of trials that have no length the first. */
export function findLongest({ compiled, seed, within }: TrialSearch): number {
  const length = lengthIndex(compiled);
  const runner = createFastRunner(compiled, seed);
  let longest = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let trial = 0; trial < within && length >= 0; trial++) {
    runner.play(trial);
    const value = runner.record.metrics[length]!;
    if (value <= most) continue;
    most = value;
    longest = trial;
  }
  return longest;
}

/**
 * The first trial that ends as most do, after the median length of all, or as near to that as any.
 *
 * @param typical what most trials are like, where that is known; else it is found out from the trials looked at
 * @returns undefined where none of the trials looked at ends so
 */
export function findMedian(search: TrialSearch, typical: TypicalTrial = typicalOf(search)): number | undefined {
  const { compiled, seed, within } = search;
  const index = lengthIndex(compiled);
  const runner = createFastRunner(compiled, seed);
  let nearest: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let trial = 0; trial < within && least > 0; trial++) {
    runner.play(trial);
    if (runner.record.outcome !== typical.outcome) continue;
    const distance = typical.length === undefined ? 0 : Math.abs(runner.record.metrics[index]! - typical.length);
    if (distance >= least) continue;
    least = distance;
    nearest = trial;
  }
  return nearest;
}

/** The quantity that is the length of a trial: its rounds, or what is counted first where there are none. */
export function lengthMetric({ layout }: Pick<CompiledScenario, 'layout'>): string | undefined {
  return layout.metrics.includes('rounds') ? 'rounds' : layout.metrics[0];
}

function lengthIndex(compiled: CompiledScenario): number {
  const name = lengthMetric(compiled);
  return name === undefined ? -1 : compiled.layout.metrics.indexOf(name);
}

function typicalOf({ compiled, seed, within }: TrialSearch): TypicalTrial {
  const tally = new Tally(compiled.layout);
  const runner = createFastRunner(compiled, seed);
  for (let trial = 0; trial < within; trial++) {
    runner.play(trial);
    tally.add(runner.record);
  }
  const outcome = tally.outcomes.indexOf(Math.max(...tally.outcomes));
  const lengths = tally.metrics[lengthIndex(compiled)];
  return { outcome, length: lengths && quantiles(lengths, within, [50])[0] };
}
