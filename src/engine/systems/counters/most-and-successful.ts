import type { Distribution } from '../../core/exact/distribution.ts';

/**
 * How many of several independent checks have a success, and the most that one of them has.
 *
 * @param checks successes of each, from 0
 * @returns the chance by number of checks with a success, then by the most successes. All terms are
 *   positive, so that even the smallest is exact to rounding
 */
export function mostAndSuccessful(checks: readonly Distribution[]): readonly Float64Array[] {
  const width = Math.max(...checks.map(({ probabilities }) => probabilities.length));
  let chances = [Float64Array.of(1, ...new Array<number>(width - 1).fill(0))];
  for (const { probabilities } of checks) {
    const next = Array.from({ length: chances.length + 1 }, () => new Float64Array(width));
    chances.forEach((byMost, successful) => {
      addWithout(next[successful]!, byMost, probabilities[0]!);
      addWith(next[successful + 1]!, byMost, probabilities);
    });
    chances = next;
  }
  return chances;
}

/** Adds the case of a check without a success. */
function addWithout(sums: Float64Array, byMost: Float64Array, chance: number): void {
  for (let most = 0; most < byMost.length; most++) sums[most]! += byMost[most]! * chance;
}

/** Adds the cases of a check with a success: it has more than any before it, or no more than the most. */
function addWith(sums: Float64Array, byMost: Float64Array, probabilities: Float64Array): void {
  let fewerBefore = 0;
  let upToMost = 0;
  for (let most = 0; most < byMost.length; most++) {
    const own = most === 0 ? 0 : (probabilities[most] ?? 0);
    upToMost += own;
    sums[most]! += byMost[most]! * upToMost + fewerBefore * own;
    fewerBefore += byMost[most]!;
  }
}
