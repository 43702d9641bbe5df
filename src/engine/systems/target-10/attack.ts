import { ACTIVE } from '../../battle/battle-state.ts';
import { CORE_DIE } from './core-die.ts';
import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import type { Fighter } from './fighter.ts';
import { seenPlace } from './find-targets.ts';
import { weaponToKnock, weaponWithinReach } from './hands.ts';
import { LANDS } from './lands.ts';
import { cancelsByLuck } from './luck.ts';
import { directionOf } from './move.ts';
import { rollFormula } from './roll-formula.ts';
import { DISARM, FLEE, HOLD, KILL, MANEUVER, SUBDUE, TRIP } from './tactic.ts';
import { isOn } from './terrain.ts';
import { defenseValue, fightValue, shootValue } from './values.ts';
import type { Weapon } from './weapon.ts';
import { within } from './within.ts';

/**
 * Works out how a unit attacks a target within reach or range, on the state at the start of the group.
 *
 * @rule T10-14, T10-15, T10-21
 */
export function aim(fight: Fight, unit: Fighter, target: Fighter): void {
  const { reach, bonusLimit, pushPaces } = fight.rules;
  const { action } = unit;
  const gap = seenPlace(unit, target) - unit.nextPlace;
  const isClose = gap <= reach && -gap <= reach;
  const isManeuver = isClose && isManeuvering(unit);
  const weapon = weaponOf(unit, isClose, isManeuver || action > DISARM);
  const difference = attackValue(fight, unit, weapon) - defenseValue(target);
  unit.isClose = isClose;
  unit.weapon = weapon;
  unit.modifier = within(difference, bonusLimit) + situational(fight, unit, target);
  unit.doesDamage = action <= SUBDUE && !isManeuver;
  unit.hitPush = isManeuver ? directionOf(unit, gap) * unit.tactic.push * pushPaces : 0;
  unit.aimedIn = unit.move === HOLD && target === unit.target ? fight.field : -1;
}

/**
 * Whether a unit attacks its declared target as it did last: one that holds its place does, until it
 * decides anew or anything changes by which units declare and aim.
 */
export function isStillAimed({ field }: Fight, { aimedIn, target }: Fighter): boolean {
  return aimedIn === field && target!.status === ACTIVE;
}

/**
 * An attack on the target aimed at: the roll, luck, and what of a success will land.
 *
 * Draws: d20, unless it succeeds by itself; on a success that does damage, its dice.
 *
 * @rule T10-15, T10-21
 */
export function attack(fight: Fight, unit: Fighter, target: Fighter): void {
  const { action, doesDamage, weapon } = unit;
  unit.attacks++;
  if (!succeeds(fight, unit, target)) {
    fight.teller.tell(EVENT.miss, unit.slot, target.slot, action, 0);
    return;
  }
  if (cancelsByLuck(fight, unit, target, doesDamage ? weapon!.greatest : 0)) return;
  unit.hits++;
  fight.hitters[fight.hitCount] = unit;
  fight.hitCount++;
  fight.teller.tell(EVENT.hit, unit.slot, target.slot, action, 0);
  unit.hitTarget = target;
  unit.hitDamage = doesDamage ? rollDamage(fight, unit, target, weapon!) : 0;
  unit.breaksFree = false;
  if (unit.hitPush !== 0) fight.landing |= LANDS.push;
  noteLanding(fight, unit, target);
}

/** Whether a unit's movement is a maneuver that nothing has made void. */
export function isManeuvering({ isVoid, move }: Fighter): boolean {
  return move === MANEUVER && !isVoid;
}

/**
 * The weapon of an attack; grapples, trips and maneuvers take no ranged one.
 *
 * @returns undefined for no weapon's bonus
 * @rule T10-14
 */
export function weaponOf(unit: Fighter, isClose: boolean, isMelee: boolean): Weapon | undefined {
  if (!isClose) return unit.ranged;
  return isMelee ? unit.melee : weaponWithinReach(unit);
}

/**
 * The attack roll; it needs none on a target that flees after the attacker's place in the order of play.
 *
 * Draws: d20 of the attacker, or nothing.
 *
 * @rule T10-15, T10-20
 */
function succeeds(fight: Fight, unit: Fighter, target: Fighter): boolean {
  if (target.move === FLEE && unit.order > target.order) {
    fight.teller.tell(EVENT.attack, unit.slot, target.slot, 0, 0);
    return true;
  }
  const face = fight.dice.one(unit.attackDice, CORE_DIE);
  unit.rolledOn = target;
  fight.teller.tell(EVENT.attack, unit.slot, target.slot, face, unit.modifier);
  return face + unit.modifier >= fight.rules.targetNumber;
}

/**
 * FIGHT, or SHOOT for ranged weapons and for disarming.
 *
 * @rule T10-14, T10-26
 */
function attackValue(fight: Fight, unit: Fighter, weapon: Weapon | undefined): number {
  const isDisarm = unit.action === DISARM;
  if (weapon === undefined) return isDisarm ? shootValue(fight, unit) : fightValue(fight, unit);
  return (isDisarm || weapon.isRanged ? shootValue(fight, unit) : fightValue(fight, unit)) + weapon.bonus;
}

/** @rule T10-15, T10-30 */
export function situational(fight: Fight, unit: Fighter, target: Fighter): number {
  const { highGround, rules } = fight.plan;
  if (highGround.from.length === 0 || !isOn(highGround, unit.nextPlace)) return 0;
  return isOn(highGround, seenPlace(unit, target)) ? 0 : rules.highGroundBonus;
}

/**
 * Draws: the weapon's dice.
 *
 * @rule T10-16, T10-32
 */
function rollDamage(fight: Fight, unit: Fighter, target: Fighter, weapon: Weapon): number {
  const rolled = rollFormula(fight.dice, unit.damageDice, weapon.damage) + weapon.modifier;
  const damage = Math.max(rolled, fight.rules.damageLeast);
  unit.damageDealt += damage;
  fight.teller.tell(EVENT.damage, unit.slot, target.slot, damage, 0);
  return damage;
}

/**
 * Notes what else a success lands as, on the state at the start of the group.
 *
 * @rule T10-23, T10-25, T10-26, T10-27
 */
function noteLanding(fight: Fight, unit: Fighter, target: Fighter): void {
  const { action } = unit;
  if (action === KILL) fight.landing |= LANDS.killing;
  else if (action === SUBDUE) fight.landing |= LANDS.subduing;
  else if (action === TRIP) fight.landing |= LANDS.trip;
  else if (action === DISARM) {
    unit.knocked = weaponToKnock(target, unit.isClose);
    fight.landing |= LANDS.disarm;
  } else if (unit.heldBy === target) {
    unit.breaksFree = true;
    fight.landing |= LANDS.release;
  } else fight.landing |= LANDS.hold;
}
