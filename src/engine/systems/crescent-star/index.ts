import type { RulesSystem } from '../../core/rules-system.ts';
import { compileBattle } from './firefight-runner.ts';
import { PARAMETERS } from './parameters.ts';
import type { CrescentStarBattle } from './scenario.ts';

/** Crescent Star: open-ended d10 + d4, successes, wounds, success stones. Rules: `RULES.md`. */
export const crescentStar: RulesSystem<CrescentStarBattle> = {
  id: 'crescent-star',
  title: 'Crescent Star',
  version: 1,
  kinds: ['battle'],
  parameters: PARAMETERS,
  compile: compileBattle,
};
