import { starterHead } from '../head/starter-head.ts';

/**
 * A Target 10 check to start from, each part explained.
 *
 * @param name as YAML writes it
 */
export function checkStarter(name: string): string {
  return `${starterHead(name, { system: 'target-10', kind: 'check', about: 'What is tested', trials: 'tests' })}
rules:
  luck.when: after-failure      # or instead-of-roll

actor:
  skill: 5                      # value of the skill; 0 where nothing is said
  ability: 14                   # 3 to 18; 10 where nothing is said; or modifier: 1
  situational: -1               # what helps or hinders, -3 to 3
  luck: high                    # points by skill, low 3, mid 1, high 0, or their number: one makes up for a failure
against: { nature: 5 }          # or another's skill: { opponent: { skill: 4, ability: 12 } }

# Gates: what the figures are meant to be. evenodds check judges them.
expect:
  - { metric: outcome.success, between: [0.5, 0.7] }
  - { metric: margin, atLeast: 0 }          # by how much the last roll is made
`;
}
