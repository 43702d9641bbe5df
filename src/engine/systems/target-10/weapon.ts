import { type DiceFormula, parseDiceFormula } from './dice-formula.ts';
import type { WeaponEntry } from './scenario.ts';

/** Range of a weapon that has none. */
const UNLIMITED = 0x3fff_ffff;

/** Weapons of a unit: which of them lie on the ground is one bit each. */
export const MOST_WEAPONS = 30;

export const BARE_HANDS: WeaponEntry = { name: 'Bare hands', kind: 'melee', bonus: 0 };

/** A unit's weapon as integers. */
export interface Weapon {
  /** Place in its unit's list, from 0; bare hands come after the last. */
  readonly listed: number;
  readonly isRanged: boolean;
  readonly bonus: number;
  /** Paces that it carries, `UNLIMITED`, or 0 for a melee weapon. */
  readonly range: number;
  readonly damage: DiceFormula;
  /** Ability modifier on its damage (T10-16). */
  readonly modifier: number;
  /** The greatest damage that it does. */
  readonly greatest: number;
}

/** What weapons need to know of their unit and the rules. */
export interface WeaponContext {
  /** Dice of a weapon that names none. */
  readonly damage: string;
  /** Least damage. */
  readonly least: number;
  /** Modifiers of the unit. */
  readonly strength: number;
  readonly dexterity: number;
}

/**
 * Compiles a weapon.
 *
 * @param listed place in its unit's list, from 0
 * @rule T10-14, T10-16
 */
export function compileWeapon(weapon: WeaponEntry, listed: number, context: WeaponContext): Weapon {
  const isRanged = weapon.kind === 'ranged';
  const damage = parseDiceFormula(weapon.damage ?? context.damage) as DiceFormula;
  const modifier = isRanged ? context.dexterity : context.strength;
  return {
    listed,
    isRanged,
    bonus: weapon.bonus,
    range: isRanged ? (weapon.range ?? UNLIMITED) : 0,
    damage,
    modifier,
    greatest: Math.max(context.least, damage.most + modifier),
  };
}
