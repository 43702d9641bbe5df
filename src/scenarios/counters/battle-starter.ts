import { starterHead } from '../head/starter-head.ts';

/**
 * A small Counters battle to start from, each part explained.
 *
 * @param name as YAML writes it
 */
export function battleStarter(name: string): string {
  return `${starterHead(name, { system: 'counters', kind: 'battle', about: 'What the fight is for', trials: 'fights' })}
rules:
  health.base: 5                # levels of capacity besides the constitution
  # attacks.punch.damage: 4     # each figure of the catalogue is a rule, too

# Attacks and counters of one's own, beside those of the rules or in place of them.
catalogue:
  counters:
    - name: Roll With It        # a defensive counter after the damage roll
      skill: brawl
      rank: 2
      kind: defensive
      against: melee
      timing: damage
      recoverable: true
      fewerLevels: 1
      checks: 1                 # a die more on the stun and K.O. checks of this attack

# Exactly two sides.
sides:
  heroes:
    units:
      - name: Boxer
        attributes: { strength: 4, constitution: 3, dexterity: 4 }    # 0 to 10; 3 where nothing is said
        skills: { brawl: 4 }                                          # ranks
        attacks: [Jab, Punch]                                         # the first that is usable
        counters:                                                     # the first that fits, at each step
          - Block
          - { use: Roll With It, if: { damage: { atLeast: 2 } } }
          - Grit
          - Opening
        at: 0                                                         # inches along the line
  thugs:
    waves: 2                                                          # they come twice
    nextWave: on-defeat                                               # or { everyRounds: 5 }
    units:
      - name: Thug
        count: 2                                                      # Thug 1 and Thug 2
        skills: { brawl: 1 }
        attacks: [Kick]
        tactics:                                                      # the first entry that applies
          - { if: { health: { below: 50% } }, move: withdraw }
          - { if: { prone: true }, move: stand }
          - { target: weakest }
        at: 6

# Gates: what the figures are meant to be. evenodds check judges them.
expect:
  - { metric: outcome.heroes, between: [0.55, 0.8] }
  - { metric: rounds.p90, atMost: 60 }
`;
}
