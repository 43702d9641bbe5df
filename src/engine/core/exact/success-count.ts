import type { Distribution } from './distribution.ts';
import { mapValues } from './map-values.ts';
import { sumOfLike } from './sum-of-like.ts';

/** When a die of a pool is a success, and how many. */
export interface SuccessRule {
  /** The least value that is a success. */
  readonly target: number;
  /** Values that count twice where they are a success. */
  readonly twice?: readonly number[] | undefined;
  /** Values that never are a success. */
  readonly never?: readonly number[] | undefined;
}

/**
 * The successes of one die: 0, 1 or 2.
 *
 * @param value that it shows
 */
export function successesOfDie(value: number, { target, twice, never }: SuccessRule): number {
  if (value < target || never?.includes(value)) return 0;
  return twice?.includes(value) ? 2 : 1;
}

/** The most successes of one die: 1 or 2. */
export function mostOfDie({ twice }: SuccessRule): number {
  return twice?.length ? 2 : 1;
}

/**
 * The successes of a pool of like dice.
 *
 * @param die one of them
 * @param count dice; a pool of no or fewer dice has no success
 */
export function countSuccesses(die: Distribution, count: number, rule: SuccessRule): Distribution {
  const successes = mapValues(die, (value) => successesOfDie(value, rule));
  return sumOfLike(successes, Math.max(0, count));
}
