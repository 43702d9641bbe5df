import { starterHead } from '../head/starter-head.ts';

/**
 * A Crescent Star check to start from, each part explained.
 *
 * @param name as YAML writes it
 */
export function checkStarter(name: string): string {
  return `${starterHead(name, { system: 'crescent-star', kind: 'check', about: 'What is attempted', trials: 'rolls' })}
rules:
  push.enabled: true            # an attribute may push the roll

needed: 1                       # net successes that it takes
target: average                 # trivial, easy, average, tricky, hard, expert, grand-challenge, or a number
actor:
  rating: 4s1                   # value, s, automatic successes
  stones: 0                     # success stones thrown with the roll
  wounds: 1                     # each a negative success
  attribute: 5                  # 1 to 7: the one that may push

# Gates: what the figures are meant to be. evenodds check judges them.
expect:
  - { metric: outcome.success, between: [0.5, 0.8] }
  - { metric: successes, atLeast: 0.5 }
`;
}
