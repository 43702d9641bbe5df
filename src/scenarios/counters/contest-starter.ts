import { starterHead } from '../head/starter-head.ts';

/**
 * A Counters contest to start from, each part explained.
 *
 * @param name as YAML writes it
 */
export function contestStarter(name: string): string {
  return `${starterHead(name, { system: 'counters', kind: 'contest', about: 'Who outdoes whom', trials: 'contests' })}
rules:
  pool.ten: 2                   # successes of a 10

# Two or more, each rolls once: the most successes win.
# The attribute sets the target number, the skill the dice; without a skill the attribute does.
contestants:
  Thief: { attribute: 4, skill: 4 }
  Guard: { attribute: 3, skill: 3, dice: 1 }        # a die more, for the light

# Gates: what the figures are meant to be. evenodds check judges them.
expect:
  - { metric: outcome.Thief, between: [0.4, 0.6] }
  - { metric: outcome.tie, atMost: 0.3 }
`;
}
