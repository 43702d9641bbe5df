import { Xoshiro128 } from '../../../src/engine/core/xoshiro128.ts';
import { looks } from '../../../src/sim/sequential/looks.ts';
import type { Interval } from '../../../src/sim/statistics/intervals.ts';

/** What one watched run came to. */
export interface Watched {
  /** The interval held the truth at every look. */
  readonly always: boolean;
  /** It held the truth at the look at which it was first narrow enough, or at the last. */
  readonly atStop: boolean;
}

/** Draws integers with known chances, one run a seed. */
export function drawer(seed: number, cumulative: readonly number[]): () => number {
  const generator = new Xoshiro128();
  generator.seed(seed, 0x9e3779b9, ~seed, 0x243f6a88);
  for (let i = 0; i < 64; i++) generator.next();
  return () => {
    const share = (generator.next() >>> 0) / 2 ** 32;
    return cumulative.findIndex((bound) => share < bound);
  };
}

/**
 * Watches an interval at every look until it is narrow enough, and beyond, as one who waits for it to
 * say what he hopes for.
 *
 * @param play adds so many trials
 */
export function watch(
  most: number,
  narrow: number,
  truth: number,
  play: (trials: number) => void,
  interval: (trials: number) => Interval,
): Watched {
  let [always, atStop, played, stopped] = [true, true, 0, false];
  for (const trials of looks(most)) {
    play(trials - played);
    played = trials;
    const { low, high } = interval(trials);
    const holds = low <= truth && truth <= high;
    always &&= holds;
    if (stopped) continue;
    atStop = holds;
    stopped = (high - low) / 2 <= narrow;
  }
  return { always, atStop };
}
