import { type CompiledConditions, compileConditions } from '../../battle/conditions.ts';
import { targetChoiceCode } from '../../battle/targets.ts';
import type { Rules } from '../../core/rule-parameter.ts';
import { MOVES, PURCHASES, type Purchase, type TacticsEntry } from './scenario.ts';
import type { Weapon } from './weapon.ts';

/** Codes of moves; `BY_DEFAULT` is the default tactic's move. */
export const HOLD = MOVES.indexOf('hold');
export const ADVANCE = MOVES.indexOf('advance');
export const WITHDRAW = MOVES.indexOf('withdraw');
export const RUN = MOVES.indexOf('run');
export const FLEE = MOVES.indexOf('flee');
export const BY_DEFAULT = MOVES.length;

/** Codes of purchases, three bits each in `Tactic.spend`, the first lowest; 0 ends the list. */
export const CHAIN = 1 + PURCHASES.indexOf('chain');
export const HASTE = 1 + PURCHASES.indexOf('haste');
export const WOUND = 1 + PURCHASES.indexOf('wound');
export const SPEND_BITS = 3;

/** Bit of the state `targeted`. */
export const TARGETED = 1;

/** Presents its own size. */
export const OWN_SIZE = -9999;

/** An entry of a unit's tactics as integers. */
export interface Tactic {
  /** Place among the entries of all rows, from 0. */
  readonly number: number;
  readonly conditions: CompiledConditions;
  /** How it picks its target, a code of `targetChoiceCode`. */
  readonly choice: number;
  readonly move: number;
  readonly spend: number;
  /** Target number presented while holding, or `OWN_SIZE`. */
  readonly presents: number;
  /** Successes on shots at the unit, 0 or less (CS-27). */
  readonly cover: number;
  /** The weapon that it names; without one the first of the unit's that reaches is used. */
  readonly weapon: Weapon | undefined;
  /** The farthest hex that its weapon, or any of the unit's, reaches. */
  readonly reach: number;
  /** Whether its weapon, or any of the unit's, is a gun. */
  readonly hasGun: boolean;
}

const DEFAULT_SPEND: readonly Purchase[] = ['chain', 'wound'];

/**
 * Compiles an entry of a unit's tactics; `{}` is the default tactic, which always holds (BTL-5).
 *
 * @param number place among the entries of all rows, from 0
 * @param weapons of the unit
 * @param names of the weapons
 * @rule CS-12, CS-18, CS-25, CS-27
 */
export function compileTactic(
  entry: TacticsEntry,
  number: number,
  weapons: readonly Weapon[],
  names: readonly string[],
  rules: Rules,
): Tactic {
  const weapon = entry.weapon === undefined ? undefined : weapons[names.indexOf(entry.weapon)];
  const usable = weapon === undefined ? weapons : [weapon];
  return {
    number,
    conditions: compileConditions(entry.if, ['targeted']),
    choice: targetChoiceCode(entry.target ?? 'nearest'),
    move: entry.move ? MOVES.indexOf(entry.move) : BY_DEFAULT,
    spend: spendCode(entry.spend ?? DEFAULT_SPEND),
    presents: entry.presents ? rules.number(`size.${entry.presents}`) : OWN_SIZE,
    cover: coverSuccesses(entry.cover, rules),
    weapon,
    reach: Math.max(...usable.map(({ reach }) => reach)),
    hasGun: usable.some(({ increment }) => increment > 0),
  };
}

function spendCode(purchases: readonly Purchase[]): number {
  return purchases.reduce((code, name, i) => code | ((1 + PURCHASES.indexOf(name)) << (i * SPEND_BITS)), 0);
}

function coverSuccesses(cover: TacticsEntry['cover'], rules: Rules): number {
  if (cover === undefined) return 0;
  return rules.number(cover === 'hard' ? 'cover.hard' : 'cover.murderHole');
}
