import { extrasOf } from '../../engine/systems/counters/extras.ts';
import { PARAMETERS } from '../../engine/systems/counters/parameters.ts';
import type { CountersBattle } from '../../engine/systems/counters/scenario.ts';
import { battleMetrics } from '../battle/battle-metrics.ts';
import type { ScenarioForm } from '../scenario-form.ts';
import { battleSchema } from './battle-schema.ts';
import { checkBattle } from './check-battle.ts';
import { counterNames } from './named-entries.ts';
import { resolveBattle } from './resolve-battle.ts';
import { warnBattle } from './warn-battle.ts';

/** How a Counters battle is read. */
export const countersBattleForm: ScenarioForm = {
  system: 'counters',
  kind: 'battle',
  parameters: PARAMETERS,
  makeSchema: battleSchema,
  alternatives: {},
  check: checkBattle,
  metrics: (data) => battleMetrics(data, extrasOf(counterNames(data))),
  resolve: resolveBattle,
  warn: (data, resolved) => warnBattle(data, resolved as CountersBattle),
};
