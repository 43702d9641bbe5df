import { PARAMETERS } from '../../engine/systems/target-10/parameters.ts';
import type { Target10Check, Target10Contest, Tester } from '../../engine/systems/target-10/test-scenario.ts';
import { fieldOf } from '../data/tree.ts';
import { contestantsOf } from '../fields/contestants.ts';
import type { MetricNames } from '../gates/read-metric.ts';
import { ruleOf } from '../head/rule-of.ts';
import { withHead } from '../head/with-head.ts';
import type { ScenarioForm } from '../scenario-form.ts';
import { checkCheck, checkContest } from './check-tests.ts';
import {
  type AuthoredCheck,
  type AuthoredContest,
  type AuthoredTester,
  checkSchema,
  contestSchema,
} from './test-schema.ts';

const SHARED = {
  system: 'target-10',
  parameters: PARAMETERS,
  alternatives: { ability: 'modifier', modifier: 'ability', nature: 'opponent', opponent: 'nature' },
  warn: () => [],
} as const;

/** How a Target 10 check is read. */
export const target10CheckForm: ScenarioForm = {
  ...SHARED,
  kind: 'check',
  makeSchema: checkSchema,
  check: checkCheck,
  metrics: (data) => ({ outcomes: ['success', 'failure'], quantities: isCertain(data) ? [] : ['margin'] }),
  resolve(data): Target10Check {
    const { actor, against } = data as AuthoredCheck;
    const opponent = against?.opponent;
    return withHead(data, PARAMETERS, {
      actor: resolveTester(actor),
      against: opponent ? { opponent: resolveSkills(opponent) } : { nature: against?.nature ?? natureOf(data) },
    });
  },
};

/** How a Target 10 contest is read. */
export const target10ContestForm: ScenarioForm = {
  ...SHARED,
  kind: 'contest',
  makeSchema: contestSchema,
  check: checkContest,
  metrics: contestMetrics,
  resolve(data): Target10Contest {
    const { contestants, successes, failures, against } = data as AuthoredContest;
    const testers = Object.entries(contestants);
    return withHead(data, PARAMETERS, {
      successes: successes ?? 1,
      ...(failures === undefined ? {} : { failures: { counted: 'together', ...failures } }),
      contestants: Object.fromEntries(testers.map(([name, tester]) => [name, resolveTester(tester)])),
      ...(testers.length === 1 ? { against: { nature: against?.nature ?? natureOf(data) } } : {}),
    });
  },
};

function contestMetrics(data: unknown): MetricNames {
  const names = contestantsOf(data).map(([name]) => name);
  return {
    outcomes: [...names, 'failure', 'timeout'],
    quantities: ['tests', ...names.flatMap((name) => [`${name}.successes`, `${name}.failures`])],
  };
}

/** Whether luck spent instead of the roll leaves no margin to count (T10-10). */
function isCertain(data: unknown): boolean {
  if (ruleOf(data, 'luck.when', PARAMETERS) !== 'instead-of-roll') return false;
  const luck = fieldOf(fieldOf(data, 'actor'), 'luck');
  const isLevel = luck === 'low' || luck === 'mid' || luck === 'high';
  return Number(isLevel ? ruleOf(data, `luck.${luck}`, PARAMETERS) : (luck ?? 0)) > 0;
}

function natureOf(data: unknown): number {
  return ruleOf(data, 'test.nature', PARAMETERS) as number;
}

function resolveTester({ luck, ...skills }: AuthoredTester): Tester {
  return { ...resolveSkills(skills), luck: luck ?? 0 };
}

function resolveSkills({ skill, ability, modifier, situational }: Omit<AuthoredTester, 'luck'>): Omit<Tester, 'luck'> {
  return {
    skill: skill ?? 0,
    ...(modifier === undefined ? { ability: ability ?? 10 } : { modifier }),
    situational: situational ?? 0,
  };
}
