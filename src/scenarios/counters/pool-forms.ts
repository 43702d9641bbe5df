import { PARAMETERS } from '../../engine/systems/counters/parameters.ts';
import type {
  CountersCheck,
  CountersContest,
  CountersCoordination,
  PoolCheck,
} from '../../engine/systems/counters/pool-scenario.ts';
import { fieldOf, itemsOf } from '../data/tree.ts';
import { checkContestants, contestantsOf } from '../fields/contestants.ts';
import { withHead } from '../head/with-head.ts';
import type { ScenarioForm } from '../scenario-form.ts';
import { checkPools, checkTeamNames, type PlacedPool, warnPools } from './check-pools.ts';
import {
  type AuthoredCheck,
  type AuthoredContest,
  type AuthoredCoordination,
  type AuthoredPool,
  checkSchema,
  contestSchema,
  coordinationSchema,
} from './pool-schema.ts';

const MOST_CONTESTANTS = 20;

const SHARED = { system: 'counters', parameters: PARAMETERS, alternatives: {} } as const;

/** How a Counters check is read. */
export const countersCheckForm: ScenarioForm = {
  ...SHARED,
  kind: 'check',
  makeSchema: checkSchema,
  check: (data) => checkPools(actorOf(data)),
  metrics: () => ({ outcomes: ['success', 'failure'], quantities: ['successes'] }),
  resolve(data): CountersCheck {
    const { actor, needed } = data as AuthoredCheck;
    return withHead(data, PARAMETERS, { actor: resolvePool(actor), needed: needed ?? 1 });
  },
  warn: (data) => warnPools(actorOf(data)),
};

/** How a Counters contest is read. */
export const countersContestForm: ScenarioForm = {
  ...SHARED,
  kind: 'contest',
  makeSchema: contestSchema,
  check: (data) => [...checkContestants(data, [2, MOST_CONTESTANTS]), ...checkPools(contestantPools(data))],
  metrics(data) {
    const names = contestantsOf(data).map(([name]) => name);
    return { outcomes: [...names, 'tie'], quantities: names.map((name) => `${name}.successes`) };
  },
  resolve(data): CountersContest {
    const contestants = Object.entries((data as AuthoredContest).contestants);
    return withHead(data, PARAMETERS, {
      contestants: Object.fromEntries(contestants.map(([name, pool]) => [name, resolvePool(pool)])),
    });
  },
  warn: (data) => warnPools(contestantPools(data)),
};

/** How a Counters coordination is read. */
export const countersCoordinationForm: ScenarioForm = {
  ...SHARED,
  kind: 'coordination',
  makeSchema: coordinationSchema,
  check: (data) => [...checkPools(teamPools(data)), ...checkTeamNames(fieldOf(data, 'team'))],
  metrics: () => ({ outcomes: ['success', 'failure'], quantities: ['successes'] }),
  resolve(data): CountersCoordination {
    const { team, needed } = data as AuthoredCoordination;
    return withHead(data, PARAMETERS, {
      team: team.map(({ name, count, ...pool }) => ({ name, ...resolvePool(pool), count: count ?? 1 })),
      needed: needed ?? 1,
    });
  },
  warn: (data) => warnPools(teamPools(data)),
};

function actorOf(data: unknown): readonly PlacedPool[] {
  return [[['actor'], fieldOf(data, 'actor')]];
}

function contestantPools(data: unknown): readonly PlacedPool[] {
  return contestantsOf(data).map(([name, pool]) => [['contestants', name], pool]);
}

function teamPools(data: unknown): readonly PlacedPool[] {
  return itemsOf(fieldOf(data, 'team')).map((member, index) => [['team', index], member]);
}

function resolvePool({ attribute, skill, targetNumber, dice }: AuthoredPool): PoolCheck {
  return {
    ...(attribute === undefined ? {} : { attribute }),
    ...(skill === undefined ? {} : { skill }),
    ...(targetNumber === undefined ? {} : { targetNumber }),
    dice: dice ?? 0,
  };
}
