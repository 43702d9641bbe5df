import { CORE_DIE } from './core-die.ts';
import { EVENT } from './events.ts';
import { type Fight, NONE } from './fight.ts';
import { seenPlace } from './find-targets.ts';
import { weaponToKnock, weaponWithinReach } from './hands.ts';
import { LANDS } from './lands.ts';
import { cancelsByLuck } from './luck.ts';
import { directionOf } from './move.ts';
import { rollFormula } from './roll-formula.ts';
import { ATTACK, DAMAGE, PURPOSES } from './streams.ts';
import { DISARM, FLEE, KILL, MANEUVER, SUBDUE, TRIP } from './tactics-table.ts';
import { isOn } from './terrain.ts';
import { defenseValue, fightValue, shootValue } from './values.ts';
import { within } from './within.ts';

/**
 * An attack on a target within reach or range: the roll, luck, and what of a success will land.
 *
 * Draws: d20, unless it succeeds by itself; on a success that does damage, its dice.
 *
 * @param actor place in `fight.actors`
 * @param slot the unit there
 * @rule T10-14, T10-15, T10-21
 */
export function attack(fight: Fight, actor: number, slot: number, target: number): void {
  const { battle, plan } = fight;
  const gap = seenPlace(fight, slot, target) - fight.nextPlace[slot]!;
  const isClose = gap <= fight.rules.reach && -gap <= fight.rules.reach;
  const isManeuver = isClose && isManeuvering(fight, slot);
  const action = fight.action[slot]!;
  const weapon = isClose ? weaponAtHand(fight, slot, isManeuver || action > DISARM) : fight.ranged[slot]!;
  const doesDamage = action <= SUBDUE && !isManeuver;
  battle.attacks[slot] = battle.attacks[slot]! + 1;
  if (!succeeds(fight, actor, target, weapon)) {
    fight.teller.tell(EVENT.miss, slot, target, action, 0);
    return;
  }
  if (cancelsByLuck(fight, slot, target, doesDamage ? plan.weapons.greatest[weapon]! : 0)) return;
  battle.hits[slot] = battle.hits[slot]! + 1;
  fight.teller.tell(EVENT.hit, slot, target, action, 0);
  fight.hitTarget[actor] = target;
  fight.hitDamage[actor] = doesDamage ? rollDamage(fight, slot, target, weapon) : 0;
  fight.hitPush[actor] = 0;
  fight.breaksFree[actor] = 0;
  if (isManeuver) notePush(fight, actor, directionOf(fight, slot, gap));
  noteLanding(fight, actor, action, isClose);
}

/** Whether a unit's movement is a maneuver that nothing has made void. */
export function isManeuvering(fight: Fight, slot: number): boolean {
  return fight.move[slot] === MANEUVER && fight.isVoid[slot] === 0;
}

/**
 * The weapon for a target within reach; grapples, trips and maneuvers take no ranged one.
 *
 * @returns index into the weapon table, `NONE` for no weapon's bonus
 * @rule T10-14
 */
function weaponAtHand(fight: Fight, slot: number, isMelee: boolean): number {
  return isMelee ? fight.melee[slot]! : weaponWithinReach(fight, slot);
}

/**
 * The attack roll; it needs none on a target that flees after the attacker's place in the order of play.
 *
 * Draws: d20 of the attacker, or nothing.
 *
 * @rule T10-15, T10-20, T10-26
 */
function succeeds(fight: Fight, actor: number, target: number, weapon: number): boolean {
  const slot = fight.actors[actor]!;
  if (fight.move[target] === FLEE && fight.order[slot]! > fight.order[target]!) {
    fight.teller.tell(EVENT.attack, slot, target, 0, 0);
    return true;
  }
  const { rules } = fight;
  const own = attackValue(fight, slot, weapon, fight.action[slot] === DISARM);
  const bonus = within(own - defenseValue(fight, target), rules.bonusLimit) + situational(fight, slot, target);
  const face = fight.dice.one(slot * PURPOSES + ATTACK, CORE_DIE);
  fight.rolledOn[actor] = target;
  fight.teller.tell(EVENT.attack, slot, target, face, bonus);
  return face + bonus >= rules.targetNumber;
}

/**
 * FIGHT, or SHOOT for ranged weapons and for disarming.
 *
 * @rule T10-14, T10-26
 */
function attackValue(fight: Fight, slot: number, weapon: number, isDisarm: boolean): number {
  if (weapon === NONE) return isDisarm ? shootValue(fight, slot) : fightValue(fight, slot);
  const { bonus, isRanged } = fight.plan.weapons;
  const usesShoot = isDisarm || isRanged[weapon] === 1;
  return (usesShoot ? shootValue(fight, slot) : fightValue(fight, slot)) + bonus[weapon]!;
}

/** @rule T10-15, T10-30 */
function situational(fight: Fight, slot: number, target: number): number {
  const { highGround, rules } = fight.plan;
  if (highGround.from.length === 0 || !isOn(highGround, fight.nextPlace[slot]!)) return 0;
  return isOn(highGround, seenPlace(fight, slot, target)) ? 0 : rules.highGroundBonus;
}

/**
 * Draws: the weapon's dice.
 *
 * @rule T10-16, T10-32
 */
function rollDamage(fight: Fight, slot: number, target: number, weapon: number): number {
  const { rules, weapons } = fight.plan;
  const rolled = rollFormula(fight.dice, slot * PURPOSES + DAMAGE, weapons.damage[weapon]!) + weapons.modifier[weapon]!;
  const damage = Math.max(rolled, rules.damageLeast);
  fight.battle.damageDealt[slot] = fight.battle.damageDealt[slot]! + damage;
  fight.teller.tell(EVENT.damage, slot, target, damage, 0);
  return damage;
}

/**
 * @param direction in which the target lies
 * @rule T10-21
 */
function notePush(fight: Fight, actor: number, direction: number): void {
  const { rules, tactics } = fight.plan;
  fight.hitPush[actor] = direction * tactics.push[fight.entry[fight.actors[actor]!]!]! * rules.pushPaces;
  fight.landing |= LANDS.push;
}

/**
 * Notes what else a success lands as, on the state at the start of the group.
 *
 * @rule T10-23, T10-25, T10-26, T10-27
 */
function noteLanding(fight: Fight, actor: number, action: number, isClose: boolean): void {
  const target = fight.hitTarget[actor]!;
  if (action === KILL) fight.landing |= LANDS.killing;
  else if (action === SUBDUE) fight.landing |= LANDS.subduing;
  else if (action === TRIP) fight.landing |= LANDS.trip;
  else if (action === DISARM) {
    fight.knocked[actor] = weaponToKnock(fight, target, isClose);
    fight.landing |= LANDS.disarm;
  } else if (fight.heldBy[fight.actors[actor]!] === target) fight.breaksFree[actor] = 1;
  else fight.landing |= LANDS.hold;
}
