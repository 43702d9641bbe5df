import { formatProblem, type ScenarioProblem } from '../engine/core/errors.ts';
import { note } from './console.ts';

/** Writes warnings to stderr, marked as such. */
export function noteWarnings(warnings: readonly ScenarioProblem[]): void {
  for (const warning of warnings) note(formatProblem({ ...warning, message: `warning: ${warning.message}` }));
}
