import { starterHead } from '../head/starter-head.ts';

/**
 * A Crescent Star contest to start from, each part explained.
 *
 * @param name as YAML writes it
 */
export function contestStarter(name: string): string {
  return `${starterHead(name, { system: 'crescent-star', kind: 'contest', about: 'Who outdoes whom', trials: 'contests' })}
rules:
  contest.tie: actor            # who has a success where both totals are equal: actor, or none

# The actor wins with a success left; otherwise the opponent does.
actor:
  rating: 4s0                   # value, s, automatic successes
  stones: 1                     # success stones thrown with the roll
opponent:
  rating: 5s0
  wounds: 0                     # each a negative success

# Gates: what the figures are meant to be. evenodds check judges them.
expect:
  - { metric: outcome.actor, between: [0.35, 0.6] }
  - { metric: successes.p90, atMost: 5 }
`;
}
