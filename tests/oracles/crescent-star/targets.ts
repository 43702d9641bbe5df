import { activeUnits, enemyOf, type Fight } from './fight.ts';
import { hexDistance } from './hexes.ts';
import { modifierOf, type RuleParameters } from './rule-parameters.ts';
import type { Choice, Unit, Weapon } from './types.ts';

/**
 * The number of wounds at which a unit is dead.
 *
 * @rule CS-22
 */
export function deathWounds(rules: RuleParameters, unit: Unit): number {
  return rules.death.wounds + modifierOf(rules, unit.template.attributes.resistance);
}

/** BTL-4: health left is the wounds to go. */
export function woundsToGo(rules: RuleParameters, unit: Unit): number {
  return deathWounds(rules, unit) - unit.wounds;
}

/**
 * The weapon used at a distance: the first that reaches, a melee weapon within 1 hex before a gun.
 *
 * @rule CS-16 (no shot above maxIncrements), CS-17, CS-24
 */
export function weaponThatReaches(rules: RuleParameters, weapons: Weapon[], distance: number): Weapon | undefined {
  if (distance <= rules.melee.reach) {
    const melee = weapons.find((weapon) => !weapon.isGun);
    if (melee !== undefined) return melee;
  }
  return weapons.find((weapon) => weapon.isGun && Math.floor(distance / weapon.incrementHexes) <= weapon.maxIncrements);
}

/** The active enemies that the unit reaches from where it stands, in roster order. */
export function enemiesInRange(fight: Fight, unit: Unit, weapons: Weapon[]): Unit[] {
  return activeUnits(enemyOf(fight, unit.side)).filter((enemy) => {
    const distance = hexDistance(unit.place, enemy.place);
    return weaponThatReaches(fight.rules, weapons, distance) !== undefined;
  });
}

/** Is the first better than the second? Equal is not better. */
function isPreferred(fight: Fight, unit: Unit, choice: Choice, a: Unit, b: Unit): boolean {
  if (choice === 'nearest') return hexDistance(unit.place, a.place) < hexDistance(unit.place, b.place);
  const difference = woundsToGo(fight.rules, a) - woundsToGo(fight.rules, b);
  if (choice === 'weakest') {
    if (difference !== 0) return difference < 0;
    return a.damageTotal > b.damageTotal;
  }
  if (difference !== 0) return difference > 0;
  return a.damageTotal < b.damageTotal;
}

/**
 * Chooses among legal targets, given in roster order; ties go to the first of them.
 *
 * @rule BTL-4
 * @returns undefined where there is none
 */
export function chooseTarget(fight: Fight, unit: Unit, choice: Choice, legal: Unit[]): Unit | undefined {
  if (legal.length === 0) return undefined;
  if (choice === 'focus') return legal[0];
  if (choice === 'spread') return legal[unit.template.index % legal.length];
  if (choice === 'random') return legal[Math.floor(fight.random() * legal.length)];
  let best = legal[0];
  for (const candidate of legal) {
    if (best !== undefined && isPreferred(fight, unit, choice, candidate, best)) best = candidate;
  }
  return best;
}
