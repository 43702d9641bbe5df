import { type CompiledConditions, compileConditions } from '../../battle/conditions.ts';
import { targetChoiceCode } from '../../battle/targets.ts';
import type { Rules } from '../../core/rule-parameter.ts';
import { type CrescentStarUnit, MOVES, PURCHASES, type Purchase, STATES, type TacticsEntry } from './scenario.ts';
import type { Weapon } from './weapon.ts';

/** Codes of moves; `BY_DEFAULT` is the default tactic's move. */
export const HOLD = MOVES.indexOf('hold');
export const ADVANCE = MOVES.indexOf('advance');
export const WITHDRAW = MOVES.indexOf('withdraw');
export const RUN = MOVES.indexOf('run');
export const FLEE = MOVES.indexOf('flee');
export const BY_DEFAULT = MOVES.length;

/** Codes of purchases, three bits each in `Tactic.spend`, the first lowest; 0 ends the list. What is neither is haste. */
export const CHAIN = 1 + PURCHASES.indexOf('chain');
export const WOUND = 1 + PURCHASES.indexOf('wound');
export const SPEND_BITS = 3;

/** Bit of the state `targeted`. */
export const TARGETED = 1 << STATES.indexOf('targeted');

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
  /** The weapon that it names, or the unit's only one; otherwise the first of the unit's that reaches is used. */
  readonly weapon: Weapon | undefined;
  /** The farthest hex that its weapon, or any of the unit's, reaches. */
  readonly reach: number;
  /** Whether its weapon, or any of the unit's, is a gun. */
  readonly hasGun: boolean;
  /** Whether it and all entries before it look at nothing but the nearest enemy and its distance. */
  readonly isByNearest: boolean;
}

const DEFAULT_SPEND: readonly Purchase[] = ['chain', 'wound'];

/**
 * Compiles the tactics of a unit, and after them the default tactic, which always holds (BTL-5).
 *
 * @param weapons of the unit
 * @param firstNumber place of its first entry among the entries of all rows, from 0
 * @rule CS-12, CS-18, CS-25, CS-27
 */
export function compileTactics(
  unit: CrescentStarUnit,
  weapons: readonly Weapon[],
  firstNumber: number,
  rules: Rules,
): Tactic[] {
  const entries: readonly TacticsEntry[] = [...unit.tactics, {}];
  const onlyWeapon = weapons.length === 1 ? weapons[0] : undefined;
  return entries.map((entry, i) => {
    const weapon = entry.weapon === undefined ? onlyWeapon : weapons[unit.weapons.indexOf(entry.weapon)];
    return {
      number: firstNumber + i,
      ...compileEntry(entry, rules),
      weapon,
      ...compileReach(weapon === undefined ? weapons : [weapon]),
      isByNearest: entries.slice(0, i + 1).every(isByNearest),
    };
  });
}

function compileEntry(entry: TacticsEntry, rules: Rules) {
  return {
    conditions: compileConditions(entry.if, STATES),
    choice: targetChoiceCode(entry.target ?? 'nearest'),
    move: entry.move ? MOVES.indexOf(entry.move) : BY_DEFAULT,
    spend: spendCode(entry.spend ?? DEFAULT_SPEND),
    presents: entry.presents ? rules.integer(`size.${entry.presents}`) : OWN_SIZE,
    cover: coverSuccesses(entry.cover, rules),
  };
}

function compileReach(usable: readonly Weapon[]) {
  return {
    reach: Math.max(...usable.map(({ reach }) => reach)),
    hasGun: usable.some(({ increment }) => increment > 0),
  };
}

function isByNearest({ target = 'nearest', if: conditions = {} }: TacticsEntry): boolean {
  return target === 'nearest' && Object.keys(conditions).every((name) => name === 'distance');
}

function spendCode(purchases: readonly Purchase[]): number {
  return purchases.reduce((code, name, i) => code | ((1 + PURCHASES.indexOf(name)) << (i * SPEND_BITS)), 0);
}

function coverSuccesses(cover: TacticsEntry['cover'], rules: Rules): number {
  if (cover === undefined) return 0;
  return rules.integer(cover === 'hard' ? 'cover.hard' : 'cover.murderHole');
}
