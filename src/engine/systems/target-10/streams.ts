/**
 * Purposes of a unit's substreams: every draw of a fight, and from which of its unit's streams it comes.
 * A roll of one purpose leaves those of the others as they were.
 */
export const PURPOSES = 9;

/** Its hit points, as it enters (T10-2). */
export const HEALTH = 0;
/** d6 for its place in the order of play (T10-13). */
export const ORDER = 1;
/** d20 of its attacks (T10-15). */
export const ATTACK = 2;
/** Dice of the damage it does (T10-16). */
export const DAMAGE = 3;
/** d20 of its negotiations (T10-28). */
export const TEST = 4;
/** How far its weapon flies, and where (T10-26). */
export const FLIGHT = 5;
/** Damage of its falls (T10-30). */
export const FALL = 6;
/** Turns that it sleeps (T10-23). */
export const SLEEP = 7;
/** Targets chosen at random (BTL-4). */
export const TACTIC = 8;

/** By purpose, as stories name them. */
export const PURPOSE_NAMES = [
  'hit-points',
  'order',
  'attack',
  'damage',
  'test',
  'flight',
  'fall',
  'sleep',
  'target',
] as const;
