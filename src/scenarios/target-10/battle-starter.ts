import { starterHead } from '../head/starter-head.ts';

/**
 * A small Target 10 battle to start from, each part explained.
 *
 * @param name as YAML writes it
 */
export function battleStarter(name: string): string {
  return `${starterHead(name, { system: 'target-10', kind: 'battle', about: 'What the fight is for', trials: 'fights' })}
rules:
  combat: { targetNumber: 12 }
  # luck.combat: any-hit        # when a luck point cancels an opponent's success

# Stretches of the line, in paces. Side one starts at 0, side two at 30.
terrain:
  - { kind: pit, from: 10, to: 12 }

# Exactly two sides; the first stands where the line begins.
sides:
  soldiers:
    units:
      - name: Captain
        hitDice: 6
        hitPoints: 21                                          # or dice, 6d6; one d6 a Hit Die where nothing is said
        abilities: { strength: 15, dexterity: 12 }             # 3 to 18; 10 where nothing is said
        luck: mid                                              # low 3, mid 1, high 0, or a number
        weapons:                                               # the first that reaches is used
          - { name: Saber, kind: melee, bonus: 2 }
          - { name: Pistol, kind: ranged, bonus: 1, range: 20 }
        tactics:                                               # the first entry that applies
          - { if: { health: { below: 30% } }, move: withdraw, action: defend }
          - { if: { round: { to: 1 } }, move: charge, action: kill, target: weakest }
      - name: Soldier
        count: 2                                               # Soldier 1 and Soldier 2
        like: Captain                                          # all that is not said here
        hitDice: 2
        hitPoints: 2d6
  brigands:
    waves: 2                                                   # they come twice
    nextWave: on-defeat                                        # or { everyRounds: 5 }
    units:
      - name: Brigand
        count: 3
        hitDice: 4
        armor: 2
        weapons: [{ name: Club, kind: melee, bonus: 1, damage: 1d6 }]

# Gates: what the figures are meant to be. evenodds check judges them.
expect:
  - { metric: outcome.soldiers, between: [0.5, 0.7] }
  - { metric: rounds.p90, atMost: 60 }
`;
}
