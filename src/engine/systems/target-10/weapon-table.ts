import { type DiceFormula, parseDiceFormula } from './dice-formula.ts';
import type { Target10Unit, Weapon } from './scenario.ts';

/** Range of a weapon that has none. */
const UNLIMITED = 0x3fff_ffff;

/** Weapons of a unit: which of them lie on the ground is one bit each. */
export const MOST_WEAPONS = 30;

const BARE_HANDS: Weapon = { name: 'Bare hands', kind: 'melee', bonus: 0 };

/** The weapons of all rows, row after row, each row's in the order of its list, bare hands last. */
export interface WeaponTable {
  /** By row, and one more: a row's weapons are `first[row]` to before `first[row + 1] − 1`, its bare hands. */
  readonly first: Int32Array;
  /** Most weapons that a row has, bare hands left out. */
  readonly mostListed: number;
  /** By weapon. */
  readonly isRanged: Uint8Array;
  readonly bonus: Int32Array;
  /** Paces that it carries, `UNLIMITED`, or 0 for a melee weapon. */
  readonly range: Int32Array;
  readonly damage: readonly DiceFormula[];
  /** Ability modifier on its damage (T10-16). */
  readonly modifier: Int32Array;
  /** The greatest damage that it does. */
  readonly greatest: Int32Array;
}

/** What weapons need to know of their unit and the rules. */
export interface WeaponContext {
  readonly damage: string;
  readonly least: number;
  /** Strength and dexterity modifiers by row. */
  readonly strength: Int32Array;
  readonly dexterity: Int32Array;
}

/**
 * Compiles the weapons of all rows.
 *
 * @param units by row
 * @rule T10-14, T10-16
 */
export function compileWeapons(units: readonly Target10Unit[], context: WeaponContext): WeaponTable {
  const rows = units.map((unit) => [...unit.weapons, BARE_HANDS]);
  const weapons = rows.flatMap((own, row) => own.map((weapon) => ({ weapon, row })));
  const isRanged = Uint8Array.from(weapons, ({ weapon }) => (weapon.kind === 'ranged' ? 1 : 0));
  const damage = weapons.map(({ weapon }) => parseDiceFormula(weapon.damage ?? context.damage) as DiceFormula);
  const modifier = Int32Array.from(weapons, ({ row }, i) => (isRanged[i] ? context.dexterity : context.strength)[row]!);
  const ends = rows.map((_, row) => rows.slice(0, row + 1).flat().length);
  return {
    first: Int32Array.of(0, ...ends),
    mostListed: Math.max(0, ...units.map((unit) => unit.weapons.length)),
    isRanged,
    bonus: Int32Array.from(weapons, ({ weapon }) => weapon.bonus),
    range: Int32Array.from(weapons, ({ weapon }, i) => (isRanged[i] ? (weapon.range ?? UNLIMITED) : 0)),
    damage,
    modifier,
    greatest: Int32Array.from(damage, ({ most }, i) => Math.max(context.least, most + modifier[i]!)),
  };
}
