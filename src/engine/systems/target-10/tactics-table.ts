import { type ConditionTable, compileConditions } from '../../battle/conditions.ts';
import { targetChoiceCode } from '../../battle/targets.ts';
import { ACTIONS, MOVES, STATES, type State, type TacticsEntry, type Target10Unit } from './scenario.ts';

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
export const PRONE = stateBit('prone');
export const HELD = stateBit('held');
export const HOLDING = stateBit('holding');
export const DISARMED = stateBit('disarmed');
export const BOUND = stateBit('bound');

function stateBit(state: State): number {
  return 1 << STATES.indexOf(state);
}

/**
 * The actions that are attacks: all but defend, negotiate and retrieve.
 *
 * @rule T10-23
 */
export function isAttack(action: number): boolean {
  return action <= TRIP;
}

/**
 * The tactics of all rows, entry after entry; a row's last entry is the default tactic, which always
 * holds (BTL-5).
 */
export interface TacticsTable {
  /** By row: its first entry. */
  readonly first: Int32Array;
  /** By row: 1 where an entry of it has conditions. */
  readonly isConditional: Uint8Array;
  readonly conditions: ConditionTable;
  /** By entry. */
  readonly choice: Int32Array;
  readonly move: Int32Array;
  readonly action: Int32Array;
  /** Direction of a maneuver: 1 away from the attacker, −1 towards it (T10-21). */
  readonly push: Int32Array;
}

/**
 * Compiles the tactics of all rows.
 *
 * @param units by row
 * @rule T10-31
 */
export function compileTactics(units: readonly Target10Unit[]): TacticsTable {
  const entries = units.flatMap((unit, row) =>
    [...unit.tactics, undefined].map((entry) => ({ entry: entry ?? {}, isDefault: entry === undefined, row })),
  );
  const column = (of: (entry: TacticsEntry, isDefault: boolean) => number) =>
    Int32Array.from(entries, ({ entry, isDefault }) => of(entry, isDefault));
  return {
    first: Int32Array.from(units, (_, row) => entries.findIndex((entry) => entry.row === row)),
    isConditional: Uint8Array.from(units, ({ tactics }) => (tactics.some((entry) => entry.if) ? 1 : 0)),
    conditions: compileConditions(
      entries.map(({ entry }) => entry.if),
      STATES,
    ),
    choice: column(({ target }) => targetChoiceCode(target ?? 'nearest')),
    move: column(({ move }) => (move ? MOVES.indexOf(move) : BY_DEFAULT)),
    action: column(({ action }, isDefault) => (isDefault ? DEFAULT_ACTION : ACTIONS.indexOf(action ?? 'kill'))),
    push: column(({ push }) => (push === 'forward' ? -1 : 1)),
  };
}
