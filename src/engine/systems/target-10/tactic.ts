import { type CompiledConditions, compileConditions } from '../../battle/conditions.ts';
import { targetChoiceCode } from '../../battle/targets.ts';
import { ACTIONS, MOVES, STATES, type TacticsEntry, type Target10Unit } from './scenario.ts';

/** Codes of moves; `BY_DEFAULT` is the default tactic's move. */
export const HOLD = MOVES.indexOf('hold');
export const ADVANCE = MOVES.indexOf('advance');
export const WITHDRAW = MOVES.indexOf('withdraw');
export const CHARGE = MOVES.indexOf('charge');
export const FLEE = MOVES.indexOf('flee');
export const MANEUVER = MOVES.indexOf('maneuver');
export const STAND = MOVES.indexOf('stand');
export const BY_DEFAULT = MOVES.length;

/** Codes of actions: the attacks come first, of them those that do damage, and those that take no ranged weapon last. */
export const KILL = ACTIONS.indexOf('kill');
export const SUBDUE = ACTIONS.indexOf('subdue');
export const DISARM = ACTIONS.indexOf('disarm');
export const GRAPPLE = ACTIONS.indexOf('grapple');
export const TRIP = ACTIONS.indexOf('trip');
export const DEFEND = ACTIONS.indexOf('defend');
export const NEGOTIATE = ACTIONS.indexOf('negotiate');
export const RETRIEVE = ACTIONS.indexOf('retrieve');
/** The default tactic's action: `GRAPPLE` while held, otherwise `KILL`. */
export const DEFAULT_ACTION = ACTIONS.length;
/** Who flees does not act. */
export const NO_ACTION = ACTIONS.length + 1;

/** Bits of the system's own states. */
export const PRONE = 1 << STATES.indexOf('prone');
export const HELD = 1 << STATES.indexOf('held');
export const HOLDING = 1 << STATES.indexOf('holding');
export const DISARMED = 1 << STATES.indexOf('disarmed');
export const BOUND = 1 << STATES.indexOf('bound');

/**
 * The actions that are attacks: all but defend, negotiate and retrieve.
 *
 * @rule T10-23
 */
export function isAttack(action: number): boolean {
  return action <= TRIP;
}

/** An entry of a unit's tactics as integers. */
export interface Tactic {
  readonly conditions: CompiledConditions;
  /** How it picks its target, a code of `targetChoiceCode`. */
  readonly choice: number;
  readonly move: number;
  readonly action: number;
  /** Direction of a maneuver: 1 away from the attacker, −1 towards it (T10-21). */
  readonly push: number;
}

/**
 * Compiles the tactics of a unit, and after them the default tactic, which always holds (BTL-5).
 *
 * @rule T10-31
 */
export function compileTactics(unit: Target10Unit): Tactic[] {
  return [
    ...unit.tactics.map((entry) => compileEntry(entry, ACTIONS.indexOf(entry.action ?? 'kill'))),
    compileEntry({}, DEFAULT_ACTION),
  ];
}

function compileEntry({ if: conditions, target, move, push }: TacticsEntry, action: number): Tactic {
  return {
    conditions: compileConditions(conditions, STATES),
    choice: targetChoiceCode(target ?? 'nearest'),
    move: move ? MOVES.indexOf(move) : BY_DEFAULT,
    action,
    push: push === 'forward' ? -1 : 1,
  };
}
