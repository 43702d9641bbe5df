import { InvariantError, RunError, ScenarioError, type ScenarioProblem, UsageError } from '../../engine/core/errors.ts';

/** An error as it crosses a thread, where it would lose its class and its own properties. */
export interface PackedFailure {
  /** Name of the error's class. */
  readonly code: string;
  readonly message: string;
  /** Index of the trial that failed, where one did. */
  readonly trial?: number;
  readonly problems?: readonly ScenarioProblem[];
  readonly stack?: string;
}

const SIMPLE_ERRORS = [InvariantError, RunError, UsageError];

/**
 * Packs an error that is our own; others mean that the thread itself is not well, and give undefined.
 *
 * @param trial index of the trial that failed, where one did
 */
export function packFailure(error: unknown, trial?: number): PackedFailure | undefined {
  if (!(error instanceof ScenarioError || isSimple(error))) return undefined;
  return {
    code: error.name,
    message: error.message,
    ...(trial === undefined ? {} : { trial }),
    ...(error instanceof ScenarioError ? { problems: error.problems } : {}),
    ...(error.stack === undefined ? {} : { stack: error.stack }),
  };
}

/** The error that was packed, of its class again; with the trial's index as `trial` where one failed. */
export function unpackFailure({ code, message, trial, problems, stack }: PackedFailure): Error & { trial?: number } {
  const error = code === 'ScenarioError' ? new ScenarioError(problems ?? []) : restore(code, message);
  if (stack !== undefined) error.stack = stack;
  return trial === undefined ? error : Object.assign(error, { trial });
}

function isSimple(error: unknown): error is InvariantError | RunError | UsageError {
  return SIMPLE_ERRORS.some((kind) => error instanceof kind);
}

function restore(code: string, message: string): Error {
  const kind = SIMPLE_ERRORS.find(({ name }) => name === code);
  return kind === undefined ? new InvariantError(`${code}: ${message}`) : new kind(message);
}
