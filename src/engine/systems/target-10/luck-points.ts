import type { Rules } from '../../core/rule-parameter.ts';
import type { Luck } from './test-scenario.ts';

/**
 * Luck points of a character.
 *
 * @param luck the points, or how skilled the character is
 * @rule T10-3
 */
export function luckPoints(luck: Luck, rules: Rules): number {
  return typeof luck === 'number' ? luck : rules.number(`luck.${luck}`);
}

/**
 * When a point makes a test succeed: instead of the roll, or once it has failed.
 *
 * @rule T10-10
 */
export function isLuckInsteadOfRoll(rules: Rules): boolean {
  return rules.text('luck.when') === 'instead-of-roll';
}

/**
 * Whether a point is spent on the test before it, so that no die is rolled.
 *
 * @param luck points left
 * @rule T10-10
 */
export function isSpentInsteadOfRoll(luck: number, isInsteadOfRoll: boolean): boolean {
  return isInsteadOfRoll && luck > 0;
}

/**
 * Whether a point makes a test succeed whose roll has failed.
 *
 * @param luck points left
 * @rule T10-10
 */
export function isSpentOnFailure(luck: number, isInsteadOfRoll: boolean): boolean {
  return !isInsteadOfRoll && luck > 0;
}
