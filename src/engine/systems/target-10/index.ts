import type { RulesSystem } from '../../core/rules-system.ts';
import { compileBattle } from './fight-runner.ts';
import { PARAMETERS } from './parameters.ts';
import type { Target10Battle } from './scenario.ts';

/** Target 10: d20 and a bonus against 10, in combat against 12; declared rounds, luck points. Rules: `RULES.md`. */
export const target10: RulesSystem<Target10Battle> = {
  id: 'target-10',
  title: 'Target 10',
  version: 1,
  kinds: ['battle'],
  parameters: PARAMETERS,
  compile: compileBattle,
};
