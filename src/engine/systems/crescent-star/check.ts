import { mapValues } from '../../core/exact/map-values.ts';
import { massBelow } from '../../core/exact/mass-below.ts';
import { massFrom } from '../../core/exact/mass-from.ts';
import { createRollRunner } from '../../core/roll-runner.ts';
import { Rules } from '../../core/rule-parameter.ts';
import type { CompiledScenario } from '../../core/rules-system.ts';
import { PARAMETERS } from './parameters.ts';
import type { CrescentStarCheck } from './roll-scenario.ts';
import { compileRoll, compileTarget, netOf, rollTotal, totalOdds } from './single-roll.ts';

const LAYOUT = { outcomes: ['success', 'failure'], metrics: ['successes'], units: [], sides: [] };

/**
 * A check: one roll against a number.
 *
 * Draws: d10, d4, open-ended.
 *
 * @rule CS-4
 */
export function compileCheck(scenario: CrescentStarCheck): CompiledScenario {
  const rules = new Rules(PARAMETERS, scenario.rules);
  const roll = compileRoll(scenario.actor, rules);
  const against = compileTarget(scenario.target, rules);
  return {
    layout: LAYOUT,
    createRunner: (seed, teller) =>
      createRollRunner(LAYOUT, seed, 1, teller, (roller, record) => {
        const net = netOf(rollTotal(roller, 0, roll), roll, against);
        record.metrics[0] = net;
        record.outcome = net >= scenario.needed ? 0 : 1;
      }),
    exact() {
      const net = mapValues(totalOdds(roll), (total) => netOf(total, roll, against));
      const outcomes = [massFrom(net, scenario.needed), massBelow(net, scenario.needed)];
      return { outcomes, metrics: [net], leftOut: net.leftOut };
    },
  };
}
