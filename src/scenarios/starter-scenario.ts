import { UsageError } from '../engine/core/errors.ts';
import { battleStarter as countersStarter } from './counters/battle-starter.ts';
import { checkStarter as countersCheckStarter } from './counters/check-starter.ts';
import { contestStarter as countersContestStarter } from './counters/contest-starter.ts';
import { coordinationStarter } from './counters/coordination-starter.ts';
import { battleStarter as crescentStarStarter } from './crescent-star/battle-starter.ts';
import { chainStarter } from './crescent-star/chain-starter.ts';
import { checkStarter as crescentStarCheckStarter } from './crescent-star/check-starter.ts';
import { contestStarter as crescentStarContestStarter } from './crescent-star/contest-starter.ts';
import { hint } from './data/nearest.ts';
import { SYSTEM_NAMES } from './forms.ts';
import { battleStarter as target10Starter } from './target-10/battle-starter.ts';
import { checkStarter as target10CheckStarter } from './target-10/check-starter.ts';
import { contestStarter as target10ContestStarter } from './target-10/contest-starter.ts';

/** Writes a starter, with the scenario's name as YAML writes it. */
type Starter = (name: string) => string;

/** By system and kind; a system's first is the one for whoever names no kind. */
const STARTERS: Readonly<Record<string, Readonly<Record<string, Starter>>>> = {
  'target-10': { battle: target10Starter, check: target10CheckStarter, contest: target10ContestStarter },
  counters: {
    battle: countersStarter,
    check: countersCheckStarter,
    contest: countersContestStarter,
    coordination: coordinationStarter,
  },
  'crescent-star': {
    battle: crescentStarStarter,
    check: crescentStarCheckStarter,
    contest: crescentStarContestStarter,
    chain: chainStarter,
  },
};

/**
 * The kinds of a system that have a starter, the usual one first.
 *
 * @param system as scenarios name it
 * @returns none where there is no such system
 */
export function starterKinds(system: string): readonly string[] {
  return Object.keys((Object.hasOwn(STARTERS, system) ? STARTERS[system] : undefined) ?? {});
}

/**
 * A commented scenario to start from: valid, and it plays as it is.
 *
 * @param name title of the scenario
 * @param system as scenarios name it
 * @param kind as scenarios name it; the usual one of the system where it is left out
 * @returns YAML
 * @throws UsageError where there is no such system, or no starter of that kind
 */
export function starterScenario(name: string, system: string, kind?: string): string {
  const kinds = starterKinds(system);
  if (kinds.length === 0) throw new UsageError(expected('system', SYSTEM_NAMES, system));
  const chosen = kind ?? kinds[0]!;
  if (!kinds.includes(chosen)) throw new UsageError(expected(`kind of a ${system} starter`, kinds, chosen));
  return STARTERS[system]![chosen]!(JSON.stringify(name));
}

function expected(what: string, choices: readonly string[], got: string): string {
  return `${what}: expected one of ${choices.join(', ')}, got ${JSON.stringify(got)}${hint(got, choices)}`;
}
