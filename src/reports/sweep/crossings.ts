import type { SweepResult } from '../../sim/sweep/sweep-result.ts';
import { knownValue } from './sweep-words.ts';

/** Two points side by side on different sides of a level, by their indices. */
export interface Crossing {
  readonly below: number;
  /** At the level, or above. */
  readonly above: number;
}

/**
 * Neighbours between which a figure crosses a level: of a sweep over two parameters, its contour.
 *
 * @param index of the figure
 */
export function crossingsOf({ points, axes }: SweepResult, index: number, level: number): Crossing[] {
  const across = axes[0]?.values.length ?? 1;
  return points.flatMap((_, at) => {
    const right = (at + 1) % across === 0 ? [] : [at + 1];
    return [...right, at + across].flatMap((next) => {
      const [here, there] = [at, next].map((i) => points[i]?.figures[index]);
      if (here === undefined || there === undefined) return [];
      const [isAbove, isNextAbove] = [knownValue(here) >= level, knownValue(there) >= level];
      if (isAbove === isNextAbove) return [];
      return [isAbove ? { below: next, above: at } : { below: at, above: next }];
    });
  });
}
