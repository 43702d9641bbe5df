import type { CompiledScenario, RulesSystem } from '../../core/rules-system.ts';
import { compileCheck } from './check.ts';
import { compileContest } from './contest.ts';
import { compileCoordination } from './coordination.ts';
import { compileBattle } from './fight-runner.ts';
import { PARAMETERS } from './parameters.ts';
import type { CountersCheck, CountersContest, CountersCoordination } from './pool-scenario.ts';
import { COUNTERS_RULES } from './rule-list.ts';
import type { CountersBattle } from './scenario.ts';

type CountersScenario = CountersBattle | CountersCheck | CountersContest | CountersCoordination;

/** Counters: pools of d10, attacks and the counters that answer them. Rules: `RULES.md`. */
export const counters: RulesSystem<CountersScenario> = {
  id: 'counters',
  title: 'Counters',
  version: 1,
  kinds: ['check', 'contest', 'coordination', 'battle'],
  parameters: PARAMETERS,
  ruleList: COUNTERS_RULES,
  compile,
};

function compile(scenario: CountersScenario): CompiledScenario {
  switch (scenario.kind) {
    case 'check':
      return compileCheck(scenario);
    case 'contest':
      return compileContest(scenario);
    case 'coordination':
      return compileCoordination(scenario);
    case 'battle':
      return compileBattle(scenario);
  }
}
