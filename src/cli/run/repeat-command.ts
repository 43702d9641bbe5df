import type { InvariantError } from '../../engine/core/errors.ts';
import type { LoadedScenario } from '../../scenarios/load-scenario.ts';
import type { RunRequest } from './read-run-request.ts';

/**
 * The command that meets a fault of ours again, in one thread.
 *
 * @param fault up to whose trial is enough, if it has one; all trials otherwise
 */
export function repeatCommand(
  { file, scenario }: LoadedScenario,
  { simulation, set }: RunRequest,
  fault?: InvariantError,
): string {
  const { trial } = (fault ?? {}) as { trial?: number };
  const changes = set.flatMap((change) => ['--set', `'${change.replaceAll("'", "'\\''")}'`]);
  const { seed = scenario.seed, trials = scenario.trials } = simulation;
  const options = ['--seed', seed, '--trials', trial === undefined ? trials : trial + 1, '--threads', 0];
  return `evenodds ${['run', file, ...changes, ...options].join(' ')}`;
}
