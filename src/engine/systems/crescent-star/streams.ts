/**
 * Purposes of a unit's substreams: every draw of a fight, and from which of its unit's streams it comes.
 * A roll of one purpose leaves those of the others as they were.
 */
export const PURPOSES = 6;

/** d10 and d4 of its shots and blows (CS-16, CS-17). */
export const ATTACK = 0;
/** The same in acts bought as links, so that a link more or less leaves later rounds in step (CS-9). */
export const LINK = 1;
/** d10 and d4 of its parries and dodges (CS-17). */
export const GUARD = 2;
/** Dice of the damage it does (CS-19). */
export const DAMAGE = 3;
/** d10 and d4 of its wound saves (CS-20). */
export const SAVE = 4;
/** Targets chosen at random (BTL-4). */
export const TACTIC = 5;

/** By purpose, as stories name them. */
export const PURPOSE_NAMES = ['attack', 'link', 'guard', 'damage', 'save', 'target'] as const;
