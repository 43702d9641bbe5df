import type { Fight } from './fight.ts';
import { CHARGE, DEFEND } from './tactics-table.ts';

/**
 * Works out FIGHT without a weapon's bonus, and DEFENSE, as the unit has declared, to the end of the round.
 *
 * @rule T10-14, T10-19, T10-24
 */
export function declareValues(fight: Fight, slot: number): void {
  const { plan } = fight;
  const row = fight.rowOf[slot]!;
  let attack = plan.fight[row]!;
  let defense = plan.defense[row]!;
  if (fight.move[slot] === CHARGE) {
    attack += plan.chargeFight[row]!;
    defense += plan.chargeDefense[row]!;
  }
  if (fight.action[slot] === DEFEND) defense += plan.defend[row]!;
  fight.fightBase[slot] = attack;
  fight.defenseBase[slot] = defense;
}

/**
 * FIGHT of an acting unit without a weapon's bonus.
 *
 * @rule T10-14, T10-22, T10-25
 */
export function fightValue(fight: Fight, slot: number): number {
  return fight.fightBase[slot]! + hindranceOfActor(fight, slot);
}

/**
 * SHOOT of an acting unit without a weapon's bonus.
 *
 * @rule T10-14, T10-22, T10-25
 */
export function shootValue(fight: Fight, slot: number): number {
  return fight.plan.shoot[fight.rowOf[slot]!]! + hindranceOfActor(fight, slot);
}

/** What hinders a unit that acts: one that has just stood up is prone no more. */
function hindranceOfActor(fight: Fight, slot: number): number {
  return fight.hindrance[slot]! - (fight.stands[slot] === 1 ? fight.rules.proneModifier : 0);
}

/**
 * DEFENSE of a unit, as it is hindered at the start of the group.
 *
 * @rule T10-14, T10-22, T10-25
 */
export function defenseValue(fight: Fight, slot: number): number {
  return fight.defenseBase[slot]! + fight.hindrance[slot]!;
}
