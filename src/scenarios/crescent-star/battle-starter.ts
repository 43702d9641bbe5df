import { starterHead } from '../head/starter-head.ts';

/**
 * A small Crescent Star battle to start from, each part explained.
 *
 * @param name as YAML writes it
 */
export function battleStarter(name: string): string {
  return `${starterHead(name, { system: 'crescent-star', kind: 'battle', about: 'What the fight is for', trials: 'fights' })}
rules:
  initiative: simultaneous      # or counting-clock
  # fold.enabled: true          # the author's repair of high target numbers

# Weapons beside the guns of the catalogue: pistol, smg, shotgun, assault-rifle, lmg, sniper-rifle,
# thrown-knife, heavy. With an increment (in hexes) it is a gun, without one a melee weapon.
armory:
  carbine: { damage: 4d4s1, increment: 12, maxIncrements: 8 }
  knife: { damage: strength+1 }

# Exactly two sides, one of the players and one of the game master.
sides:
  heroes:
    role: players
    units:
      - name: Veteran
        attributes: { strength: 4, resistance: 4 }             # 1 to 7; 3 where nothing is said
        skills: { shoot: 5s1, melee: 3s0, dodge: 3s0 }         # value, s, automatic successes
        weapons: [carbine, knife]                              # the first that reaches is used
        stones: 3                                              # success stones
        tactics:                                               # the first entry that applies
          - { if: { distance: { atLeast: 15 } }, move: advance }
          - { move: hold, presents: kneeling, target: weakest }
      - name: Rookie
        count: 2                                               # Rookie 1 and Rookie 2
        like: Veteran                                          # all that is not said here
        skills: { shoot: 3s0 }
  guards:
    role: gamemaster
    waves: 2                                                   # they come twice
    nextWave: on-defeat                                        # or { everyRounds: 5 }
    units:
      - name: Guard
        count: 4
        skills: { shoot: 3s0, resist: 1s0 }
        weapon: smg

# Gates: what the figures are meant to be. evenodds check judges them.
expect:
  - { metric: outcome.heroes, between: [0.6, 0.8] }
  - { metric: rounds.p90, atMost: 60 }
`;
}
