import { execFileSync } from 'node:child_process';
import { expect } from 'vitest';

/** The smallest object has 16. What is less is the measurement's own. */
const LEAST_OBJECT = 16;
const NOTHING = 1;

/** A million lists fit without a collection, in which they would no longer be seen. */
const ROOMY = ['--min-semi-space-size=256', '--max-semi-space-size=256'];

const SCRIPT = 'tests/property/engine/measure-allocation.ts';

/**
 * No trial of a scenario of the contract allocates anything; the same measure finds a list a trial.
 *
 * @param trials of a round of the measurement
 */
export function expectNoAllocation(trials: number): void {
  const flags = ['--expose-gc', '--no-concurrent-recompilation', ...ROOMY];
  const args = ['--import', 'tsx', ...flags, SCRIPT, String(trials)];
  const { wrong, ...right } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  expect(Object.entries(right).filter(([, bytes]) => (bytes as number) >= NOTHING)).toEqual([]);
  // JSON has no infinity
  expect(wrong ?? LEAST_OBJECT).toBeGreaterThanOrEqual(LEAST_OBJECT);
}
