import { type CompiledConditions, compileConditions } from '../../battle/conditions.ts';
import { targetChoiceCode } from '../../battle/targets.ts';
import { BREAK_HOLD, type CountersUnit, MOVES, RELEASE, STATES, type TacticsEntry } from './scenario.ts';

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

/**
 * The tactics of all rows, entry after entry; a row's last entry is the default tactic, which always
 * holds (BTL-5).
 */
export interface TacticsTable {
  /** By row: its first entry. */
  readonly first: Int32Array;
  /** By entry. */
  readonly conditions: readonly CompiledConditions[];
  readonly isDefault: Uint8Array;
  readonly choice: Int32Array;
  readonly move: Int32Array;
  /** Whether the move comes after the action. */
  readonly movesAfter: Uint8Array;
  /** Index into the attack table, `BY_LIST`, `BREAKS_HOLD` or `RELEASES`. */
  readonly action: Int32Array;
}

/**
 * Compiles the tactics of all rows.
 *
 * @param units by row
 * @param attackOf index of a row's basic attack in the attack table, by its name
 * @rule CTR-9, CTR-25
 */
export function compileTactics(
  units: readonly CountersUnit[],
  attackOf: (row: number, name: string) => number,
): TacticsTable {
  const entries = units.flatMap((unit, row) => [
    ...unit.tactics.map((entry) => ({ entry, row, isDefault: false })),
    { entry: {} as TacticsEntry, row, isDefault: true },
  ]);
  const column = (of: (entry: TacticsEntry, row: number) => number) =>
    Int32Array.from(entries, ({ entry, row }) => of(entry, row));
  return {
    first: Int32Array.from(units, (_, row) => entries.findIndex((entry) => entry.row === row)),
    conditions: entries.map(({ entry }) => compileConditions(entry.if, STATES)),
    isDefault: Uint8Array.from(entries, ({ isDefault }) => (isDefault ? 1 : 0)),
    choice: column(({ target }) => targetChoiceCode(target ?? 'nearest')),
    move: column(({ move }) => MOVES.indexOf(move ?? 'approach')),
    movesAfter: Uint8Array.from(entries, ({ entry }) => (movesAfter(entry) ? 1 : 0)),
    action: column(({ attack }, row) => actionOf(attack, (name) => attackOf(row, name))),
  };
}

function movesAfter({ move, when }: TacticsEntry): boolean {
  return (when ?? (move === 'withdraw' ? 'after' : 'before')) === 'after';
}

function actionOf(attack: string | undefined, attackOf: (name: string) => number): number {
  if (attack === undefined) return BY_LIST;
  if (attack === BREAK_HOLD) return BREAKS_HOLD;
  return attack === RELEASE ? RELEASES : attackOf(attack);
}
