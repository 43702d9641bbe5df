import type { DiceStream } from '../../core/dice.ts';
import { createDicePair, firstFace, secondFace } from '../../core/dice-pair.ts';
import type { Roller } from '../../core/roll-runner.ts';

export const TEN_AND_FOUR = createDicePair(10, 4);

/** Most times that one die is rolled again; a d4 gets there once in 4^64 rolls, and it is counted. */
const MOST_REROLLS = 64;

/**
 * Draws: d10, d4; each again on its maximum.
 *
 * @returns the sum of both dice, each added up as long as it shows its maximum
 * @rule CS-1
 */
export function rollOpenEnded(roller: Roller, stream: DiceStream): number {
  const faces = roller.dice.two(stream, TEN_AND_FOUR);
  const first = firstFace(faces);
  const second = secondFace(faces);
  if (first < 10 && second < 4) return first + second;
  return first + second + rollEnds(roller, stream, first, second);
}

/** What the dice add that showed their maximum. */
function rollEnds(roller: Roller, stream: DiceStream, first: number, second: number): number {
  const ofTen = first === 10 ? rollAgain(roller, stream, 10) : 0;
  return second === 4 ? ofTen + rollAgain(roller, stream, 4) : ofTen;
}

/** What a die that showed its maximum adds. Draws: d`sides`, again on its maximum. */
export function rollAgain(roller: Roller, stream: DiceStream, sides: number): number {
  let total = 0;
  for (let again = 0; again < MOST_REROLLS; again++) {
    const face = roller.dice.one(stream, sides);
    total += face;
    if (face < sides) return total;
  }
  roller.cutShort++;
  return total;
}

/**
 * Successes of a total against a target number.
 *
 * @param step points above the target number for each further success
 * @rule CS-3
 */
export function successesOf(total: number, targetNumber: number, step: number): number {
  const margin = total - targetNumber;
  if (margin < step) return margin < 0 ? 0 : 1;
  return 1 + ((margin / step) | 0);
}

/** What a contest is judged by. */
export interface ContestRules {
  readonly successStep: number;
  /** The actor's rolled successes where both totals are equal, 0 or 1. */
  readonly tieSuccesses: number;
}

/**
 * Rolled successes of a contest: those of the higher total against the lower, past which it may be
 * pushed, positive for the actor and negative for the other.
 *
 * @param lead the actor's total less the other's
 * @param push most that the actor's total may be pushed by
 * @param pushAgainst the same of the other's
 * @rule CS-6, CS-8
 */
export function contestedSuccesses(lead: number, push: number, pushAgainst: number, rules: ContestRules): number {
  if (lead > 0) return successesOf(lead + push, 0, rules.successStep);
  return lead < 0 ? -successesOf(pushAgainst - lead, 0, rules.successStep) : rules.tieSuccesses;
}

/**
 * How many times a target number is folded; each fold takes a success step off it and a success off the roll.
 *
 * @rule CS-26
 */
export function foldsOf(targetNumber: number, foldsAbove: number, step: number): number {
  return targetNumber <= foldsAbove ? 0 : Math.ceil((targetNumber - foldsAbove) / step);
}
