import { starterHead } from '../head/starter-head.ts';

/**
 * A Target 10 contest to start from, each part explained.
 *
 * @param name as YAML writes it
 */
export function contestStarter(name: string): string {
  return `${starterHead(name, { system: 'target-10', kind: 'contest', about: 'Who gets there first', trials: 'contests' })}
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
  - { metric: outcome.Veteran, between: [0.45, 0.7] }
  - { metric: tests, atMost: 5 }
`;
}
