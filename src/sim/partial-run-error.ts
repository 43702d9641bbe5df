import { InvariantError, RunError } from '../engine/core/errors.ts';
import type { SimulationResult } from './result.ts';

/** A run failed after some trials: `cause` is why, `result` is what the complete trials before it give. */
export class PartialRunError<Result = SimulationResult> extends RunError {
  readonly result: Result;

  constructor(cause: Error, result: Result) {
    super(cause.message, { cause });
    this.result = result;
  }
}

/**
 * What to throw where a run failed: errors of the machine and of ours keep what was done; others, of whoever
 * calls, are passed on.
 *
 * @param trials complete ones before it failed
 * @param finish makes the result of these
 */
export function keepingWork<Result>(failed: unknown, trials: number, finish: () => Result): unknown {
  const keeps = trials > 0 && (failed instanceof RunError || failed instanceof InvariantError);
  return keeps ? new PartialRunError(failed, finish()) : failed;
}
