import { EXTRAS } from '../../engine/systems/target-10/extras.ts';
import { PARAMETERS } from '../../engine/systems/target-10/parameters.ts';
import { battleMetrics } from '../battle/battle-metrics.ts';
import type { ScenarioForm } from '../scenario-form.ts';
import { battleSchema } from './battle-schema.ts';
import { checkBattle } from './check-battle.ts';
import { resolveBattle } from './resolve-battle.ts';
import { warnBattle } from './warn-battle.ts';

/** How a Target 10 battle is read. */
export const target10BattleForm: ScenarioForm = {
  system: 'target-10',
  kind: 'battle',
  parameters: PARAMETERS,
  makeSchema: battleSchema,
  alternatives: {},
  check: checkBattle,
  metrics: (data) => battleMetrics(data, EXTRAS),
  resolve: resolveBattle,
  warn: warnBattle,
};
