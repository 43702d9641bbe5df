import type { Battle, SideIndex, Unit, Weapon } from './types.ts';

/** Side one before side two, then by roster index, then the earlier wave (BTL-4 with BTL-6). */
export function compareByRoster(a: Unit, b: Unit): number {
  return a.side - b.side || a.plan.rosterIndex - b.plan.rosterIndex || a.wave - b.wave;
}

/** The active units of one side in roster order. */
export function activeOf(battle: Battle, side: SideIndex): Unit[] {
  return battle.sides[side].units.filter((unit) => unit.state === 'active').sort(compareByRoster);
}

export function otherSide(side: SideIndex): SideIndex {
  return side === 0 ? 1 : 0;
}

/** The active enemies of a unit in roster order. */
export function activeEnemiesOf(battle: Battle, unit: Unit): Unit[] {
  return activeOf(battle, otherSide(unit.side));
}

export function allUnits(battle: Battle): Unit[] {
  return [...battle.sides[0].units, ...battle.sides[1].units];
}

/** @rule T10-25 The units that this one holds. */
export function heldByThis(battle: Battle, unit: Unit): Unit[] {
  return allUnits(battle).filter((other) => other.heldBy === unit);
}

/** @rule T10-28 Whether a negotiation of the other side keeps this unit from attacking. */
export function isBound(battle: Battle, unit: Unit): boolean {
  return battle.bindings.some((binding) => binding.negotiator.side !== unit.side && !binding.freed.has(unit));
}

/** The weapons not knocked away, in the order of the list. */
export function usableWeapons(unit: Unit): Weapon[] {
  return unit.plan.weapons.filter((_, index) => !unit.lostWeapons.has(index));
}

/** @rule T10-14 Whether the unit has weapons in hand and all of them are ranged. */
export function hasOnlyRangedWeapons(unit: Unit): boolean {
  const weapons = usableWeapons(unit);
  return weapons.length > 0 && weapons.every((weapon) => weapon.kind === 'ranged');
}

/**
 * @rule T10-14 The weapon used over a gap.
 * @returns a weapon, `bare-hands` (only within reach), or null where nothing spans the gap by kind; the range of a
 * ranged weapon is not looked at here
 */
export function weaponOver(battle: Battle, unit: Unit, gapPaces: number): Weapon | 'bare-hands' | null {
  const weapons = usableWeapons(unit);
  const firstRanged = weapons.find((weapon) => weapon.kind === 'ranged');
  if (gapPaces > battle.rules.reachPaces) return firstRanged ?? null;
  return weapons.find((weapon) => weapon.kind === 'melee') ?? firstRanged ?? 'bare-hands';
}

/** @rule T10-14 The bonus of an attack that is always melee: the first melee weapon in hand, else 0. */
export function meleeBonus(unit: Unit): number {
  return usableWeapons(unit).find((weapon) => weapon.kind === 'melee')?.bonus ?? 0;
}

/** @rule T10-30 */
export function isOnHighGround(battle: Battle, place: number): boolean {
  return battle.plan.terrain.some((s) => s.kind === 'high-ground' && s.from <= place && place <= s.to);
}

/**
 * @rule T10-11 The direction in which a unit at `from` faces something at `to`: +1 up the line, −1 down; at one place
 * side one faces up, side two down.
 */
export function facing(from: number, to: number, side: SideIndex): number {
  if (from < to) return 1;
  if (from > to) return -1;
  return side === 0 ? 1 : -1;
}

/** A short name for the trace. */
export function label(battle: Battle, unit: Unit | null): string {
  if (unit === null) return 'nobody';
  const wave = battle.sides[unit.side].plan.waves > 1 ? `#${unit.wave}` : '';
  return `${unit.plan.name}${wave}`;
}
