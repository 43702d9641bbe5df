import { isHealthBelow } from '../../battle/conditions.ts';
import {
  ATTACK_ROLL,
  DAMAGE_WINDOW,
  IS_LETHAL,
  IS_MELEE,
  IS_NON_LETHAL,
  IS_RANGED,
  MANEUVER,
  SUCCESSES,
} from './counter.ts';
import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import { type Fighter, isRestrained, NONE } from './fighter.ts';
import { distanceBetween } from './move.ts';
import { countCell, isSpent, recover } from './recover.ts';
import { rollPool } from './roll.ts';
import { COUNTER } from './streams.ts';

/**
 * The defender's counter before the attack roll, and a maneuver of that timing besides.
 *
 * @returns index of the counter, `NONE` without one
 * @rule CTR-12
 */
export function defendRoll(fight: Fight, defender: Fighter, attacker: Fighter): number {
  const used = useFirst(fight, defender, attacker, ATTACK_ROLL);
  useFirst(fight, defender, attacker, MANEUVER);
  return used;
}

/**
 * The defender's counter that takes successes or damage dice.
 *
 * Draws: the dice of a counter that rolls.
 *
 * @rule CTR-14
 */
export function defendSuccesses(fight: Fight, defender: Fighter, attacker: Fighter): number {
  return useFirst(fight, defender, attacker, SUCCESSES);
}

/**
 * The defender's counter against the levels left: a standing Block before any other.
 *
 * Draws: the dice of a counter that rolls.
 *
 * @rule CTR-11, CTR-17
 */
export function defendLevels(fight: Fight, defender: Fighter, attacker: Fighter): number {
  const { standing } = defender;
  if (standing !== NONE && blocks(fight, defender, standing)) return standing;
  return useFirst(fight, defender, attacker, DAMAGE_WINDOW);
}

/** The first counter of the unit's list for a window that fits is used. */
function useFirst(fight: Fight, unit: Fighter, foe: Fighter, window: number): number {
  if (unit.isStunned) return NONE;
  const list = unit.kind.lists.counters.ofWindow[window]!;
  for (let i = 0; i < list.length; i++) {
    const index = list[i]!;
    if (!fits(fight, unit, foe, index, fight.blow.bits)) continue;
    if (!canRoll(fight, index) || !isWanted(fight, index)) continue;
    spend(fight, unit, foe, index, window);
    applyDefense(fight, unit, index);
    return index;
  }
  return NONE;
}

/**
 * Whether a counter is unspent, is for such an attack, is allowed to a restrained unit where it is one,
 * and its attack, if any, has a die to roll and reaches; and whether its owner's health is as it asks.
 *
 * @param bits of the attack that triggers it
 * @rule CTR-10, CTR-21, CTR-25
 */
export function fits(fight: Fight, unit: Fighter, foe: Fighter, index: number, bits: number): boolean {
  const { against, attack, healthBelow, isForRestrained } = fight.plan.counters[index]!;
  if (isSpent(fight, unit, index) || (against & bits) === 0) return false;
  if (!isForRestrained && isRestrained(unit)) return false;
  if (attack !== NONE && !reaches(fight, unit, foe, attack)) return false;
  const { capacity } = unit.kind;
  return isHealthBelow(capacity - unit.levels, capacity, healthBelow);
}

function reaches(fight: Fight, unit: Fighter, foe: Fighter, attack: number): boolean {
  const { dice, reach } = fight.plan.attacks[attack]!;
  return dice > 0 && distanceBetween(unit, foe) <= reach;
}

/** Whether a counter that rolls has a die to roll against the weapon of the attack. */
function canRoll(fight: Fight, index: number): boolean {
  const { roll } = fight.plan.counters[index]!;
  return roll === undefined || roll.dice[fight.blow.weapon]! > 0;
}

/** @rule CTR-21 */
function isWanted(fight: Fight, index: number): boolean {
  const { blow, plan } = fight;
  const { damageAtLeast, successesAtLeast } = plan.counters[index]!;
  return blow.levels >= damageAtLeast && blow.successes >= successesAtLeast;
}

/**
 * Spends a counter.
 *
 * @rule CTR-10, CTR-26
 */
export function spend(fight: Fight, unit: Fighter, foe: Fighter, index: number, window: number): void {
  unit.isSpent[fight.plan.counters[index]!.place] = 1;
  countUse(fight, unit, index);
  fight.teller.tell(EVENT.counter, unit.slot, index, window, foe.slot);
}

function countUse(fight: Fight, unit: Fighter, index: number): void {
  const cell = countCell(fight, unit, index);
  fight.uses[cell] = fight.uses[cell]! + 1;
}

/** The effects of a counter on the attack that it answers, and what it leaves standing. */
function applyDefense(fight: Fight, unit: Fighter, index: number): void {
  const { blow, plan } = fight;
  const counter = plan.counters[index]!;
  blow.dice -= counter.fewerDice;
  blow.damageDice -= counter.fewerDamageDice;
  blow.checks += counter.checks;
  if (counter.isNonLethal) blow.bits = (blow.bits & ~IS_LETHAL) | IS_NON_LETHAL;
  reduce(fight, unit, index);
  if (counter.stands) unit.standing = index;
  recover(fight, unit, counter.recovers, index);
}

/** Takes successes and levels, a number or those of a roll, not below 0. */
function reduce(fight: Fight, unit: Fighter, index: number): void {
  const { blow, plan } = fight;
  const { fewerLevels, fewerSuccesses } = plan.counters[index]!;
  const rolled = rollCounter(fight, unit, index);
  if (blow.levels > 0) {
    prevent(fight, unit, index, fewerLevels + rolled);
    return;
  }
  const less = fewerSuccesses + rolled;
  blow.successes = less < blow.successes ? blow.successes - less : 0;
}

/**
 * Draws: the counter's dice, where it rolls.
 *
 * @returns successes, 0 of a counter that does not roll
 */
function rollCounter(fight: Fight, unit: Fighter, index: number): number {
  const { roll } = fight.plan.counters[index]!;
  if (roll === undefined) return 0;
  const dice = roll.dice[fight.blow.weapon]!;
  const successes = rollPool(fight, unit, COUNTER, dice, roll.targetNumber);
  fight.teller.tell(EVENT.counterRoll, unit.slot, index, dice, successes);
  return successes;
}

/** Takes levels from the blow and counts them as prevented. */
function prevent(fight: Fight, unit: Fighter, index: number, most: number): number {
  const { blow } = fight;
  const prevented = Math.min(most, blow.levels);
  blow.levels -= prevented;
  const cell = countCell(fight, unit, index);
  fight.prevented[cell] = fight.prevented[cell]! + prevented;
  return prevented;
}

/**
 * What a persistent counter takes from the levels of an attack, after absorption; a stunned or
 * restrained unit has it too.
 *
 * @rule CTR-11, CTR-21
 */
export function reduceByStanding(fight: Fight, defender: Fighter): void {
  const index = defender.standing;
  if (index === NONE) return;
  const { standingAgainst, standingLevels } = fight.plan.counters[index]!;
  if ((standingAgainst & fight.blow.bits) === 0) return;
  const prevented = prevent(fight, defender, index, standingLevels);
  fight.teller.tell(EVENT.standingReduction, defender.slot, index, prevented, 0);
}

/**
 * A standing Block of any valid attack, while a level remains; it counts as the counter for the attack.
 *
 * @rule CTR-11, CTR-22, CTR-25
 */
function blocks(fight: Fight, defender: Fighter, index: number): boolean {
  const { blow, plan } = fight;
  const { against, fewerLevels, standingBlock } = plan.counters[index]!;
  if (!standingBlock || blow.levels < 1) return false;
  if (defender.isStunned || isRestrained(defender)) return false;
  if ((against & blow.bits & (IS_MELEE | IS_RANGED)) === 0 || !canRoll(fight, index)) return false;
  countUse(fight, defender, index);
  fight.teller.tell(EVENT.standingBlock, defender.slot, index, 0, 0);
  prevent(fight, defender, index, fewerLevels + rollCounter(fight, defender, index));
  return true;
}

/**
 * What a unit's persistent counter left standing ends when its turn begins, lost or not.
 *
 * @rule CTR-11
 */
export function endStanding(fight: Fight, unit: Fighter): void {
  if (unit.standing === NONE) return;
  fight.teller.tell(EVENT.standingEnds, unit.slot, unit.standing, 0, 0);
  unit.standing = NONE;
}
