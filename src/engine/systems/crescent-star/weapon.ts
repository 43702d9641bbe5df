import { createDicePool, type DicePool } from '../../core/dice-pool.ts';
import { type Damage, parseDamage } from './damage.ts';
import { GUNS } from './guns.ts';
import type { ArmoryEntry, CrescentStarUnit } from './scenario.ts';

/** Hexes within which a melee weapon reaches (CS-17). */
export const MELEE_REACH = 1;

const BARE_HANDS: ArmoryEntry = { damage: 'strength+0' };

/** A unit's weapon as integers. */
export interface Weapon {
  /** As the armory names it. */
  readonly name: string;
  /** Hexes an increment, 0 for a melee weapon. */
  readonly increment: number;
  /** The farthest hex that it reaches. */
  readonly reach: number;
  /** Dice of its damage, an empty pool for `strength+X`. */
  readonly pool: DicePool;
  /** Whether the strength roll is added (CS-19). */
  readonly byStrength: boolean;
  /** Added to the dice, the strength modifier included where it counts. */
  readonly plus: number;
  /** Automatic successes. */
  readonly auto: number;
  /** Whether it is a gun of the rules, and not the scenario's own (CS-24). */
  readonly isFromCatalogue: boolean;
}

/**
 * Compiles the weapons of a unit, in its order of preference.
 *
 * @param armory by name
 * @param strength modifier
 * @rule CS-16, CS-19, CS-24
 */
export function compileWeapons(
  unit: CrescentStarUnit,
  armory: Readonly<Record<string, ArmoryEntry>>,
  strength: number,
): Weapon[] {
  return namesOf(unit).map((name) => compileWeapon(name, armory[name] ?? BARE_HANDS, strength));
}

function compileWeapon(name: string, entry: ArmoryEntry, strength: number): Weapon {
  const { byStrength, count, sides, plus, auto } = parseDamage(entry.damage) as Damage;
  return {
    name: name === '' ? 'bare hands' : name,
    increment: entry.increment ?? 0,
    reach: reachOf(entry),
    pool: createDicePool(count, Math.max(1, sides)),
    byStrength,
    plus: plus + (byStrength ? strength : 0),
    auto,
    isFromCatalogue: Object.hasOwn(GUNS, name),
  };
}

/** Names of a unit's weapons; a unit without one has its bare hands. */
function namesOf(unit: CrescentStarUnit): readonly string[] {
  return unit.weapons.length > 0 ? unit.weapons : [''];
}

/** The last hex whose whole increments are no more than the weapon's most, which every gun has (CS-16). */
function reachOf({ increment, maxIncrements }: ArmoryEntry): number {
  if (increment === undefined) return MELEE_REACH;
  return increment * (maxIncrements! + 1) - 1;
}

/**
 * The weapon that a unit uses over a distance: the first melee weapon within reach, else the first gun that carries.
 *
 * @returns undefined where none reaches
 * @rule CS-16, CS-17
 */
export function weaponFor(weapons: readonly Weapon[], distance: number): Weapon | undefined {
  let gun: Weapon | undefined;
  for (let i = 0; i < weapons.length; i++) {
    const weapon = weapons[i]!;
    if (distance > weapon.reach) continue;
    if (weapon.increment === 0) return weapon;
    gun ??= weapon;
  }
  return gun;
}
