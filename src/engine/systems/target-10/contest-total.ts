import { type ContestRules, failuresOf, isOut, luckOf, type Standing, successesOf } from './standing.ts';

/**
 * What all contestants come to together, packed so that it can be added up: those still in, the rolls
 * made, and the failures where they count together.
 */
export type ContestTotal = number;

const IN = 1;
const TEST = 2 ** 4;
const FAILURE = 2 ** 18;

/** How a contest stands after a turn. */
export const GOES_ON = 0;
export const WON = 1;
export const FAILED = 2;
const TIMED_OUT = 3;

/** Most contestants: where none is surely before another, six have 720 orders. */
export const MOST_CONTESTANTS = 6;

/**
 * What one contestant adds to the total.
 *
 * @param luck points at the start
 * @rule T10-9
 */
export function addedBy(standing: Standing, luck: number, rules: ContestRules): ContestTotal {
  const withoutRoll = rules.isLuckInsteadOfRoll ? luck - luckOf(standing) : 0;
  const tests = successesOf(standing) + failuresOf(standing) - withoutRoll;
  const failures = rules.isTogether ? failuresOf(standing) : 0;
  return (isOut(standing, rules) ? 0 : IN) + tests * TEST + failures * FAILURE;
}

/** Rolls made. */
export function testsOf(total: ContestTotal): number {
  return Math.floor(total / TEST) % (FAILURE / TEST);
}

/**
 * How the contest stands after a turn.
 *
 * @param standing of the contestant whose turn it was
 * @rule T10-9
 */
export function verdictOf(total: ContestTotal, standing: Standing, rules: ContestRules): number {
  if (successesOf(standing) >= rules.successes) return WON;
  const hasFailed = rules.isTogether ? total >= rules.failureLimit * FAILURE : total % TEST === 0;
  if (hasFailed) return FAILED;
  return testsOf(total) >= rules.maxTests ? TIMED_OUT : GOES_ON;
}
