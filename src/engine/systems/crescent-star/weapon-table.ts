import { createDicePool, type DicePool } from '../../core/dice-pool.ts';
import { type Damage, parseDamage } from './damage.ts';
import type { ArmoryEntry, CrescentStarUnit } from './scenario.ts';

/** Hexes within which a melee weapon reaches (CS-17). */
export const MELEE_REACH = 1;

const BARE_HANDS: ArmoryEntry = { damage: 'strength+0' };

/** The weapons of all rows, row after row, each row's in its order of preference. */
export interface WeaponTable {
  /** By row, and one more: a row's weapons are `first[row]` to before `first[row + 1]`. */
  readonly first: Int32Array;
  /** By weapon: hexes an increment, 0 for a melee weapon. */
  readonly increment: Int32Array;
  /** By weapon: the farthest hex it reaches. */
  readonly reach: Int32Array;
  /** By weapon: dice of its damage, an empty pool for `strength+X`. */
  readonly pools: readonly DicePool[];
  /** By weapon: whether the strength roll is added (CS-19). */
  readonly byStrength: Uint8Array;
  /** By weapon: added to the dice, the strength modifier included where it counts. */
  readonly plus: Int32Array;
  readonly auto: Int32Array;
}

interface RowWeapon {
  readonly weapon: ArmoryEntry;
  readonly damage: Damage;
  readonly strength: number;
}

/**
 * Compiles the weapons of all rows.
 *
 * @param units by row
 * @param armory by name
 * @param strengthOf strength modifier of a unit
 * @rule CS-16, CS-19, CS-24
 */
export function compileWeapons(
  units: readonly CrescentStarUnit[],
  armory: Readonly<Record<string, ArmoryEntry>>,
  strengthOf: (unit: CrescentStarUnit) => number,
): WeaponTable {
  const rows = units.map((unit) =>
    weaponsOf(unit).map((name) => describe(armory[name] ?? BARE_HANDS, strengthOf(unit))),
  );
  const weapons = rows.flat();
  const ends = rows.map((_, row) => rows.slice(0, row + 1).flat().length);
  return {
    first: Int32Array.of(0, ...ends),
    increment: Int32Array.from(weapons, ({ weapon }) => weapon.increment ?? 0),
    reach: Int32Array.from(weapons, ({ weapon }) => reachOf(weapon)),
    pools: weapons.map(({ damage }) => createDicePool(damage.count, Math.max(1, damage.sides))),
    byStrength: Uint8Array.from(weapons, ({ damage }) => (damage.byStrength ? 1 : 0)),
    plus: Int32Array.from(weapons, ({ damage, strength }) => damage.plus + (damage.byStrength ? strength : 0)),
    auto: Int32Array.from(weapons, ({ damage }) => damage.auto),
  };
}

/** Names of a unit's weapons; a unit without one has its bare hands. */
function weaponsOf(unit: CrescentStarUnit): readonly string[] {
  return unit.weapons.length > 0 ? unit.weapons : [''];
}

function describe(weapon: ArmoryEntry, strength: number): RowWeapon {
  return { weapon, damage: parseDamage(weapon.damage) as Damage, strength };
}

/** The last hex whose whole increments are no more than the weapon's most (CS-16). */
function reachOf({ increment, maxIncrements }: ArmoryEntry): number {
  if (increment === undefined) return MELEE_REACH;
  return increment * ((maxIncrements ?? 0) + 1) - 1;
}

/**
 * The weapon that a unit uses over a distance: the first melee weapon within reach, else the first gun that carries.
 *
 * @returns index into the table, −1 where none reaches
 * @rule CS-16, CS-17
 */
export function weaponFor(table: WeaponTable, row: number, distance: number): number {
  const end = table.first[row + 1]!;
  let gun = -1;
  for (let weapon = table.first[row]!; weapon < end; weapon++) {
    if (distance > table.reach[weapon]!) continue;
    if (table.increment[weapon] === 0) return weapon;
    if (gun < 0) gun = weapon;
  }
  return gun;
}
