/**
 * A Target 10 contest to start from, each part explained.
 *
 * @param name as YAML writes it
 */
export function testStarter(name: string): string {
  return `# Completes and checks the file in editors that know YAML schemas: evenodds schema > scenario.schema.json
# yaml-language-server: $schema=scenario.schema.json
format: 1
name: ${name}
description: Who gets there first, in a line or two.
system: target-10
kind: contest         # or check: one test
trials: 100000        # --trials overrides it
seed: 1               # the same seed gives the same contests

# Rules that differ from their defaults; all of them: evenodds rules target-10
rules:
  luck.when: after-failure      # or instead-of-roll

successes: 2                    # that win: 1 to 3
failures: { limit: 4, counted: together }

# They test in turn, the best first; one alone tests against nature: against: { nature: 5 }
contestants:
  Veteran: { skill: 6, ability: 14 }
  Rookie: { skill: 3, ability: 12, luck: low }

# Gates: what the figures are meant to be. evenodds check judges them.
expect:
  - { metric: outcome.Veteran, atLeast: 0.3 }
  - { metric: outcome.failure, atMost: 0.4 }
`;
}
