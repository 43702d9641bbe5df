import { starterHead } from '../head/starter-head.ts';

/**
 * A Counters check to start from, each part explained.
 *
 * @param name as YAML writes it
 */
export function checkStarter(name: string): string {
  return `${starterHead(name, { system: 'counters', kind: 'check', about: 'What is attempted', trials: 'rolls' })}
rules:
  pool.ten: 2                   # successes of a 10

needed: 2                       # successes that it takes
actor:
  attribute: 4                  # 0 to 10: sets the target number, and the dice where there is no skill
  skill: 4                      # rank: as many dice
  dice: -1                      # dice more or less

# Gates: what the figures are meant to be. evenodds check judges them.
expect:
  - { metric: outcome.success, between: [0.45, 0.7] }
  - { metric: successes, atLeast: 1 }
`;
}
