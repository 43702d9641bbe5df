import { starterHead } from '../head/starter-head.ts';

/**
 * A Crescent Star chain to start from, each part explained.
 *
 * @param name as YAML writes it
 */
export function chainStarter(name: string): string {
  return `${starterHead(name, { system: 'crescent-star', kind: 'chain', about: 'What is done in one go', trials: 'chains' })}
rules:
  chain.firstCost: 2            # extra successes that buy the first link
  chain.step: 1                 # and how many more each further one costs

# Rolls in order: each but the last must buy the link to the next.
# rating: value, s, automatic successes; target: trivial to grand-challenge, or a number.
links:
  - { name: run up, rating: 6s2, target: easy }
  - { name: leap, rating: 5s2, target: average, stones: 1 }       # a success stone thrown with the roll
  - { name: land, rating: 4s1, target: 10 }

# Gates: what the figures are meant to be. evenodds check judges them.
expect:
  - { metric: outcome.complete, between: [0.5, 0.8] }
  - { metric: linksBought, atLeast: 1 }
`;
}
