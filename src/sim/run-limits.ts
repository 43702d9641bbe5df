import { UsageError } from '../engine/core/errors.ts';
import { INTERVAL_METHODS, type IntervalMethod } from './statistics/intervals.ts';

/** Counts stay exact far beyond; a run of so many takes months. */
export const MOST_TRIALS = 1e12;
/** Threads beyond the cores only wait. */
export const MOST_THREADS = 256;

/** What a run may be asked for: the same numbers in the library and on the command line. */
export interface RunLimits {
  readonly trials: number;
  readonly seed: number;
  readonly threads: number;
  readonly confidence: number;
  readonly interval: IntervalMethod;
}

/** @throws UsageError that names the first value out of range */
export function checkRunLimits({ trials, seed, threads, confidence, interval }: RunLimits): void {
  requireInteger('trials', trials, 1, MOST_TRIALS);
  requireInteger('seed', seed, 0, Number.MAX_SAFE_INTEGER);
  requireInteger('threads', threads, 0, MOST_THREADS);
  if (!(confidence > 0 && confidence < 1)) {
    throw new UsageError(`confidence: expected a number above 0 and below 1, got ${confidence}`);
  }
  if (!INTERVAL_METHODS.includes(interval)) {
    throw new UsageError(`interval: expected one of ${INTERVAL_METHODS.join(', ')}, got ${interval}`);
  }
}

function requireInteger(name: string, value: number, min: number, max: number): void {
  if (Number.isSafeInteger(value) && value >= min && value <= max) return;
  throw new UsageError(`${name}: expected an integer from ${min} to ${max}, got ${value}`);
}
