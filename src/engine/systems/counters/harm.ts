import { DEAD, takeOut, UNCONSCIOUS } from '../../battle/battle-state.ts';
import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import { ALL_LEVELS, EXCESS_LEVELS } from './fight-plan.ts';
import { type Fighter, slotOf } from './fighter.ts';
import { endHold } from './grapple.ts';
import { rollPool } from './roll.ts';

/**
 * The levels of one attack are taken, and the checks that they call for are rolled.
 *
 * Draws: constitution dice for a stun check, then for a K.O. check.
 *
 * @param levels 0 or more
 * @param isLethal whether the damage is lethal before the constitution is asked
 * @param checks dice more or fewer on both checks
 * @rule CTR-18, CTR-26
 */
export function takeLevels(
  fight: Fight,
  target: Fighter,
  attacker: Fighter,
  levels: number,
  isLethal: boolean,
  checks: number,
): void {
  if (levels <= 0) return;
  const { rules } = fight;
  const { capacity, constitution } = target.kind;
  attacker.damageDealt += levels;
  addLevels(fight, target, levels, isLethal ? levels : lethalAmong(levels, constitution, rules.excess));
  if (levels >= constitution + rules.stunMargin) checkStun(fight, target, constitution + checks);
  if (target.levels >= capacity) checkCapacity(fight, target, attacker, checks);
}

/** Levels among non-lethal ones of one attack that become lethal. */
function lethalAmong(levels: number, constitution: number, excess: number): number {
  if (levels <= constitution) return 0;
  if (excess === ALL_LEVELS) return levels;
  return excess === EXCESS_LEVELS ? levels - constitution : 0;
}

function addLevels(fight: Fight, unit: Fighter, levels: number, lethal: number): void {
  unit.levels += levels;
  unit.lethalLevels += lethal;
  unit.healthOrder -= levels;
  fight.teller.tell(EVENT.levels, unit.slot, levels, lethal, unit.levels);
}

/**
 * Levels that a unit does to itself: non-lethal and irresistible, with a K.O. check if one is due.
 *
 * Draws: constitution dice for a K.O. check.
 *
 * @rule CTR-23
 */
export function takeOwnLevels(fight: Fight, unit: Fighter, levels: number): void {
  addLevels(fight, unit, levels, 0);
  fight.teller.tell(EVENT.selfDamage, unit.slot, levels, unit.levels, 0);
  if (unit.levels >= unit.kind.capacity) checkCapacity(fight, unit, undefined, 0);
}

/**
 * Draws: constitution dice.
 *
 * @rule CTR-22, CTR-26
 */
function checkStun(fight: Fight, unit: Fighter, dice: number): void {
  const successes = rollConstitution(fight, unit, dice);
  fight.teller.tell(EVENT.stunCheck, unit.slot, dice, successes, 0);
  if (successes >= fight.rules.needed || unit.isStunned) return;
  unit.isStunned = true;
  const cell = fight.plan.stunCells[unit.side]!;
  fight.metrics[cell] = fight.metrics[cell]! + 1;
  fight.teller.tell(EVENT.stunned, unit.slot, 0, 0, 0);
}

/**
 * A K.O. check of a unit whose levels reach its capacity; death where the lethal ones do.
 *
 * Draws: constitution dice, less one a level above capacity.
 *
 * @param attacker undefined where the unit did it itself
 * @rule CTR-23
 */
function checkCapacity(fight: Fight, unit: Fighter, attacker: Fighter | undefined, checks: number): void {
  const { rules } = fight;
  const { capacity, constitution } = unit.kind;
  const dice = constitution - (unit.levels - capacity) * rules.diceALevel + checks;
  const successes = rollConstitution(fight, unit, dice);
  fight.teller.tell(EVENT.knockOutCheck, unit.slot, dice, successes, 0);
  if (unit.lethalLevels >= capacity) goOut(fight, unit, DEAD, attacker);
  else if (successes < rules.needed) goOut(fight, unit, UNCONSCIOUS, attacker);
}

function rollConstitution(fight: Fight, unit: Fighter, dice: number): number {
  return rollPool(fight, unit.checkDice, dice, unit.kind.ofConstitution);
}

function goOut(fight: Fight, unit: Fighter, status: number, by: Fighter | undefined): void {
  takeOut(fight.battle, unit, status);
  fight.formation = (fight.formation + 1) | 0;
  if (by !== undefined) by.kills++;
  if (unit.heldBy !== undefined) endHold(fight, unit.heldBy);
  endHold(fight, unit);
  fight.teller.tell(EVENT.out, unit.slot, status, slotOf(by), 0);
}
