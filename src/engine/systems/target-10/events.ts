/** What checks and contests tell. */
export const ROLL_EVENT = {
  /** order of the possible ones, 0, 0, 0 (T10-8) */
  order: 1,
  /** who, margin, 0, 0 (T10-4) */
  test: 2,
  /** who, points left, 1 where it is spent on a failure and 0 instead of a roll, 0 (T10-10) */
  luck: 3,
  /** who, successes, failures, 1 where it drops out (T10-9) */
  standing: 4,
} as const;

/** What a fight tells its `Teller`: a code and four integers, named beside it. Units are slots. */
export const EVENT = {
  /** round, 0, 0, 0 */
  round: 1,
  /** side, wave from 0, 0, 0 (BTL-6) */
  wave: 2,
  /** unit, hit points, 0, 0: as it enters (T10-2) */
  enter: 3,
  /** unit, hit points, 0, 0 (T10-23) */
  wake: 4,
  /** unit, target or −1, move, action (T10-12, BTL-5) */
  declare: 5,
  /** unit, face, total, 0 (T10-13) */
  order: 6,
  /** total, units in it, 0, 0: those with this total act together (T10-13) */
  group: 7,
  /** unit, from, to, move (T10-18, T10-19, T10-20) */
  move: 8,
  /** unit, 1 where it stands up and 0 where it cannot, 0, 0 (T10-22) */
  stand: 9,
  /** unit, declared target or −1, 0, 0: an action lost, nobody in reach or range (T10-12) */
  lost: 10,
  /** unit, target, 0, 0: who withdraws strikes only those who come nearer (T10-18) */
  withheld: 11,
  /** unit, 0, 0, 0: bound by a negotiation (T10-28) */
  bound: 12,
  /** unit, target, face of the d20 or 0 for an automatic success, its modifier (T10-15, T10-20) */
  attack: 13,
  /** unit, target, action, 0 */
  hit: 14,
  /** unit, target, action, 0 */
  miss: 15,
  /** target, attacker, points left, 0: a success cancelled (T10-29) */
  luck: 16,
  /** unit, target, damage, 0 (T10-16) */
  damage: 17,
  /** unit, from, to, 1 for a fall into a pit (T10-21, T10-30) */
  push: 18,
  /** unit, damage, pusher, 0 (T10-30) */
  fall: 19,
  /** unit, 0, 0, 0 (T10-22, T10-27) */
  prone: 20,
  /** unit, index of the weapon in its list, place, 0 (T10-26) */
  disarm: 21,
  /** unit, index of the weapon in its list, 0, 0 (T10-26) */
  retrieve: 22,
  /** unit, holder, 0, 0 (T10-25) */
  held: 23,
  /** unit, holder, 0, 0: a hold that ended (T10-25) */
  released: 24,
  /** unit, target, face of the d20 or 0 for luck instead of a roll, its modifier (T10-28) */
  negotiate: 25,
  /** unit, points left, 0, 0: luck makes its test succeed (T10-10) */
  testLuck: 26,
  /** unit, 0, 0, 0: from now on its enemies do not attack (T10-28) */
  bind: 27,
  /** unit, 0, 0, 0: its enemies are free again (T10-28) */
  unbind: 28,
  /** unit, killer, hit points, 0 (T10-17) */
  death: 29,
  /** unit, round in which it wakes or 0 for never, 0, 0 (T10-17, T10-23) */
  unconscious: 30,
  /** unit, 0, 0, 0 (T10-20) */
  fled: 31,
  /** unit, hit points left, 0, 0 (T10-16, T10-30) */
  hurt: 32,
} as const;
