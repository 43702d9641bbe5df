import type { Attack } from './attack.ts';
import { IS_LETHAL, IS_MELEE, IS_NON_LETHAL, IS_RANGED } from './attack-bits.ts';
import { ATTACK_ROLL, type Counter, type CounterList, DAMAGE_WINDOW, MANEUVER, SUCCESSES } from './counter.ts';
import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import { type Fighter, isRestrained } from './fighter.ts';
import { distanceBetween } from './move.ts';
import { isSpent, markSpent, mayHaveUnspent, recover } from './recover.ts';
import { rollPool } from './roll.ts';

/**
 * The defender's counter before the attack roll, and a maneuver of that timing besides.
 *
 * @returns the counter that is used
 * @rule CTR-12
 */
export function defendRoll(fight: Fight, defender: Fighter, attacker: Fighter): Counter | undefined {
  const { hasEarly, maneuvers, ofAttackRoll } = defender.kind.counters;
  if (!hasEarly) return undefined;
  const used = useFirst(fight, defender, attacker, ofAttackRoll, ATTACK_ROLL);
  useFirst(fight, defender, attacker, maneuvers, MANEUVER);
  return used;
}

/**
 * The defender's counter that takes successes or damage dice.
 *
 * Draws: the dice of a counter that rolls.
 *
 * @rule CTR-14
 */
export function defendSuccesses(fight: Fight, defender: Fighter, attacker: Fighter): Counter | undefined {
  const { hasEarly, ofSuccesses } = defender.kind.counters;
  return hasEarly ? useFirst(fight, defender, attacker, ofSuccesses, SUCCESSES) : undefined;
}

/**
 * The defender's counter against the levels left: a standing Block before any other.
 *
 * Draws: the dice of a counter that rolls.
 *
 * @rule CTR-11, CTR-17
 */
export function defendLevels(fight: Fight, defender: Fighter, attacker: Fighter): Counter | undefined {
  const { standing } = defender;
  if (standing !== undefined && blocks(fight, defender, standing)) return standing;
  const { ofDamage } = defender.kind.counters;
  return useFirst(fight, defender, attacker, ofDamage, DAMAGE_WINDOW);
}

/** The first counter of a list that fits is used. */
function useFirst(fight: Fight, unit: Fighter, foe: Fighter, list: CounterList, window: number): Counter | undefined {
  if (!mayHaveUnspent(unit, list) || unit.isStunned) return undefined;
  const { counters } = list;
  for (let i = 0; i < counters.length; i++) {
    const counter = counters[i]!;
    if (!fits(unit, foe, counter, fight.blow.bits)) continue;
    if (!canRoll(fight, counter) || !isWanted(fight, counter)) continue;
    spend(fight, unit, foe, counter, window);
    applyDefense(fight, unit, counter);
    return counter;
  }
  return undefined;
}

/**
 * Whether a counter is unspent, is for such an attack, is allowed to a restrained unit where it is one,
 * and its attack, if any, has a die to roll and reaches; and whether its owner's health is as it asks.
 *
 * @param bits of the attack that triggers it
 * @rule CTR-10, CTR-21, CTR-25
 */
export function fits(unit: Fighter, foe: Fighter, counter: Counter, bits: number): boolean {
  const { against, attack, isForRestrained, levelsAbove } = counter;
  if (isSpent(unit, counter) || (against & bits) === 0) return false;
  if (!isForRestrained && isRestrained(unit)) return false;
  return unit.levels > levelsAbove && (attack === undefined || reaches(unit, foe, attack));
}

function reaches(unit: Fighter, foe: Fighter, { dice, reach }: Attack): boolean {
  return dice > 0 && distanceBetween(unit, foe) <= reach;
}

/** Whether a counter that rolls has a die to roll against the weapon of the attack. */
function canRoll(fight: Fight, { roll }: Counter): boolean {
  return roll === undefined || roll.dice[fight.blow.weapon]! > 0;
}

/** @rule CTR-21 */
function isWanted({ blow }: Fight, { damageAtLeast, successesAtLeast }: Counter): boolean {
  return blow.levels >= damageAtLeast && blow.successes >= successesAtLeast;
}

/**
 * Spends a counter.
 *
 * @rule CTR-10, CTR-26
 */
export function spend(fight: Fight, unit: Fighter, foe: Fighter, counter: Counter, window: number): void {
  markSpent(unit, counter);
  countUse(fight, counter);
  fight.teller.tell(EVENT.counter, unit.slot, counter.index, window, foe.slot);
}

function countUse({ metrics }: Fight, { uses }: Counter): void {
  metrics[uses] = metrics[uses]! + 1;
}

/** The effects of a counter on the attack that it answers, and what it leaves standing. */
function applyDefense(fight: Fight, unit: Fighter, counter: Counter): void {
  const { blow } = fight;
  blow.dice -= counter.fewerDice;
  blow.damageDice -= counter.fewerDamageDice;
  blow.checks += counter.checks;
  if (counter.isNonLethal) blow.bits = (blow.bits & ~IS_LETHAL) | IS_NON_LETHAL;
  reduce(fight, unit, counter);
  if (counter.stands) unit.standing = counter;
  recover(fight, unit, counter.recovers, counter.place);
}

/** Takes successes and levels, a number or those of a roll, not below 0. */
function reduce(fight: Fight, unit: Fighter, counter: Counter): void {
  const { blow } = fight;
  const { fewerLevels, fewerSuccesses } = counter;
  const rolled = rollCounter(fight, unit, counter);
  if (blow.levels > 0) {
    prevent(fight, counter, fewerLevels + rolled);
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
function rollCounter(fight: Fight, unit: Fighter, { index, roll }: Counter): number {
  if (roll === undefined) return 0;
  const dice = roll.dice[fight.blow.weapon]!;
  const successes = rollPool(fight, unit.counterDice, dice, roll.table);
  fight.teller.tell(EVENT.counterRoll, unit.slot, index, dice, successes);
  return successes;
}

/** Takes levels from the blow and counts them as prevented. */
function prevent({ blow, metrics }: Fight, { prevented: cell }: Counter, most: number): number {
  const prevented = Math.min(most, blow.levels);
  blow.levels -= prevented;
  metrics[cell] = metrics[cell]! + prevented;
  return prevented;
}

/**
 * What a persistent counter takes from the levels of an attack, after absorption; a stunned or
 * restrained unit has it too.
 *
 * @rule CTR-11, CTR-21
 */
export function reduceByStanding(fight: Fight, defender: Fighter): void {
  const { standing } = defender;
  if (standing === undefined) return;
  const { index, standingAgainst, standingLevels } = standing;
  if ((standingAgainst & fight.blow.bits) === 0) return;
  const prevented = prevent(fight, standing, standingLevels);
  fight.teller.tell(EVENT.standingReduction, defender.slot, index, prevented, 0);
}

/**
 * A standing Block of any valid attack, while a level remains; it counts as the counter for the attack.
 *
 * @rule CTR-11, CTR-22, CTR-25
 */
function blocks(fight: Fight, defender: Fighter, counter: Counter): boolean {
  const { blow } = fight;
  const { against, fewerLevels, index, standingBlock } = counter;
  if (!standingBlock || blow.levels < 1) return false;
  if (defender.isStunned || isRestrained(defender)) return false;
  if ((against & blow.bits & (IS_MELEE | IS_RANGED)) === 0 || !canRoll(fight, counter)) return false;
  blow.isBlocked = true;
  countUse(fight, counter);
  fight.teller.tell(EVENT.standingBlock, defender.slot, index, 0, 0);
  prevent(fight, counter, fewerLevels + rollCounter(fight, defender, counter));
  return true;
}

/**
 * What a unit's persistent counter left standing ends when its turn begins, lost or not.
 *
 * @rule CTR-11
 */
export function endStanding(fight: Fight, unit: Fighter): void {
  const { standing } = unit;
  if (standing === undefined) return;
  fight.teller.tell(EVENT.standingEnds, unit.slot, standing.index, 0, 0);
  unit.standing = undefined;
}
