import { RunError } from '../engine/core/errors.ts';
import type { SimulationResult } from './result.ts';

/** A run failed after some trials: `cause` is why, `result` is what the complete trials before it give. */
export class PartialRunError<Result = SimulationResult> extends RunError {
  readonly result: Result;

  constructor(cause: Error, result: Result) {
    super(cause.message, { cause });
    this.result = result;
  }
}
