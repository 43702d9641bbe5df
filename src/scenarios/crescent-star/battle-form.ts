import { EXTRAS } from '../../engine/systems/crescent-star/firefight-runner.ts';
import { PARAMETERS } from '../../engine/systems/crescent-star/parameters.ts';
import type { CrescentStarBattle } from '../../engine/systems/crescent-star/scenario.ts';
import { battleMetrics } from '../battle/battle-metrics.ts';
import type { ScenarioForm } from '../scenario-form.ts';
import { battleSchema } from './battle-schema.ts';
import { ALTERNATIVES, checkBattle } from './check-battle.ts';
import { resolveBattle } from './resolve-battle.ts';
import { warnBattle } from './warn-battle.ts';

/** How a Crescent Star battle is read. */
export const crescentStarBattleForm: ScenarioForm = {
  system: 'crescent-star',
  kind: 'battle',
  parameters: PARAMETERS,
  makeSchema: battleSchema,
  alternatives: ALTERNATIVES,
  check: checkBattle,
  metrics: (data) => battleMetrics(data, EXTRAS),
  resolve: resolveBattle,
  warn: (data, resolved) => warnBattle(data, resolved as CrescentStarBattle),
};
