import { type DiceFormula, parseDiceFormula } from './dice-formula.ts';
import type { Target10Unit, Weapon as WrittenWeapon } from './scenario.ts';

/** Range of a weapon that has none. */
const UNLIMITED = 0x3fff_ffff;

/** Weapons of a unit: which of them lie on the ground is one bit each. */
export const MOST_WEAPONS = 30;

const BARE_HANDS: WrittenWeapon = { name: 'Bare hands', kind: 'melee', bonus: 0 };

/** A unit's weapon as integers. */
export interface Weapon {
  readonly name: string;
  /** Place in the unit's list; bare hands stand after its end. */
  readonly listed: number;
  readonly isRanged: boolean;
  readonly bonus: number;
  /** Paces that it carries, or 0 for a melee weapon. */
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
  readonly least: number;
  readonly strength: number;
  readonly dexterity: number;
}

/**
 * Compiles the weapons of a unit in the order of its list, and after them its bare hands.
 *
 * @rule T10-14, T10-16
 */
export function compileWeapons(unit: Target10Unit, context: WeaponContext): Weapon[] {
  return [...unit.weapons, BARE_HANDS].map((weapon, listed) => {
    const isRanged = weapon.kind === 'ranged';
    const damage = parseDiceFormula(weapon.damage ?? context.damage) as DiceFormula;
    const modifier = isRanged ? context.dexterity : context.strength;
    return {
      ...{ name: weapon.name, listed, isRanged, damage, modifier, bonus: weapon.bonus },
      range: isRanged ? (weapon.range ?? UNLIMITED) : 0,
      greatest: Math.max(context.least, damage.most + modifier),
    };
  });
}
