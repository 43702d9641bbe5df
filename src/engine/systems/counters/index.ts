import type { RulesSystem } from '../../core/rules-system.ts';
import { compileBattle } from './fight-runner.ts';
import { PARAMETERS } from './parameters.ts';
import type { CountersBattle } from './scenario.ts';

/** Counters: pools of d10, attacks and the counters that answer them. Rules: `RULES.md`. */
export const counters: RulesSystem<CountersBattle> = {
  id: 'counters',
  title: 'Counters',
  version: 1,
  kinds: ['battle'],
  parameters: PARAMETERS,
  compile: compileBattle,
};
