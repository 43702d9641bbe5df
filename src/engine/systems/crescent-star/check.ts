import { mapValues } from '../../core/exact/map-values.ts';
import { massBelow } from '../../core/exact/mass-below.ts';
import { massFrom } from '../../core/exact/mass-from.ts';
import { createRollRunner } from '../../core/roll-runner.ts';
import { Rules } from '../../core/rule-parameter.ts';
import type { CompiledScenario } from '../../core/rules-system.ts';
import type { Teller } from '../../core/teller.ts';
import { ROLL_EVENT } from './events.ts';
import { PARAMETERS } from './parameters.ts';
import type { CrescentStarCheck } from './roll-scenario.ts';
import { compileRoll, compileTarget, netOf, rollTotal, totalOdds } from './single-roll.ts';
import { rollsStory } from './story/rolls-story.ts';

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
  const createRunner = (seed: number, teller?: Teller) =>
    createRollRunner(LAYOUT, seed, 1, teller, (roller, record) => {
      const total = rollTotal(roller, 0, roll);
      const net = netOf(total, roll, against);
      roller.teller.tell(ROLL_EVENT.roll, 0, total, net, 0);
      record.metrics[0] = net;
      record.outcome = net >= scenario.needed ? 0 : 1;
    });
  const { actor, needed, target } = scenario;
  return {
    layout: LAYOUT,
    createRunner,
    story: rollsStory(createRunner, {
      isChain: false,
      rolls: [{ ...actor, name: 'actor', target, roll, against, needed }],
    }),
    exact() {
      const net = mapValues(totalOdds(roll), (total) => netOf(total, roll, against));
      const failure = massBelow(net, scenario.needed);
      // What is left out are the highest totals: they do not make a certain success less so.
      const leftOut = failure === 0 ? 0 : net.leftOut;
      const outcomes = [failure === 0 ? 1 : massFrom(net, scenario.needed), failure];
      return { outcomes, metrics: [net], leftOut, openEnds: [{ below: false, above: net.leftOut > 0 }] };
    },
  };
}
