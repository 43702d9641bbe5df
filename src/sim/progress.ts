import type { Tally } from '../engine/core/tally.ts';
import type { RateFigure } from './result.ts';
import { type IntervalMethod, rateInterval } from './statistics/intervals.ts';

/** How far a run is. Only complete runs of trials from the first are counted. */
export interface Progress {
  readonly trials: number;
  readonly total: number;
  readonly elapsedMs: number;
  readonly trialsPerSecond: number;
  /** Time left at that rate; 0 where nothing was played yet. */
  readonly leftMs: number;
  /** The first outcome so far, with the interval that a run of so many trials would give. */
  readonly outcome: RateFigure & { readonly label: string };
}

/**
 * @param tally of one trial or more
 * @param total trials asked for
 * @param taken trials of the tally that were stored before, which took no time
 * @param elapsedMs above 0
 * @param confidence above 0 and below 1
 */
export function progressOf(
  tally: Tally,
  total: number,
  taken: number,
  elapsedMs: number,
  confidence: number,
  method: IntervalMethod,
): Progress {
  const { trials } = tally;
  const played = trials - taken;
  const count = tally.outcomes[0] as number;
  return {
    trials,
    total,
    elapsedMs,
    trialsPerSecond: (played / elapsedMs) * 1000,
    leftMs: played === 0 ? 0 : ((total - trials) / played) * elapsedMs,
    outcome: {
      label: tally.layout.outcomes[0] as string,
      count,
      rate: count / trials,
      ...rateInterval(count, trials, confidence, method),
    },
  };
}
