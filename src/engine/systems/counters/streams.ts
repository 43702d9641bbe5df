/**
 * Purposes of a unit's substreams: every draw of a fight, and from which of its unit's streams it comes.
 * A roll of one purpose leaves those of the others as they were.
 */
export const PURPOSES = 9;

/** d10 for its place in the order of turns, and one die where it is tied (CTR-8). */
export const INITIATIVE = 0;
/** Pools of its basic attacks (CTR-13). */
export const ATTACK = 1;
/** Pools of the damage of its basic attacks (CTR-16). */
export const DAMAGE = 2;
/** Pools of the attacks that its counters are (CTR-19, CTR-20). */
export const COUNTER_ATTACK = 3;
/** Pools of the damage of those. */
export const COUNTER_DAMAGE = 4;
/** Pools of its counters that roll, standing Blocks too (CTR-14, CTR-17). */
export const COUNTER = 5;
/** Its stun and K.O. checks (CTR-22, CTR-23). */
export const CHECK = 6;
/** Its pools in opposed checks: grapples, holds, falls (CTR-5). */
export const CONTEST = 7;
/** Targets chosen at random (BTL-4). */
export const TACTIC = 8;

/** By purpose, as stories name them. */
export const PURPOSE_NAMES = [
  'initiative',
  'attack',
  'damage',
  'counter-attack',
  'counter-damage',
  'counter',
  'check',
  'contest',
  'target',
] as const;
