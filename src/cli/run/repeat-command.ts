import type { InvariantError } from '../../engine/core/errors.ts';
import type { LoadedScenario } from '../../scenarios/load-scenario.ts';
import type { RunRequest } from './read-run-request.ts';

/**
 * The command that meets a fault of ours again, in one thread.
 *
 * @param fault up to whose trial is enough, if it has one; all trials otherwise
 */
export function repeatCommand(loaded: LoadedScenario, request: RunRequest, fault?: InvariantError): string {
  const { trial } = (fault ?? {}) as { trial?: number };
  return `${commandOf(loaded, request, trial === undefined ? undefined : trial + 1)} --threads 0`;
}

/** The command that gives the same figures. */
export function sameFigures(loaded: LoadedScenario, request: RunRequest): string {
  return commandOf(loaded, request);
}

function commandOf({ file, scenario }: LoadedScenario, { simulation, set }: RunRequest, played?: number): string {
  const changes = set.flatMap((change) => ['--set', `'${change.replaceAll("'", "'\\''")}'`]);
  const { seed = scenario.seed, trials = scenario.trials, precision } = simulation;
  const whole = precision === undefined ? ['--trials', trials] : ['--precision', precision, '--max-trials', trials];
  const length = played === undefined ? whole : ['--trials', played];
  return `evenodds ${['run', file, ...changes, '--seed', seed, ...length].join(' ')}`;
}
