import { mapValues } from '../../core/exact/map-values.ts';
import { massBelow } from '../../core/exact/mass-below.ts';
import { massFrom } from '../../core/exact/mass-from.ts';
import { mixture, type WeightedCase } from '../../core/exact/mixture.ts';
import { createRollRunner } from '../../core/roll-runner.ts';
import { Rules } from '../../core/rule-parameter.ts';
import type { CompiledScenario } from '../../core/rules-system.ts';
import type { Teller } from '../../core/teller.ts';
import { ROLL_EVENT } from './events.ts';
import { compileContestRules } from './firefight-plan.ts';
import { PARAMETERS } from './parameters.ts';
import { contestedSuccesses } from './roll.ts';
import type { CrescentStarContest } from './roll-scenario.ts';
import { compileRoll, rollTotal, totalOdds } from './single-roll.ts';
import { contestStory } from './story/contest-story.ts';

const LAYOUT = { outcomes: ['actor', 'opponent'], metrics: ['successes'], units: [], sides: [] };

/**
 * A contest: both roll, the lower total is the target number of the higher, and successes cancel. The
 * actor wins with one or more left.
 *
 * Draws: d10, d4, open-ended, of each from its own stream.
 *
 * @rule CS-8
 */
export function compileContest(scenario: CrescentStarContest): CompiledScenario {
  const rules = new Rules(PARAMETERS, scenario.rules);
  const [actor, opponent] = [compileRoll(scenario.actor, rules), compileRoll(scenario.opponent, rules)];
  const contest = compileContestRules(rules);
  const netOf = (own: number, other: number) =>
    contestedSuccesses(own - other, actor.push, opponent.push, contest) + actor.sure - opponent.sure;
  const createRunner = (seed: number, teller?: Teller) =>
    createRollRunner(LAYOUT, seed, 2, teller, (roller, record) => {
      const own = rollTotal(roller, 0, actor);
      const other = rollTotal(roller, 1, opponent);
      const net = netOf(own, other);
      roller.teller.tell(ROLL_EVENT.contest, own, other, net, 0);
      record.metrics[0] = net;
      record.outcome = net > 0 ? 0 : 1;
    });
  return {
    layout: LAYOUT,
    createRunner,
    story: contestStory(createRunner, { actor, opponent }),
    exact() {
      const [own, other] = [totalOdds(actor), totalOdds(opponent)];
      const cases = Array.from(own.probabilities, (chance, i): WeightedCase => {
        return [chance, mapValues(other, (total) => netOf(own.low + i, total))];
      });
      const net = mixture(cases, own.leftOut);
      return { outcomes: [massFrom(net, 1), massBelow(net, 1)], metrics: [net], leftOut: net.leftOut };
    },
  };
}
