import { type Fight, NONE } from './fight.ts';

/**
 * A unit has all weapons of its list at hand.
 *
 * @rule T10-14
 */
export function pickUpAll(fight: Fight, slot: number): void {
  fight.dropped[slot] = 0;
  lookForWeapons(fight, slot);
}

/**
 * A weapon is knocked away.
 *
 * @param listed place in the unit's list
 * @param place where it lies
 * @rule T10-26
 */
export function dropWeapon(fight: Fight, slot: number, listed: number, place: number): void {
  fight.dropped[slot] = fight.dropped[slot]! | (1 << listed);
  fight.weaponPlace[slot * fight.plan.weapons.mostListed + listed] = place;
  lookForWeapons(fight, slot);
}

/** @rule T10-26 */
export function pickUpWeapon(fight: Fight, slot: number, listed: number): void {
  fight.dropped[slot] = fight.dropped[slot]! & ~(1 << listed);
  lookForWeapons(fight, slot);
}

/** The first weapon of a unit's list that lies on the ground, as place in the list; `NONE` where it has all. */
export function firstDropped(fight: Fight, slot: number): number {
  const dropped = fight.dropped[slot]!;
  return dropped === 0 ? NONE : 31 - Math.clz32(dropped & -dropped);
}

/** Where that weapon lies. */
export function placeOfDropped(fight: Fight, slot: number, listed: number): number {
  return fight.weaponPlace[slot * fight.plan.weapons.mostListed + listed]!;
}

/** Finds the first melee and the first ranged weapon at hand. */
function lookForWeapons(fight: Fight, slot: number): void {
  const { weapons } = fight.plan;
  const row = fight.rowOf[slot]!;
  const first = weapons.first[row]!;
  const bareHands = weapons.first[row + 1]! - 1;
  let melee = NONE;
  let ranged = NONE;
  for (let weapon = bareHands - 1; weapon >= first; weapon--) {
    if (((fight.dropped[slot]! >> (weapon - first)) & 1) === 1) continue;
    if (weapons.isRanged[weapon] === 1) ranged = weapon;
    else melee = weapon;
  }
  fight.melee[slot] = melee;
  fight.ranged[slot] = ranged;
}

/**
 * The weapon that a unit uses on a target within reach: the first melee weapon at hand, else the first
 * ranged one, else bare hands.
 *
 * @returns index into the weapon table
 * @rule T10-14
 */
export function weaponWithinReach(fight: Fight, slot: number): number {
  const melee = fight.melee[slot]!;
  if (melee !== NONE) return melee;
  const ranged = fight.ranged[slot]!;
  if (ranged !== NONE) return ranged;
  return fight.plan.weapons.first[fight.rowOf[slot]! + 1]! - 1;
}

/**
 * Farthest distance over which a unit strikes or shoots: reach, or the range of its first ranged weapon at hand.
 *
 * @rule T10-11, T10-14
 */
export function rangeOf(fight: Fight, slot: number): number {
  const { reach } = fight.rules;
  const ranged = fight.ranged[slot]!;
  if (ranged === NONE) return reach;
  const range = fight.plan.weapons.range[ranged]!;
  return Math.max(range, reach);
}

/**
 * The weapon that a unit would use over the gap across which it is disarmed.
 *
 * @returns place in its list, `NONE` where it would use bare hands or nothing
 * @rule T10-26
 */
export function weaponToKnock(fight: Fight, slot: number, isClose: boolean): number {
  const melee = isClose ? fight.melee[slot]! : NONE;
  const weapon = melee === NONE ? fight.ranged[slot]! : melee;
  return weapon === NONE ? NONE : weapon - fight.plan.weapons.first[fight.rowOf[slot]!]!;
}
