import type { CompiledScenario, RulesSystem } from '../../core/rules-system.ts';
import { compileCheck } from './check.ts';
import { compileContest } from './contest.ts';
import { compileBattle } from './fight-runner.ts';
import { PARAMETERS } from './parameters.ts';
import { TARGET_10_RULES } from './rule-list.ts';
import type { Target10Battle } from './scenario.ts';
import type { Target10Check, Target10Contest } from './test-scenario.ts';

type Target10Scenario = Target10Check | Target10Contest | Target10Battle;

/** Target 10: d20 and a bonus against 10, in combat against 12; declared rounds, luck points. Rules: `RULES.md`. */
export const target10: RulesSystem<Target10Scenario> = {
  id: 'target-10',
  title: 'Target 10',
  version: 1,
  kinds: ['check', 'contest', 'battle'],
  parameters: PARAMETERS,
  ruleList: TARGET_10_RULES,
  compile,
};

function compile(scenario: Target10Scenario): CompiledScenario {
  switch (scenario.kind) {
    case 'check':
      return compileCheck(scenario);
    case 'contest':
      return compileContest(scenario);
    case 'battle':
      return compileBattle(scenario);
  }
}
