import { activeUnits, enemyOf, type Fight } from './fight.ts';
import { hexDistance, placeAfter } from './hexes.ts';
import { chooseTarget, deathWounds, enemiesInRange, weaponThatReaches, woundsToGo } from './targets.ts';
import type { Actor, Bounds, Entry, Move, Plan, Unit } from './types.ts';

function isWithin(bounds: Bounds | undefined, value: number): boolean {
  return bounds === undefined || (value >= bounds.least && value <= bounds.most);
}

/**
 * Do all conditions of an entry hold?
 *
 * @rule BTL-5, CS-13 (`targeted`: a unit of the game master's has declared it as its target)
 */
function conditionsHold(fight: Fight, unit: Unit, entry: Entry, target: Unit): boolean {
  const { round, healthBelowPercent, enemies, allies, distance, targeted } = entry.conditions;
  if (!isWithin(round, fight.round)) return false;
  if (healthBelowPercent !== undefined) {
    const full = deathWounds(fight.rules, unit);
    if (!(woundsToGo(fight.rules, unit) * 100 < healthBelowPercent * full)) return false;
  }
  if (!isWithin(enemies, activeUnits(enemyOf(fight, unit.side)).length)) return false;
  if (!isWithin(allies, activeUnits(unit.side).filter((ally) => ally !== unit).length)) return false;
  if (!isWithin(distance, hexDistance(unit.place, target.place))) return false;
  if (targeted !== undefined && fight.declaredTargets.includes(unit) !== targeted) return false;
  return true;
}

/**
 * The move of the default tactic, for an entry that names none.
 *
 * @rule Crescent Star's default tactic (with a gun: hold while an enemy is in range, else advance;
 * without: advance, or run while more than six hexes from reach)
 */
function defaultMove(fight: Fight, unit: Unit, entry: Entry, target: Unit): Move {
  const { rules } = fight;
  const distance = hexDistance(unit.place, target.place);
  if (unit.template.weapons.some((weapon) => weapon.isGun)) {
    return weaponThatReaches(rules, entry.weapons, distance) === undefined ? 'advance' : 'hold';
  }
  return distance - rules.melee.reach > rules.movement.acting ? 'run' : 'advance';
}

/**
 * Decides: the first entry whose conditions hold, with its target; a target is chosen among those
 * in range, or, where nobody is, among all active enemies.
 *
 * @rule BTL-4, BTL-5, CS-14
 * @returns undefined where no enemy is active
 */
function decide(fight: Fight, unit: Unit): Plan | undefined {
  const all = activeUnits(enemyOf(fight, unit.side));
  if (all.length === 0) return undefined;
  for (const entry of [...unit.template.entries, unit.template.defaultEntry]) {
    const inRange = enemiesInRange(fight, unit, entry.weapons);
    const target = chooseTarget(fight, unit, entry.choice, inRange.length > 0 ? inRange : all);
    if (target === undefined) throw new Error('a target was chosen among none');
    if (!conditionsHold(fight, unit, entry, target)) continue;
    return { unit, entry, move: entry.move ?? defaultMove(fight, unit, entry, target), target };
  }
  throw new Error('the default tactic has no condition');
}

/**
 * All decide, the game master's side first, then the players, who see it.
 *
 * @rule CS-13, CS-14
 * @param actors in the order in which they act; gets their plans
 */
export function declareAll(fight: Fight, actors: Actor[]): void {
  for (const actor of actors) {
    actor.plan = decide(fight, actor.unit);
    if (actor.plan !== undefined && actor.unit.side === fight.gamemaster) {
      fight.declaredTargets.push(actor.plan.target);
    }
  }
}

/**
 * All move at once, from the places before anybody moved, and take up their posture.
 *
 * @rule CS-12, CS-14, CS-16 (`presents` counts while it holds its place), CS-27
 */
export function moveAll(fight: Fight, actors: Actor[]): void {
  const arrivals = actors.map(({ unit, plan }) => {
    if (plan === undefined) return unit.place;
    return placeAfter(fight.rules, plan.move, unit.place, plan.target.place, unit.side.setup.isFirst);
  });
  actors.forEach(({ unit, plan }, i) => {
    unit.place = arrivals[i] ?? unit.place;
    if (plan === undefined) return;
    const isHolding = plan.move === 'hold';
    unit.presented = isHolding && plan.entry.presents !== undefined ? plan.entry.presents : unit.template.size;
    unit.cover = plan.entry.cover;
  });
}
