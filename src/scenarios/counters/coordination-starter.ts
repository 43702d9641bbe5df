import { starterHead } from '../head/starter-head.ts';

/**
 * A Counters coordination to start from, each part explained.
 *
 * @param name as YAML writes it
 */
export function coordinationStarter(name: string): string {
  return `${starterHead(name, { system: 'counters', kind: 'coordination', about: 'What the team attempts', trials: 'rolls' })}
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
  - { metric: outcome.success, between: [0.3, 0.5] }
  - { metric: successes.p90, atMost: 8 }
`;
}
