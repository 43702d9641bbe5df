import { type CompiledConditions, compileConditions } from '../../battle/conditions.ts';
import { targetChoiceCode } from '../../battle/targets.ts';
import type { Attack } from './attack.ts';
import { BREAK_HOLD, MOVES, RELEASE, STATES, type TacticsEntry } from './scenario.ts';

/** Codes of moves; `hold` is what is none of these. */
export const APPROACH = MOVES.indexOf('approach');
export const WITHDRAW = MOVES.indexOf('withdraw');
export const RUN = MOVES.indexOf('run');
export const STAND = MOVES.indexOf('stand');

/** What an entry does: the unit's attacks in order, the one that it names, break free, let go. */
export const BY_LIST = 0;
const BY_NAME = 1;
export const BREAKS_HOLD = 2;
export const RELEASES = 3;

/** Bits of the system's own states. */
export const PRONE = 1 << STATES.indexOf('prone');
export const HELD = 1 << STATES.indexOf('held');
export const HOLDING = 1 << STATES.indexOf('holding');

/** An entry of a unit's tactics as integers. */
export interface Tactic {
  /** Place among the entries of all rows, from 0. */
  readonly number: number;
  readonly conditions: CompiledConditions;
  /** Whether a prone unit stands up and a held one tries to break free: the default tactic's does. */
  readonly hasReflexes: boolean;
  /** How it picks its target, a code of `targetChoiceCode`. */
  readonly choice: number;
  readonly move: number;
  /** Whether the move comes after the action. */
  readonly movesAfter: boolean;
  /** `BY_LIST` and its like. */
  readonly action: number;
  /** The attack that it names, undefined without one. */
  readonly attack: Attack | undefined;
}

/**
 * Compiles the tactics of a unit, and after them the default tactic, which always holds (BTL-5).
 *
 * @param firstNumber place of its first entry among the entries of all rows, from 0
 * @param entriesKeepReflexes whether every entry that names no attack has the default tactic's reflexes
 * @param attackOf the unit's basic attack, by its name
 * @rule CTR-9, CTR-25
 */
export function compileTactics(
  tactics: readonly TacticsEntry[],
  firstNumber: number,
  entriesKeepReflexes: boolean,
  attackOf: (name: string) => Attack | undefined,
): Tactic[] {
  return [...tactics, {}].map((entry: TacticsEntry, i) => ({
    number: firstNumber + i,
    conditions: compileConditions(entry.if, STATES),
    hasReflexes: i === tactics.length || (entriesKeepReflexes && entry.attack === undefined),
    choice: targetChoiceCode(entry.target ?? 'nearest'),
    move: MOVES.indexOf(entry.move ?? 'approach'),
    movesAfter: movesAfter(entry),
    action: actionOf(entry.attack),
    attack: entry.attack === undefined ? undefined : attackOf(entry.attack),
  }));
}

function movesAfter({ move, when }: TacticsEntry): boolean {
  return (when ?? (move === 'withdraw' ? 'after' : 'before')) === 'after';
}

function actionOf(attack: string | undefined): number {
  if (attack === undefined) return BY_LIST;
  if (attack === BREAK_HOLD) return BREAKS_HOLD;
  return attack === RELEASE ? RELEASES : BY_NAME;
}
