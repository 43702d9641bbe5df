import { type CompiledConditions, compileConditions } from '../../battle/conditions.ts';
import { targetChoiceCode } from '../../battle/targets.ts';
import { BREAK_HOLD, MOVES, RELEASE, STATES, type TacticsEntry } from './scenario.ts';

/** Codes of moves; `hold` is what is none of these. */
export const APPROACH = MOVES.indexOf('approach');
export const WITHDRAW = MOVES.indexOf('withdraw');
export const RUN = MOVES.indexOf('run');
export const STAND = MOVES.indexOf('stand');

/** What an entry does that names no basic attack: the unit's list in order, break free, let go. */
export const BY_LIST = -1;
export const BREAKS_HOLD = -2;
export const RELEASES = -3;

/** Bits of the system's own states. */
export const PRONE = 1 << STATES.indexOf('prone');
export const HELD = 1 << STATES.indexOf('held');
export const HOLDING = 1 << STATES.indexOf('holding');

/** An entry of a unit's tactics as integers. */
export interface Tactic {
  /** Place among the entries of all rows, from 0. */
  readonly number: number;
  readonly conditions: CompiledConditions;
  readonly isDefault: boolean;
  /** How it picks its target, a code of `targetChoiceCode`. */
  readonly choice: number;
  readonly move: number;
  /** Whether the move comes after the action. */
  readonly movesAfter: boolean;
  /** Index of an attack, `BY_LIST`, `BREAKS_HOLD` or `RELEASES`. */
  readonly action: number;
}

/**
 * Compiles the tactics of a unit, and after them the default tactic, which always holds (BTL-5).
 *
 * @param firstNumber place of its first entry among the entries of all rows, from 0
 * @param attackOf index of the unit's basic attack, by its name
 * @rule CTR-9, CTR-25
 */
export function compileTactics(
  tactics: readonly TacticsEntry[],
  firstNumber: number,
  attackOf: (name: string) => number,
): Tactic[] {
  return [...tactics, {}].map((entry: TacticsEntry, i) => ({
    number: firstNumber + i,
    conditions: compileConditions(entry.if, STATES),
    isDefault: i === tactics.length,
    choice: targetChoiceCode(entry.target ?? 'nearest'),
    move: MOVES.indexOf(entry.move ?? 'approach'),
    movesAfter: movesAfter(entry),
    action: actionOf(entry.attack, attackOf),
  }));
}

function movesAfter({ move, when }: TacticsEntry): boolean {
  return (when ?? (move === 'withdraw' ? 'after' : 'before')) === 'after';
}

function actionOf(attack: string | undefined, attackOf: (name: string) => number): number {
  if (attack === undefined) return BY_LIST;
  if (attack === BREAK_HOLD) return BREAKS_HOLD;
  return attack === RELEASE ? RELEASES : attackOf(attack);
}
