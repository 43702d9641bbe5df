import { formatProblem, InvariantError, RunError, ScenarioError, UsageError } from '../../engine/core/errors.ts';
import type { Drawing } from './draw-chart.ts';

/** What a worker sends back; an error would lose its class on the way. */
export type DrawingAnswer =
  | { readonly drawing: Drawing }
  | { readonly failed: 'request' | 'run' | 'invariant'; readonly message: string };

/** What became of a chart that could not be drawn, as plain data that names the chart. */
export function packDrawingFailure(error: unknown, chart: string): DrawingAnswer {
  if (error instanceof ScenarioError) {
    return { failed: 'request', message: `chart ${chart}:\n${error.problems.map(formatProblem).join('\n')}` };
  }
  const message = `chart ${chart}: ${error instanceof Error ? error.message : String(error)}`;
  if (error instanceof UsageError) return { failed: 'request', message };
  return { failed: error instanceof RunError ? 'run' : 'invariant', message };
}

/**
 * The drawing of an answer.
 *
 * @throws UsageError, RunError or InvariantError in its place
 */
export function takeDrawing(answer: DrawingAnswer): Drawing {
  if ('drawing' in answer) return answer.drawing;
  if (answer.failed === 'request') throw new UsageError(answer.message);
  throw answer.failed === 'run' ? new RunError(answer.message) : new InvariantError(answer.message);
}
