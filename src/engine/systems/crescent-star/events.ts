/** What checks, contests and chains tell. */
export const ROLL_EVENT = {
  /** roll from 0, total of dice and value, net successes, 0 (CS-4, CS-9) */
  roll: 1,
  /** the actor's total, the opponent's, the actor's net successes, 0 (CS-8) */
  contest: 2,
} as const;

/** What a fight tells its `Teller`: a code and four integers, named beside it. Units are slots. */
export const EVENT = {
  /** round, 0, 0, 0 */
  round: 1,
  /** phase, 0, 0, 0 (CS-15) */
  phase: 2,
  /** side, wave from 0, 0, 0 (BTL-6) */
  wave: 3,
  /** unit, target or −1, tactics entry, move (CS-14, BTL-5) */
  declare: 4,
  /** unit, q, r, hexes (CS-12) */
  move: 5,
  /** unit, target or −1, 0, 0: an act lost, nobody in range or no act in the move (BTL-4) */
  lost: 6,
  /** unit, target, target number, distance (CS-16) */
  shot: 7,
  /** unit, defender, its total, the defender's total (CS-17) */
  blow: 8,
  /** unit, total of dice and value, net successes before stones, target number (CS-3, CS-4) */
  attackRoll: 9,
  /** unit, roll of 0 attack or 1 save, stones, 0 for its own or 1 for the game master's (CS-10) */
  stones: 10,
  /** unit, target, net successes, 0 */
  hit: 11,
  /** unit, target, net successes, 0 */
  miss: 12,
  /** unit, link number from 1, price, 0 (CS-9) */
  link: 13,
  /** unit, 0, 0, 0 (CS-18) */
  haste: 14,
  /** unit, target, 0, 0: a hit on one who has just died (CS-14) */
  wasted: 15,
  /** unit, target, damage, damage total (CS-19) */
  damage: 16,
  /** target, target number, total, net successes before stones (CS-20) */
  save: 17,
  /** target, net successes with stones, the attacker's on the wound, 0: no wound (CS-21) */
  saved: 21,
  /** target, wounds of this hit, wounds, 0 (CS-21) */
  wounds: 18,
  /** target, attacker, 0, 0 (CS-22) */
  death: 19,
  /** target, phases, next phase, 0 (CS-15) */
  fear: 20,
} as const;
