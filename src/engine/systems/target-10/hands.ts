import type { Fighter } from './fighter.ts';
import type { Weapon } from './weapon.ts';

/**
 * A unit has all weapons of its list at hand.
 *
 * @rule T10-14
 */
export function pickUpAll(unit: Fighter): void {
  if (unit.dropped === 0) return;
  unit.dropped = 0;
  lookForWeapons(unit);
}

/**
 * A weapon is knocked away.
 *
 * @param place where it lies
 * @rule T10-26
 */
export function dropWeapon(unit: Fighter, { listed }: Weapon, place: number): void {
  unit.dropped |= 1 << listed;
  unit.weaponPlaces[listed] = place;
  lookForWeapons(unit);
}

/**
 * @param listed place in the unit's list
 * @rule T10-26
 */
export function pickUpWeapon(unit: Fighter, listed: number): void {
  unit.dropped &= ~(1 << listed);
  lookForWeapons(unit);
}

/** The first weapon of a unit's list that lies on the ground, as place in the list; −1 where it has all. */
export function firstDropped({ dropped }: Fighter): number {
  return dropped === 0 ? -1 : 31 - Math.clz32(dropped & -dropped);
}

/** Finds the first melee and the first ranged weapon at hand. */
export function lookForWeapons(unit: Fighter): void {
  const { weapons } = unit.kind;
  unit.melee = undefined;
  unit.ranged = undefined;
  for (let listed = weapons.length - 2; listed >= 0; listed--) {
    const weapon = weapons[listed]!;
    if (((unit.dropped >> listed) & 1) === 1) continue;
    if (weapon.isRanged) unit.ranged = weapon;
    else unit.melee = weapon;
  }
}

/**
 * The weapon that a unit uses on a target within reach: the first melee weapon at hand, else the first
 * ranged one, else bare hands.
 *
 * @rule T10-14
 */
export function weaponWithinReach({ kind, melee, ranged }: Fighter): Weapon {
  return melee ?? ranged ?? kind.bareHands;
}

/**
 * Farthest distance over which a unit strikes or shoots: reach, or the range of its first ranged weapon at hand.
 *
 * @rule T10-11, T10-14
 */
export function rangeOf({ ranged }: Fighter, reach: number): number {
  return ranged === undefined ? reach : Math.max(ranged.range, reach);
}

/**
 * The weapon that a unit would use over the gap across which it is disarmed.
 *
 * @returns undefined where it would use bare hands or nothing
 * @rule T10-26
 */
export function weaponToKnock({ melee, ranged }: Fighter, isClose: boolean): Weapon | undefined {
  return isClose ? (melee ?? ranged) : ranged;
}
