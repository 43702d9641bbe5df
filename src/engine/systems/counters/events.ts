/** What checks, contests and coordinations tell. */
export const ROLL_EVENT = {
  /** pool from 0, successes, 0, 0 (CTR-3, CTR-4) */
  pool: 1,
  /** most successes of one check, checks with a success, the team's result, 0 (CTR-6) */
  together: 2,
} as const;

/** What a fight tells its `Teller`: a code and four integers, named beside it. Units are slots, counters and attacks indices of the plan's. */
export const EVENT = {
  /** round, 0, 0, 0 */
  round: 1,
  /** side, wave from 0, 0, 0 (BTL-6) */
  wave: 2,
  /** unit, score, place in the order from 0, 0 (CTR-8) */
  initiative: 3,
  /** 0, 0, 0, 0: all spent counters come back (CTR-10) */
  breakInAction: 4,
  /** unit, 1 where the turn is lost to a stun, 0, 0 (CTR-9, CTR-22) */
  turn: 5,
  /** unit, target or −1, tactics entry, 0 (BTL-5) */
  decide: 6,
  /** unit, from, to, 0: inches along the line (CTR-7) */
  move: 7,
  /** unit, 0, 0, 0 (CTR-9) */
  standUp: 8,
  /** unit, target or −1, 0, 0: no attack, or nobody in reach (BTL-4, CTR-9) */
  lost: 9,
  /** unit, target, attack, 0 (CTR-12) */
  attack: 10,
  /** unit, dice, target number, successes (CTR-13) */
  attackRoll: 11,
  /** unit, counter, window, triggering target (CTR-12, CTR-14, CTR-17, CTR-19) */
  counter: 12,
  /** unit, counter, dice, successes: the roll of a counter (CTR-14, CTR-17) */
  counterRoll: 13,
  /** unit, counter, 0, 0: a standing Block (CTR-11) */
  standingBlock: 14,
  /** unit, counter, levels, 0: a standing reduction (CTR-11) */
  standingReduction: 15,
  /** unit, target, successes left, 0 (CTR-14) */
  hit: 16,
  /** unit, target, 0, 0 (CTR-14) */
  miss: 17,
  /** unit, dice, target number, levels (CTR-15, CTR-16) */
  damageRoll: 18,
  /** target, damage dice, penetration resistance, 0: lethal damage becomes non-lethal (CTR-16) */
  stopped: 19,
  /** target, levels, absorption, 0: levels after absorption (CTR-16) */
  absorbed: 20,
  /** target, levels, lethal ones among them, levels in all (CTR-18) */
  levels: 21,
  /** unit, dice, successes, 0 (CTR-22) */
  stunCheck: 22,
  /** unit, 0, 0, 0 (CTR-22) */
  stunned: 23,
  /** unit, dice, successes, 0 (CTR-23) */
  knockOutCheck: 24,
  /** unit, status, by whom or −1, 0 (CTR-23) */
  out: 25,
  /** unit, the other, its successes, the other's: of strength (CTR-5) */
  contest: 26,
  /** unit, 0, 0, 0 (CTR-24) */
  prone: 27,
  /** unit, who is held, 0, 0 (CTR-25) */
  hold: 28,
  /** unit, who was held, 0, 0 (CTR-25) */
  holdEnds: 29,
  /** unit, counter, 0, 0 (CTR-11) */
  recover: 30,
  /** unit, counter, 0, 0: what stood ends (CTR-11) */
  standingEnds: 31,
  /** unit, target, dice, damage dice: of the bonus that an attack uses up */
  nextAttack: 32,
  /** unit, levels, levels in all, 0: damage to oneself (CTR-18) */
  selfDamage: 33,
  /** 0, 0, 0, 0: `exchange.mostAttacks` is reached (CTR-19) */
  cutShort: 34,
  /** unit, the other, its successes, the other's: to hold, or to break free (CTR-5, CTR-25) */
  grapple: 35,
} as const;
