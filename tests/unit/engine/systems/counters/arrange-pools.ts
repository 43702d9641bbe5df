import type { NestedRules } from '../../../../../src/engine/core/rule-parameter.ts';
import type { CompiledScenario } from '../../../../../src/engine/core/rules-system.ts';
import { compileCheck } from '../../../../../src/engine/systems/counters/check.ts';
import { compileContest } from '../../../../../src/engine/systems/counters/contest.ts';
import { compileCoordination } from '../../../../../src/engine/systems/counters/coordination.ts';
import type { PoolCheck, TeamMember } from '../../../../../src/engine/systems/counters/pool-scenario.ts';

/** What a test says of who rolls. */
export type PoolSketch = Partial<PoolCheck>;

const HEAD = { format: 1, name: 'A test', system: 'counters', trials: 1, seed: 1 } as const;

export function checkOf(actor: PoolSketch, needed = 1, rules: NestedRules = {}): CompiledScenario {
  return compileCheck({ ...HEAD, kind: 'check', rules, actor: { dice: 0, ...actor }, needed });
}

export function contestOf(
  contestants: Readonly<Record<string, PoolSketch>>,
  rules: NestedRules = {},
): CompiledScenario {
  const pools = Object.entries(contestants).map(([name, pool]) => [name, { dice: 0, ...pool }]);
  return compileContest({ ...HEAD, kind: 'contest', rules, contestants: Object.fromEntries(pools) });
}

export function coordinationOf(
  team: readonly Partial<TeamMember>[],
  needed = 1,
  rules: NestedRules = {},
): CompiledScenario {
  const members = team.map((member, i): TeamMember => ({ name: `M${i}`, dice: 0, count: 1, ...member }));
  return compileCoordination({ ...HEAD, kind: 'coordination', rules, team: members, needed });
}
