import type { Distribution } from '../../core/exact/distribution.ts';
import { sumOfLike } from '../../core/exact/sum-of-like.ts';
import type { Roller } from '../../core/roll-runner.ts';
import type { Rules } from '../../core/rule-parameter.ts';
import { createSuccessTable, type SuccessTable } from '../../core/success-table.ts';
import { ROLL_EVENT } from './events.ts';
import type { PoolCheck } from './pool-scenario.ts';
import { successesOfFace, TargetNumbers } from './target-numbers.ts';

/** A pool of d10 against a target number. */
export interface Pool {
  /** May be 0 or less: then there is no success. */
  readonly dice: number;
  readonly targetNumber: number;
  readonly table: SuccessTable;
}

/**
 * The pool of an attribute or skill check.
 *
 * @rule CTR-2, CTR-4
 */
export function compilePool({ attribute, skill, targetNumber, dice }: PoolCheck, rules: Rules): Pool {
  const targetNumbers = new TargetNumbers(rules);
  const preset = attribute === undefined ? targetNumbers.preset : targetNumbers.byAttribute(attribute);
  const against = targetNumber ?? preset;
  return {
    dice: (skill ?? attribute ?? 0) + dice,
    targetNumber: against,
    table: createSuccessTable((face) => successesOfFace(face, against, rules)),
  };
}

/**
 * Draws: as many d10 as the pool has dice.
 *
 * @returns successes
 * @rule CTR-3
 */
export function rollSuccesses(roller: Roller, stream: number, { dice, table }: Pool): number {
  const successes = roller.dice.successes(roller.dice.stream(stream), dice, table);
  roller.teller.tell(ROLL_EVENT.pool, stream, successes, 0, 0);
  return successes;
}

/**
 * The exact distribution of `rollSuccesses`.
 *
 * @rule CTR-3
 */
export function poolOdds({ dice, table }: Pool): Distribution {
  const ofFace = table.ofFace.subarray(1);
  const die = new Float64Array(Math.max(...ofFace) + 1);
  for (const successes of ofFace) die[successes]! += 1 / ofFace.length;
  return sumOfLike({ low: 0, probabilities: die, leftOut: 0 }, Math.max(0, dice));
}
