import { type Distribution, die } from '../../core/exact/distribution.ts';
import { mapValues } from '../../core/exact/map-values.ts';
import { massBelow } from '../../core/exact/mass-below.ts';
import { massFrom } from '../../core/exact/mass-from.ts';
import type { Roller } from '../../core/roll-runner.ts';
import type { Rules } from '../../core/rule-parameter.ts';
import { CORE_DIE } from './core-die.ts';
import { ROLL_EVENT } from './events.ts';
import { within } from './within.ts';

/** Least margin that succeeds. */
const LEAST_MARGIN = 0;

/** A roll against a number, as integers. */
export interface Test {
  readonly bonus: number;
  readonly targetNumber: number;
}

/**
 * The test of one value against another.
 *
 * @param own test value
 * @param other test value of the opponent, or of nature
 * @rule T10-4, T10-6, T10-7
 */
export function compileTest(own: number, other: number, rules: Rules): Test {
  return { bonus: within(own - other, rules.number('bonusLimit')), targetNumber: rules.number('test.targetNumber') };
}

/** @rule T10-4 */
export function marginOf(face: number, bonus: number, targetNumber: number): number {
  return face + bonus - targetNumber;
}

/** Whether a roll succeeds by itself, without luck. */
export function succeeds(margin: number): boolean {
  return margin >= LEAST_MARGIN;
}

/**
 * Draws: d20.
 *
 * @returns the margin: d20 + bonus − target number
 * @rule T10-4
 */
export function rollTest(roller: Roller, stream: number, test: Test): number {
  const margin = marginOf(roller.dice.one(roller.dice.stream(stream), CORE_DIE), test.bonus, test.targetNumber);
  roller.teller.tell(ROLL_EVENT.test, stream, margin, 0, 0);
  return margin;
}

/** The exact distribution of `rollTest`. */
export function marginOdds(test: Test): Distribution {
  return mapValues(die(CORE_DIE), (face) => marginOf(face, test.bonus, test.targetNumber));
}

/**
 * The exact chances that a roll succeeds and fails, without luck.
 *
 * @param margins of `marginOdds`
 */
export function rollOdds(margins: Distribution): readonly [success: number, failure: number] {
  return [massFrom(margins, LEAST_MARGIN), massBelow(margins, LEAST_MARGIN)];
}
