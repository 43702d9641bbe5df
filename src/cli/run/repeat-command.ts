import type { InvariantError } from '../../engine/core/errors.ts';
import type { LoadedScenario } from '../../scenarios/load-scenario.ts';
import { shellWord } from '../shell-word.ts';
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
  const changes = set.flatMap((change) => ['--set', shellWord(change)]);
  const { seed = scenario.seed, trials = scenario.trials, precision } = simulation;
  const whole = precision === undefined ? ['--trials', trials] : ['--precision', precision, '--max-trials', trials];
  const length = trial === undefined ? whole : ['--trials', trial + 1];
  const options = ['--seed', seed, ...length, '--threads', 0];
  return `evenodds ${['run', shellWord(file), ...changes, ...options].join(' ')}`;
}
