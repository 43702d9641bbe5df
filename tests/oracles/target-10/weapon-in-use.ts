import { weaponOver } from './look-up.ts';
import type { Battle, Unit } from './types.ts';

/** @rule T10-14, T10-26 The index of the weapon that a unit would use over a gap, or null (bare hands, nothing). */
export function weaponInUse(battle: Battle, unit: Unit, gapPaces: number): number | null {
  const weapon = weaponOver(battle, unit, gapPaces);
  if (weapon === null || weapon === 'bare-hands') return null;
  return unit.plan.weapons.findIndex((other, index) => other === weapon && !unit.lostWeapons.has(index));
}
