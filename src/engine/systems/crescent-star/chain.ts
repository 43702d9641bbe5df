import type { Distribution } from '../../core/exact/distribution.ts';
import { mapValues } from '../../core/exact/map-values.ts';
import { massBelow } from '../../core/exact/mass-below.ts';
import { massFrom } from '../../core/exact/mass-from.ts';
import { createRollRunner } from '../../core/roll-runner.ts';
import { Rules } from '../../core/rule-parameter.ts';
import type { CompiledScenario, ExactOdds } from '../../core/rules-system.ts';
import type { Teller } from '../../core/teller.ts';
import type { TallyLayout } from '../../core/trial-record.ts';
import { ROLL_EVENT } from './events.ts';
import { PARAMETERS } from './parameters.ts';
import type { CrescentStarChain } from './roll-scenario.ts';
import {
  compileRoll,
  compileTarget,
  netOf,
  type RollAgainst,
  rollTotal,
  type SingleRoll,
  totalOdds,
} from './single-roll.ts';
import { rollsStory } from './story/rolls-story.ts';

/** One roll of the chain, and the net successes with which the chain goes on. */
interface CompiledLink {
  readonly roll: SingleRoll;
  readonly against: RollAgainst;
  readonly toGoOn: number;
}

/**
 * A chain of actions: each roll but the last must succeed and buy the link to the next with its extra
 * successes; the last needs one success.
 *
 * Draws: d10, d4, open-ended, a roll, each from a stream of its own.
 *
 * @rule CS-9
 */
export function compileChain(scenario: CrescentStarChain): CompiledScenario {
  const links = compileLinks(scenario);
  const layout: TallyLayout = {
    outcomes: ['complete', ...links.map((_, i) => `broken-${i + 1}`)],
    metrics: ['linksBought'],
    units: [],
    sides: [],
  };
  const createRunner = (seed: number, teller?: Teller) =>
    createRollRunner(layout, seed, links.length, teller, (roller, record) => {
      let done = 0;
      for (; done < links.length; done++) {
        const { roll, against, toGoOn } = links[done]!;
        const total = rollTotal(roller, done, roll);
        const net = netOf(total, roll, against);
        roller.teller.tell(ROLL_EVENT.roll, done, total, net, 0);
        if (net < toGoOn) break;
      }
      record.metrics[0] = Math.min(done, links.length - 1);
      record.outcome = done === links.length ? 0 : done + 1;
    });
  return {
    layout,
    createRunner,
    story: rollsStory(createRunner, {
      isChain: true,
      rolls: links.map(({ roll, against, toGoOn }, i) => ({ ...scenario.links[i]!, roll, against, needed: toGoOn })),
    }),
    exact: () => chainOdds(links),
  };
}

function compileLinks(scenario: CrescentStarChain): CompiledLink[] {
  const rules = new Rules(PARAMETERS, scenario.rules);
  const last = scenario.links.length - 1;
  return scenario.links.map((link, i) => ({
    roll: compileRoll(link, rules),
    against: compileTarget(link.target, rules),
    toGoOn: i === last ? 1 : 1 + rules.number('chain.firstCost') + i * rules.number('chain.step'),
  }));
}

function chainOdds(links: readonly CompiledLink[]): ExactOdds {
  const broken: number[] = [];
  let reached = 1;
  let leftOut = 0;
  for (const { roll, against, toGoOn } of links) {
    const net = mapValues(totalOdds(roll), (total) => netOf(total, roll, against));
    broken.push(reached * massBelow(net, toGoOn));
    leftOut += reached * net.leftOut;
    reached *= massFrom(net, toGoOn);
  }
  const bought = Float64Array.from(broken);
  bought[broken.length - 1] = bought[broken.length - 1]! + reached;
  const linksBought: Distribution = { low: 0, probabilities: bought, leftOut };
  return {
    outcomes: [reached, ...broken],
    metrics: [linksBought],
    leftOut,
    openEnds: [{ below: false, above: false }],
  };
}
