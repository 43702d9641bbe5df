import { UsageError } from '../engine/core/errors.ts';
import { battleStarter as countersStarter } from './counters/battle-starter.ts';
import { battleStarter as crescentStarStarter } from './crescent-star/battle-starter.ts';
import { SYSTEM_NAMES } from './forms.ts';
import { testStarter } from './target-10/test-starter.ts';

/** A starter by system, with the scenario's name as YAML writes it. */
const STARTERS: Readonly<Record<string, (name: string) => string>> = {
  'target-10': testStarter,
  counters: countersStarter,
  'crescent-star': crescentStarStarter,
};

/**
 * A commented scenario to start from: valid, and it plays as it is.
 *
 * @param name title of the scenario
 * @param system as scenarios name it
 * @returns YAML
 * @throws UsageError where there is no such system
 */
export function starterScenario(name: string, system: string): string {
  const starter = Object.hasOwn(STARTERS, system) ? STARTERS[system] : undefined;
  if (!starter)
    throw new UsageError(`system: expected one of ${SYSTEM_NAMES.join(', ')}, got ${JSON.stringify(system)}`);
  return starter(JSON.stringify(name));
}
