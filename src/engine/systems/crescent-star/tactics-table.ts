import { type ConditionTable, compileConditions } from '../../battle/conditions.ts';
import { targetChoiceCode } from '../../battle/targets.ts';
import type { Rules } from '../../core/rule-parameter.ts';
import { type CrescentStarUnit, MOVES, PURCHASES, type Purchase, type TacticsEntry } from './scenario.ts';

/** Codes of moves; `BY_DEFAULT` is the default tactic's move. */
export const HOLD = MOVES.indexOf('hold');
export const ADVANCE = MOVES.indexOf('advance');
export const WITHDRAW = MOVES.indexOf('withdraw');
export const RUN = MOVES.indexOf('run');
export const FLEE = MOVES.indexOf('flee');
export const BY_DEFAULT = MOVES.length;

/** Codes of purchases, three bits each in `TacticsTable.spend`, the first lowest; 0 ends the list. */
export const CHAIN = 1 + PURCHASES.indexOf('chain');
export const HASTE = 1 + PURCHASES.indexOf('haste');
export const WOUND = 1 + PURCHASES.indexOf('wound');
export const SPEND_BITS = 3;

/** Bit of the state `targeted`. */
export const TARGETED = 1;

/** Any of the unit's weapons, the first that reaches. */
export const ANY_WEAPON = -1;

/** Presents its own size. */
export const OWN_SIZE = -9999;

/**
 * The tactics of all rows, entry after entry; a row's last entry is the default tactic, which always
 * holds (BTL-5).
 */
export interface TacticsTable {
  /** By row: its first entry. */
  readonly first: Int32Array;
  readonly conditions: ConditionTable;
  /** By entry. */
  readonly choice: Int32Array;
  readonly move: Int32Array;
  readonly spend: Int32Array;
  /** Target number presented while holding, or `OWN_SIZE`. */
  readonly presents: Int32Array;
  /** Successes on shots at the unit, 0 or less (CS-27). */
  readonly cover: Int32Array;
  /** Index into the weapon table, or `ANY_WEAPON`. */
  readonly weapon: Int32Array;
}

const DEFAULT_SPEND: readonly Purchase[] = ['chain', 'wound'];

/**
 * Compiles the tactics of all rows.
 *
 * @param units by row
 * @param weaponOf index of a row's weapon in the weapon table, by its name
 * @rule CS-12, CS-18, CS-25, CS-27
 */
export function compileTactics(
  units: readonly CrescentStarUnit[],
  weaponOf: (row: number, name: string) => number,
  rules: Rules,
): TacticsTable {
  const entries = units.flatMap((unit, row) => [...unit.tactics, {}].map((entry: TacticsEntry) => ({ entry, row })));
  const column = (of: (entry: TacticsEntry, row: number) => number) =>
    Int32Array.from(entries, ({ entry, row }) => of(entry, row));
  return {
    first: Int32Array.from(units, (_, row) => entries.findIndex((entry) => entry.row === row)),
    conditions: compileConditions(
      entries.map(({ entry }) => entry.if),
      ['targeted'],
    ),
    choice: column(({ target }) => targetChoiceCode(target ?? 'nearest')),
    move: column(({ move }) => (move ? MOVES.indexOf(move) : BY_DEFAULT)),
    spend: column(({ spend }) => spendCode(spend ?? DEFAULT_SPEND)),
    presents: column(({ presents }) => (presents ? rules.number(`size.${presents}`) : OWN_SIZE)),
    cover: column(({ cover }) => coverSuccesses(cover, rules)),
    weapon: column(({ weapon }, row) => (weapon === undefined ? ANY_WEAPON : weaponOf(row, weapon))),
  };
}

function spendCode(purchases: readonly Purchase[]): number {
  return purchases.reduce((code, name, i) => code | ((1 + PURCHASES.indexOf(name)) << (i * SPEND_BITS)), 0);
}

function coverSuccesses(cover: TacticsEntry['cover'], rules: Rules): number {
  if (cover === undefined) return 0;
  return rules.number(cover === 'hard' ? 'cover.hard' : 'cover.murderHole');
}
