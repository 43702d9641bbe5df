import type { CompiledScenario, RulesSystem } from '../../core/rules-system.ts';
import { compileChain } from './chain.ts';
import { compileCheck } from './check.ts';
import { compileContest } from './contest.ts';
import { compileBattle } from './firefight-runner.ts';
import { PARAMETERS } from './parameters.ts';
import type { CrescentStarChain, CrescentStarCheck, CrescentStarContest } from './roll-scenario.ts';
import { CRESCENT_STAR_RULES } from './rule-list.ts';
import type { CrescentStarBattle } from './scenario.ts';

type CrescentStarScenario = CrescentStarCheck | CrescentStarContest | CrescentStarChain | CrescentStarBattle;

/** Crescent Star: open-ended d10 + d4, successes, wounds, success stones. Rules: `RULES.md`. */
export const crescentStar: RulesSystem<CrescentStarScenario> = {
  id: 'crescent-star',
  title: 'Crescent Star',
  version: 1,
  kinds: ['check', 'contest', 'chain', 'battle'],
  parameters: PARAMETERS,
  ruleList: CRESCENT_STAR_RULES,
  compile,
};

function compile(scenario: CrescentStarScenario): CompiledScenario {
  switch (scenario.kind) {
    case 'check':
      return compileCheck(scenario);
    case 'contest':
      return compileContest(scenario);
    case 'chain':
      return compileChain(scenario);
    case 'battle':
      return compileBattle(scenario);
  }
}
