/** A scripted die: how many sides, which face. */
export type Die = readonly [sides: number, face: number];

/** A battle with dice laid out by hand. */
export interface Situation {
  readonly title: string;
  /** `rules`, `terrain` and `sides` as YAML. */
  readonly yaml: string;
  /** The dice in the order in which the judge draws them; once they are used up the battle is cut off. */
  readonly dice: readonly Die[];
  /** Parts of trace lines that must come in this order. */
  readonly told: readonly string[];
  /** Parts of trace lines that must not come. */
  readonly untold?: readonly string[];
}

/** Initiative: one die a unit, in roster order, side one first. */
function order(...faces: number[]): Die[] {
  return faces.map((face): Die => [6, face]);
}

const HIT: Die = [20, 20];
const MISS: Die = [20, 1];

export const SITUATIONS: readonly Situation[] = [
  {
    title: 'T10-13 two who charge each other in a tie meet, side one takes the odd pace',
    yaml: `
sides:
  a: { units: [{ name: A, hitDice: 1, hitPoints: 9 }] }
  b: { units: [{ name: B, hitDice: 1, hitPoints: 9 }] }`,
    dice: [...order(3, 3), MISS, HIT, [6, 2]],
    told: ['A: charge, kill at B, now at 14', 'over 3 paces', 'B: charge, kill at A, now at 17', 'over 3 paces'],
  },
  {
    title: 'T10-19 the second charger is reached, covers nothing and strikes as a charger all the same',
    yaml: `
sides:
  a: { units: [{ name: A, hitDice: 1, hitPoints: 9, modifiers: { strength: 2, dexterity: 2 } }] }
  b: { units: [{ name: B, hitDice: 1, hitPoints: 9, modifiers: { strength: 3, dexterity: 1 } }] }`,
    dice: [...order(3, 3), MISS, MISS],
    told: ['A: charge, kill at B, now at 27', 'd20 1 at 4+0', 'B: charge, kill at A, now at 30', 'd20 1 at 6+0'],
  },
  {
    title: 'T10-20 who acts before one that flees strikes without a roll, who shares its group rolls',
    yaml: `
sides:
  a: { units: [{ name: A, hitDice: 1, hitPoints: 9 }, { name: C, hitDice: 1, hitPoints: 9 }] }
  b: { units: [{ name: B, hitDice: 1, hitPoints: 9, at: 1, tactics: [{ move: flee }] }] }`,
    dice: [...order(5, 3, 3), [6, 2], MISS],
    told: ['A: hold, kill', 'damage 2', 'C: hold, kill', 'd20 1', 'B: flee, none at A, now at 31', 'B is fled'],
  },
  {
    title: 'T10-22, T10-27 a tripped unit under attack cannot stand and strikes at -2',
    yaml: `
sides:
  a: { units: [{ name: A, hitDice: 1, hitPoints: 9, tactics: [{ if: { round: { to: 1 } }, action: trip }, { action: kill }] }] }
  b: { units: [{ name: B, hitDice: 1, hitPoints: 9, at: 1 }] }`,
    dice: [...order(5, 3), HIT, MISS, ...order(3, 5), MISS, MISS],
    told: ['B is prone', 'd20 1 at -2+0', 'B: stand, kill', 'd20 1 at -2+0', 'A: hold, kill', 'd20 1 at 2+0'],
  },
  {
    title: 'T10-22 who is not attacked stands and then acts without the penalty',
    yaml: `
sides:
  a:
    units:
      - { name: A, hitDice: 1, hitPoints: 9, tactics: [{ if: { round: { to: 1 } }, action: trip }, { action: defend }] }
      - { name: C, hitDice: 1, hitPoints: 9, at: -1, tactics: [{ if: { round: { to: 1 } }, action: defend }, { target: focus }] }
  b:
    units:
      - { name: D, hitDice: 1, hitPoints: 9, at: 2, tactics: [{ action: defend }] }
      - { name: B, hitDice: 1, hitPoints: 9, at: 1 }`,
    dice: [...order(5, 1, 1, 3), HIT, MISS, ...order(1, 5, 1, 5), MISS, MISS],
    told: [
      'B is prone',
      'd20 1 at -2+0',
      'C: hold, kill at D',
      'd20 1 at -1+0',
      'B: stand, kill at A',
      'd20 1 at -1+0',
    ],
  },
  {
    title: "T10-25 a hold costs 1, is broken only by the held one's grapple, which holds nobody",
    yaml: `
sides:
  a: { units: [{ name: A, hitDice: 1, hitPoints: 9, tactics: [{ if: { round: { to: 1 } }, action: grapple }, { action: kill }] }] }
  b: { units: [{ name: B, hitDice: 1, hitPoints: 9, at: 1 }] }`,
    dice: [...order(5, 3), HIT, MISS, ...order(3, 5), HIT, MISS],
    told: [
      'B is held by A',
      'B: hold, kill',
      'd20 1 at -1+0',
      'B: hold, grapple at A',
      'd20 20 at -1+0',
      'd20 1 at 0+0',
    ],
    untold: ['A is held'],
  },
  {
    title: 'T10-25 a hold lands anew where it is broken in the same group',
    yaml: `
sides:
  a: { units: [{ name: A, hitDice: 1, hitPoints: 9, tactics: [{ action: grapple }] }] }
  b: { units: [{ name: B, hitDice: 1, hitPoints: 9, at: 1 }] }`,
    dice: [...order(5, 3), HIT, MISS, ...order(3, 3), HIT, HIT],
    told: ['B is held by A', 'd20 1', 'B: hold, grapple', 'B is held by A'],
  },
  {
    title: 'T10-21, T10-30 a push stops in the pit; the fall counts for the pusher; no second fall in the same pit',
    yaml: `
terrain: [{ kind: pit, from: 3, to: 9 }]
sides:
  a: { units: [{ name: A, hitDice: 1, hitPoints: 9, tactics: [{ move: maneuver }] }] }
  b: { units: [{ name: B, hitDice: 1, hitPoints: 9, at: 1, tactics: [{ action: defend }] }] }`,
    dice: [...order(5, 3), HIT, [6, 1], [6, 2], ...order(5, 3), HIT],
    told: ['falls into a pit for 3', 'B is prone', 'B is pushed to 3', 'B is pushed to 6'],
    untold: ['damage'],
  },
  {
    title: 'T10-21 two pushes add up',
    yaml: `
sides:
  a: { units: [{ name: A, hitDice: 1, hitPoints: 9, tactics: [{ move: maneuver }] }, { name: C, hitDice: 1, hitPoints: 9, tactics: [{ move: maneuver }] }] }
  b: { units: [{ name: B, hitDice: 1, hitPoints: 9, at: 1, tactics: [{ action: defend }] }] }`,
    dice: [...order(5, 5, 3), HIT, HIT],
    told: ['B is pushed to 7'],
  },
  {
    title: 'T10-26 the weapon lies on the line; retrieve moves to it and picks it up',
    yaml: `
sides:
  a: { units: [{ name: A, hitDice: 1, hitPoints: 9, modifiers: { dexterity: 2 }, tactics: [{ if: { round: { to: 1 } }, action: disarm }, { action: defend }] }] }
  b:
    units:
      - name: B
        hitDice: 1
        hitPoints: 9
        at: 1
        weapons: [{ name: Sword, bonus: 2, kind: melee }]
        tactics: [{ if: { disarmed: true }, move: advance, action: retrieve }]`,
    dice: [...order(5, 3), HIT, [6, 5], [2, 1], MISS, ...order(5, 3), ...order(5, 3), MISS],
    told: [
      'disarm on B by SHOOT',
      'd20 20 at 2+0',
      'loses a weapon to 6',
      'd20 1 at -2+0',
      'now at 4',
      'has its weapon back',
      'd20 1 at',
    ],
  },
  {
    title: 'T10-28 bound until the end of the group of the next act; an attack rolled sets free',
    yaml: `
sides:
  a:
    units:
      - { name: A, hitDice: 1, hitPoints: 9, venturer: true, tactics: [{ if: { round: { to: 1 } }, action: negotiate }, { action: defend }] }
      - { name: C, hitDice: 1, hitPoints: 9, tactics: [{ if: { round: { from: 2 } }, target: focus }, { action: defend }] }
  b: { units: [{ name: B, hitDice: 1, hitPoints: 9, at: 1 }, { name: D, hitDice: 1, hitPoints: 9, at: 1 }] }`,
    dice: [...order(5, 1, 3, 3), [20, 10], ...order(1, 5, 4, 4), MISS, MISS],
    told: [
      'negotiates with B at 0: success',
      'B: hold',
      'bound',
      'D: hold',
      'bound',
      'C: hold, kill at B',
      'd20 1',
      'B: hold, kill at A',
      'd20 1',
      'D: hold',
      'bound',
    ],
  },
  {
    title: 'T10-23 killing damage that alone leaves 0 is for good, with a subduing blow in the same group',
    yaml: `
sides:
  a: { units: [{ name: A, hitDice: 1, hitPoints: 9, tactics: [{ action: subdue }] }, { name: C, hitDice: 1, hitPoints: 9 }] }
  b: { units: [{ name: B, hitDice: 1, hitPoints: 4, at: 1 }] }`,
    dice: [...order(5, 5, 3), HIT, [6, 6], HIT, [6, 4]],
    told: ['damage 6', 'damage 4', 'B is unconscious'],
  },
  {
    title: 'T10-23 subdued in round 1 with a 2 and turns of 2 rounds: active in round 6',
    yaml: `
rules: { combat: { roundsPerTurn: 2 } }
sides:
  a: { units: [{ name: A, hitDice: 1, hitPoints: 9, tactics: [{ if: { round: { to: 1 } }, action: subdue }, { move: hold, action: defend }] }] }
  b: { units: [{ name: B, hitDice: 1, hitPoints: 4, at: 1 }, { name: D, hitDice: 1, hitPoints: 9, at: 90, tactics: [{ move: hold, action: defend }] }] }`,
    dice: [
      ...order(5, 3, 1),
      HIT,
      [6, 4],
      [6, 2],
      ...order(1, 1),
      ...order(1, 1),
      ...order(1, 1),
      ...order(1, 1),
      ...order(1, 1, 1),
      MISS,
    ],
    told: ['B is unconscious', 'round 5', 'round 6', 'B wakes', 'B: hold, kill'],
  },
  {
    title: 'T10-18 who withdraws strikes only one who has declared to advance or charge',
    yaml: `
sides:
  a: { units: [{ name: A, hitDice: 1, hitPoints: 9, weapons: [{ name: Bow, kind: ranged }], tactics: [{ move: withdraw }] }] }
  b: { units: [{ name: B, hitDice: 1, hitPoints: 9, at: 1, tactics: [{ if: { round: { to: 1 } }, move: advance }] }] }`,
    dice: [...order(5, 3), MISS, MISS, ...order(5, 3), MISS],
    told: [
      'A: withdraw, kill at B, now at -3',
      'over 4 paces',
      'B: advance, kill at A, now at -2',
      'round 2',
      'A: withdraw',
      'no attack',
    ],
  },
  {
    title: 'T10-29 could-drop looks at the hit points at the start of the group; a cancelled success is no hit',
    yaml: `
sides:
  a: { units: [{ name: A, hitDice: 1, hitPoints: 9 }, { name: C, hitDice: 1, hitPoints: 9 }] }
  b: { units: [{ name: B, hitDice: 1, hitPoints: 8, at: 1, luck: 1 }] }`,
    dice: [...order(5, 5, 3), HIT, [6, 6], HIT, [6, 1], MISS, ...order(5, 4, 3), HIT, HIT, [6, 2]],
    told: ['damage 6', 'damage 1', 'round 2', 'B spends luck, 0 left', 'damage 2', 'B is dead'],
  },
  {
    title: 'BTL-6 the next wave enters at the start of the round after',
    yaml: `
sides:
  a: { units: [{ name: A, hitDice: 1, hitPoints: 9 }] }
  b: { waves: 2, units: [{ name: B, hitDice: 1, hitPoints: 1, at: 1 }] }`,
    dice: [...order(5, 3), HIT, [6, 6], ...order(5, 3), HIT, [6, 6]],
    told: ['B#1 is dead', 'round 2', 'wave 2 of b enters', 'B#2 is dead'],
  },
  {
    title: 'T10-25 who would flee and is held stays, does nothing and is struck without a roll',
    yaml: `
sides:
  a: { units: [{ name: A, hitDice: 1, hitPoints: 9, tactics: [{ action: grapple }] }, { name: C, hitDice: 1, hitPoints: 9 }] }
  b: { units: [{ name: B, hitDice: 1, hitPoints: 9, at: 1, tactics: [{ move: flee }] }] }`,
    dice: [...order(6, 5, 3), [6, 4]],
    told: ['A: hold, grapple', 'B is held by A', 'C: hold, kill', 'damage 4', 'B: flee, none at A, now at 1'],
    untold: ['fled', 'd20'],
  },
];
