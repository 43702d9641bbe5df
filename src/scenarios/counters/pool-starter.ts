/**
 * A Counters coordination to start from, each part explained.
 *
 * @param name as YAML writes it
 */
export function poolStarter(name: string): string {
  return `# Completes and checks the file in editors that know YAML schemas: evenodds schema > scenario.schema.json
# yaml-language-server: $schema=scenario.schema.json
format: 1
name: ${name}
description: What the team attempts, in a line or two.
system: counters
kind: coordination    # or check: one roll; or contest: most successes win
trials: 100000        # --trials overrides it
seed: 1               # the same seed gives the same rolls

# Rules that differ from their defaults; all of them: evenodds rules counters
rules:
  pool.ten: 2                   # successes of a 10

needed: 2                       # successes that it takes

# The attribute sets the target number, the skill the dice; without a skill the attribute does.
team:
  - { name: Leader, attribute: 4, skill: 3 }
  - { name: Helper, attribute: 3, skill: 1, count: 2 }
  - { name: Onlooker, attribute: 2, dice: -1 }

# Gates: what the figures are meant to be. evenodds check judges them.
expect:
  - { metric: outcome.success, between: [0.3, 0.9] }
  - { metric: successes.p90, atMost: 8 }
`;
}
