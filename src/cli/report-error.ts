import { formatProblem, InvariantError, RunError, ScenarioError, UsageError } from '../engine/core/errors.ts';
import { PartialRunError } from '../sim/partial-run-error.ts';
import { EXIT, type ExitStatus } from './exit-status.ts';

export interface ReportErrorOptions {
  /** Whether to show the stack, and those of its causes. */
  readonly debug: boolean;
  readonly write: (line: string) => void;
}

/** Tells what went wrong, and gives the exit status for it. */
export function reportError(error: unknown, { debug, write }: ReportErrorOptions): ExitStatus {
  for (const line of describeError(error instanceof PartialRunError ? error.cause : error)) write(line);
  if (debug) for (const stack of stacksOf(error)) write(stack);
  return error instanceof ScenarioError || error instanceof UsageError ? EXIT.wrong : EXIT.failed;
}

function describeError(error: unknown): string[] {
  if (error instanceof ScenarioError) return error.problems.map(formatProblem);
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof UsageError || error instanceof RunError || isSystemError(error)) return [`evenodds: ${message}`];
  const what =
    error instanceof InvariantError ? message : `${error instanceof Error ? error.name : 'error'}: ${message}`;
  return [`evenodds: this is a fault of evenodds, please report it: ${what}`, '--debug shows where it comes from'];
}

/** What the operating system refused: a full disk, a missing permission. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}

function stacksOf(error: unknown): string[] {
  const stacks: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) stacks.push(cause.stack ?? cause.message);
  return stacks;
}
