import type { NestedRules } from '../../../../../src/engine/core/rule-parameter.ts';
import type { CompiledScenario } from '../../../../../src/engine/core/rules-system.ts';
import { compileChain } from '../../../../../src/engine/systems/crescent-star/chain.ts';
import { compileCheck } from '../../../../../src/engine/systems/crescent-star/check.ts';
import { compileContest } from '../../../../../src/engine/systems/crescent-star/contest.ts';
import type { ChainLink, RollingActor, Target } from '../../../../../src/engine/systems/crescent-star/roll-scenario.ts';

/** What a test says of who rolls; all else is a rating of 0s0. */
export type ActorSketch = Partial<RollingActor>;

const HEAD = { format: 1, name: 'A test', system: 'crescent-star', trials: 1, seed: 1 } as const;

function actorOf(sketch: ActorSketch): RollingActor {
  return { rating: '0s0', stones: 0, wounds: 0, ...sketch };
}

export function checkOf(actor: ActorSketch, target: Target, rules: NestedRules = {}, needed = 1): CompiledScenario {
  return compileCheck({ ...HEAD, kind: 'check', rules, actor: actorOf(actor), target, needed });
}

export function contestOf(actor: ActorSketch, opponent: ActorSketch, rules: NestedRules = {}): CompiledScenario {
  return compileContest({ ...HEAD, kind: 'contest', rules, actor: actorOf(actor), opponent: actorOf(opponent) });
}

export function chainOf(
  links: readonly (ActorSketch & { target: Target })[],
  rules: NestedRules = {},
): CompiledScenario {
  const named = links.map((link, i): ChainLink => ({ name: `R${i + 1}`, ...actorOf(link), target: link.target }));
  return compileChain({ ...HEAD, kind: 'chain', rules, links: named });
}
