import { isSpentInsteadOfRoll, isSpentOnFailure } from './luck-points.ts';

/** How one contestant stands, packed: successes (0 to 3) in 2 bits, luck points left in 2, failures above. */
export type Standing = number;

const SUCCESS = 1;
const LUCK = 4;
const FAILURE = 16;

/** What decides a contest, as integers. */
export interface ContestRules {
  /** Successes that win, 1 to 3. */
  readonly successes: number;
  /** Failures that end it; infinite where there is no limit. */
  readonly failureLimit: number;
  /** Counted of all contestants together, else of each. */
  readonly isTogether: boolean;
  readonly isLuckInsteadOfRoll: boolean;
  readonly maxTests: number;
}

/** The standing of a contestant who has not tested yet. */
export function freshStanding(luck: number): Standing {
  return luck * LUCK;
}

export function successesOf(standing: Standing): number {
  return standing & 3;
}

export function luckOf(standing: Standing): number {
  return (standing >> 2) & 3;
}

export function failuresOf(standing: Standing): number {
  return standing >> 4;
}

/**
 * Has hit a limit of its own, and dropped out?
 *
 * @rule T10-9
 */
export function isOut(standing: Standing, { isTogether, failureLimit }: ContestRules): boolean {
  return !isTogether && failuresOf(standing) >= failureLimit;
}

/**
 * Whether the turn takes a roll; without one it succeeds by luck.
 *
 * @rule T10-10
 */
export function takesRoll(standing: Standing, { isLuckInsteadOfRoll }: ContestRules): boolean {
  return !isSpentInsteadOfRoll(luckOf(standing), isLuckInsteadOfRoll);
}

/**
 * The standing after a turn.
 *
 * @param hasRolled whether the roll succeeded by itself; without a meaning where the turn takes none
 * @rule T10-9, T10-10
 */
export function afterTurn(standing: Standing, hasRolled: boolean, rules: ContestRules): Standing {
  if (!takesRoll(standing, rules)) return standing - LUCK + SUCCESS;
  if (hasRolled) return standing + SUCCESS;
  if (isSpentOnFailure(luckOf(standing), rules.isLuckInsteadOfRoll)) return standing - LUCK + SUCCESS;
  return standing + FAILURE;
}
