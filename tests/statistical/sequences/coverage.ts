import { Histogram } from '../../../src/engine/core/histogram.ts';
import type { Interval } from '../../../src/sim/statistics/intervals.ts';
import { drawer, type Watched, watch } from './watch.ts';

/** Shares of runs in which an interval held the truth. */
export interface Coverage {
  readonly always: number;
  readonly atStop: number;
}

/**
 * How often the interval of a rate holds it, over runs with seeds from 1.
 *
 * @param rate the truth, 0 to 1
 * @param narrow half-width at which a run would stop
 */
export function coverageOfRate(
  runs: number,
  { rate, narrow, most }: { readonly rate: number; readonly narrow: number; readonly most: number },
  interval: (count: number, trials: number) => Interval,
): Coverage {
  return shares(runs, (seed) => {
    const draw = drawer(seed, [1 - rate, 1]);
    let count = 0;
    const play = (trials: number) => {
      for (let i = 0; i < trials; i++) count += draw();
    };
    return watch(most, narrow, rate, play, (trials) => interval(count, trials));
  });
}

/**
 * How often the interval of a quantity's figure holds it, over runs with seeds from 1.
 *
 * @param chances of the values 0, 1, 2, …
 */
export function coverageOfQuantity(
  runs: number,
  given: {
    readonly chances: readonly number[];
    readonly truth: number;
    readonly narrow: number;
    readonly most: number;
  },
  interval: (histogram: Histogram) => Interval,
): Coverage {
  const cumulative = given.chances.map((_, i) => given.chances.slice(0, i + 1).reduce((sum, chance) => sum + chance));
  return shares(runs, (seed) => {
    const draw = drawer(seed, cumulative);
    const histogram = new Histogram();
    const play = (trials: number) => {
      for (let i = 0; i < trials; i++) histogram.add(draw());
    };
    return watch(given.most, given.narrow, given.truth, play, () => interval(histogram));
  });
}

function shares(runs: number, run: (seed: number) => Watched): Coverage {
  let [always, atStop] = [0, 0];
  for (let seed = 1; seed <= runs; seed++) {
    const watched = run(seed);
    if (watched.always) always++;
    if (watched.atStop) atStop++;
  }
  return { always: always / runs, atStop: atStop / runs };
}
