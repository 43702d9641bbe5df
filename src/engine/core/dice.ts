import type { DicePair } from './dice-pair.ts';
import type { DicePool } from './dice-pool.ts';
import type { SuccessTable } from './success-table.ts';

/** Index of a trial, an integer from 0 to 2^53 − 1: the only number of a fight that may not fit 32 bits. */
export type TrialIndex = number;

/** A substream of dice: whoever rolls from it takes it from its dice once, and keeps it. */
export interface DiceStream {
  /** From 0. */
  readonly number: number;
}

/**
 * Where every die of the engine comes from, and nothing else does: the seeded streams of a run
 * (`StreamDice`), the same with a record of each die (`ToldDice`), or the script of a test.
 *
 * There is a substream a unit and purpose, so that a change to one unit, or to one kind of roll, leaves the
 * dice of all others as they were.
 */
export interface Dice {
  /** Goes to a trial's own randomness. */
  startTrial(trial: TrialIndex): void;
  /** The substream of a number. */
  stream(number: number): DiceStream;
  /** One die: a face from 1 to `sides` (1 to 2^21). */
  one(stream: DiceStream, sides: number): number;
  /** Two dice: the first face plus 256 times the second (`firstFace`, `secondFace`). */
  two(stream: DiceStream, pair: DicePair): number;
  /** The sum of a pool's faces. */
  sum(stream: DiceStream, pool: DicePool): number;
  /** Successes of a pool of `count` d10, each by its face; none where there is no die. */
  successes(stream: DiceStream, count: number, table: SuccessTable): number;
}
