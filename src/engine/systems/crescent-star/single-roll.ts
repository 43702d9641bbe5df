import { convolve } from '../../core/exact/convolve.ts';
import { type Distribution, die } from '../../core/exact/distribution.ts';
import { shift } from '../../core/exact/map-values.ts';
import { openEndedDie } from '../../core/exact/open-ended-die.ts';
import type { Roller } from '../../core/roll-runner.ts';
import type { Rules } from '../../core/rule-parameter.ts';
import { pushOf } from './push.ts';
import { parseRating, type Rating } from './rating.ts';
import { foldsOf, rollOpenEnded, successesOf } from './roll.ts';
import type { RollingActor, Target } from './roll-scenario.ts';

/** Dice that decide a roll: d10 + d4, both open-ended (CS-1). */
const DICE = convolve(openEndedDie(die(10)), openEndedDie(die(4)));

/** A roll of one actor, as integers. */
export interface SingleRoll {
  readonly value: number;
  /** Automatic successes and stones, less wounds (CS-4). */
  readonly sure: number;
  /** Most that the total may be pushed by (CS-6). */
  readonly push: number;
}

/** What a roll against a number is judged by. */
export interface RollAgainst {
  readonly targetNumber: number;
  /** How often the number was folded, each time for one success (CS-26). */
  readonly folds: number;
  readonly successStep: number;
}

/** @rule CS-2, CS-4, CS-6 */
export function compileRoll(actor: RollingActor, rules: Rules): SingleRoll {
  const { value, auto } = parseRating(actor.rating) as Rating;
  return {
    value,
    sure: auto + actor.stones - actor.wounds,
    push: actor.attribute === undefined ? 0 : pushOf(actor.attribute, rules),
  };
}

/**
 * The number that a roll is made against: named or given, and folded where that is on.
 *
 * @rule CS-7, CS-26
 */
export function compileTarget(target: Target, rules: Rules): RollAgainst {
  const unfolded = typeof target === 'number' ? target : rules.number(`difficulty.${target}`);
  const successStep = rules.number('successStep');
  const foldsAbove = rules.flag('fold.enabled') ? rules.number('fold.above') : Number.POSITIVE_INFINITY;
  const folds = foldsOf(unfolded, foldsAbove, successStep);
  return { targetNumber: unfolded - folds * successStep, folds, successStep };
}

/**
 * Draws: d10, d4, open-ended.
 *
 * @returns the dice and the value
 * @rule CS-1
 */
export function rollTotal(roller: Roller, stream: number, { value }: SingleRoll): number {
  return rollOpenEnded(roller, roller.dice.stream(stream)) + value;
}

/** The exact distribution of `rollTotal`. */
export function totalOdds({ value }: SingleRoll): Distribution {
  return shift(DICE, value);
}

/**
 * Net successes of a total.
 *
 * @rule CS-3, CS-4
 */
export function netOf(total: number, { sure, push }: SingleRoll, against: RollAgainst): number {
  return successesOf(total + push, against.targetNumber, against.successStep) + sure - against.folds;
}
