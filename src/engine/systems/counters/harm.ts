import { ACTIVE, DEAD, takeOut, UNCONSCIOUS } from '../../battle/battle-state.ts';
import { EVENT } from './events.ts';
import { type Fight, NONE } from './fight.ts';
import { ALL_LEVELS, EXCESS_LEVELS } from './fight-plan.ts';
import { endHold } from './grapple.ts';
import { rollPool } from './roll.ts';
import { CHECK } from './streams.ts';

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
  target: number,
  attacker: number,
  levels: number,
  isLethal: boolean,
  checks: number,
): void {
  if (levels <= 0) return;
  const { plan } = fight;
  const constitution = plan.constitution[plan.battle.rowOf[target]!]!;
  fight.units[attacker]!.damageDealt += levels;
  addLevels(fight, target, levels, isLethal ? levels : lethalAmong(levels, constitution, plan.rules.excess));
  if (levels >= constitution + plan.rules.stunMargin) checkStun(fight, target, constitution + checks);
  checkCapacity(fight, target, attacker, checks);
}

/** Levels among non-lethal ones of one attack that become lethal. */
function lethalAmong(levels: number, constitution: number, excess: number): number {
  if (levels <= constitution) return 0;
  if (excess === ALL_LEVELS) return levels;
  return excess === EXCESS_LEVELS ? levels - constitution : 0;
}

function addLevels(fight: Fight, slot: number, levels: number, lethal: number): void {
  fight.levels[slot] = fight.levels[slot]! + levels;
  fight.lethalLevels[slot] = fight.lethalLevels[slot]! + lethal;
  fight.units[slot]!.healthOrder -= levels;
  fight.teller.tell(EVENT.levels, slot, levels, lethal, fight.levels[slot]!);
}

/**
 * Levels that a unit does to itself: non-lethal and irresistible, with a K.O. check if one is due.
 *
 * Draws: constitution dice for a K.O. check.
 *
 * @rule CTR-23
 */
export function takeOwnLevels(fight: Fight, slot: number, levels: number): void {
  addLevels(fight, slot, levels, 0);
  fight.teller.tell(EVENT.selfDamage, slot, levels, fight.levels[slot]!, 0);
  checkCapacity(fight, slot, NONE, 0);
}

/**
 * Draws: constitution dice.
 *
 * @rule CTR-22
 */
function checkStun(fight: Fight, slot: number, dice: number): void {
  const successes = rollConstitution(fight, slot, dice);
  fight.teller.tell(EVENT.stunCheck, slot, dice, successes, 0);
  if (successes >= fight.plan.rules.needed || fight.isStunned[slot] === 1) return;
  fight.isStunned[slot] = 1;
  const side = fight.plan.battle.sideOf[slot]!;
  fight.stuns[side] = fight.stuns[side]! + 1;
  fight.teller.tell(EVENT.stunned, slot, 0, 0, 0);
}

/**
 * Death where the lethal levels reach the capacity, a K.O. check where all levels do.
 *
 * Draws: constitution dice, less one a level above capacity.
 *
 * @param attacker `NONE` where the unit did it itself
 * @rule CTR-23
 */
function checkCapacity(fight: Fight, slot: number, attacker: number, checks: number): void {
  const { plan } = fight;
  const row = plan.battle.rowOf[slot]!;
  const above = fight.levels[slot]! - plan.capacity[row]!;
  if (above < 0) return;
  const dice = plan.constitution[row]! - above * plan.rules.diceALevel + checks;
  const successes = rollConstitution(fight, slot, dice);
  fight.teller.tell(EVENT.knockOutCheck, slot, dice, successes, 0);
  if (fight.lethalLevels[slot]! >= plan.capacity[row]!) goOut(fight, slot, DEAD, attacker);
  else if (successes < plan.rules.needed) goOut(fight, slot, UNCONSCIOUS, attacker);
}

function rollConstitution(fight: Fight, slot: number, dice: number): number {
  return rollPool(fight, slot, CHECK, dice, fight.plan.constitutionTargetNumber[fight.plan.battle.rowOf[slot]!]!);
}

function goOut(fight: Fight, slot: number, status: number, by: number): void {
  const { battle, plan, units } = fight;
  const unit = units[slot]!;
  if (unit.status !== ACTIVE) return;
  takeOut(battle, unit, status);
  if (by !== NONE) units[by]!.kills++;
  if (status === UNCONSCIOUS) {
    const side = plan.battle.sideOf[slot]!;
    fight.knockOuts[side] = fight.knockOuts[side]! + 1;
  }
  if (fight.heldBy[slot] !== NONE) endHold(fight, fight.heldBy[slot]!);
  endHold(fight, slot);
  fight.teller.tell(EVENT.out, slot, status, by, 0);
}
