import { hasOnlyRangedWeapons, meleeBonus, weaponOver } from './look-up.ts';
import type { Action, Battle, Unit, Weapon } from './types.ts';

/** With what an attack is made over a certain gap, before any modifier. */
export interface StrikeMeans {
  readonly value: 'FIGHT' | 'SHOOT';
  readonly weaponBonus: number;
  /** The weapon whose damage is rolled, `bare-hands`, or null where the attack does no damage. */
  readonly damageBy: Weapon | 'bare-hands' | null;
  /** Whether it moves the one struck (T10-21). */
  readonly pushes: boolean;
}

/** Whether an action is an attack: all but defend, negotiate and retrieve (T10, Actions). */
export function isAttack(action: Action | 'none'): boolean {
  return action !== 'none' && action !== 'defend' && action !== 'negotiate' && action !== 'retrieve';
}

/** A kill, subdue or disarm with the weapon that T10-14 gives over the gap, or null where it does not span it. */
function plainMeans(battle: Battle, unit: Unit, action: Action, gapPaces: number): StrikeMeans | null {
  const weapon = weaponOver(battle, unit, gapPaces);
  if (weapon === null) return null;
  const isWithinReach = gapPaces <= battle.rules.reachPaces;
  if (!isWithinReach && weapon !== 'bare-hands' && gapPaces > weapon.rangePaces) return null;
  const weaponBonus = weapon === 'bare-hands' ? 0 : weapon.bonus;
  if (action === 'disarm') return { value: 'SHOOT', weaponBonus, damageBy: null, pushes: false };
  const isShot = weapon !== 'bare-hands' && weapon.kind === 'ranged';
  return { value: isShot ? 'SHOOT' : 'FIGHT', weaponBonus, damageBy: weapon, pushes: false };
}

/**
 * @rule T10-14, T10-21, T10-26 How a unit would carry out an attack over a gap.
 * @param isManeuvering whether its movement of this round is a `maneuver` that still stands
 * @returns null where it cannot: out of reach and range
 */
export function strikeMeans(
  battle: Battle,
  unit: Unit,
  action: Action,
  isManeuvering: boolean,
  gapPaces: number,
): StrikeMeans | null {
  const isWithinReach = gapPaces <= battle.rules.reachPaces;
  if (action === 'grapple' || action === 'trip') {
    if (!isWithinReach) return null;
    return { value: 'FIGHT', weaponBonus: meleeBonus(unit), damageBy: null, pushes: isManeuvering };
  }
  if (!isManeuvering) return plainMeans(battle, unit, action, gapPaces);
  if (isWithinReach) {
    const value = action === 'disarm' ? 'SHOOT' : 'FIGHT';
    return { value, weaponBonus: meleeBonus(unit), damageBy: null, pushes: true };
  }
  return hasOnlyRangedWeapons(unit) ? plainMeans(battle, unit, action, gapPaces) : null;
}
