import type { Fight } from './fight.ts';
import type { Fighter } from './fighter.ts';
import { CHARGE, DEFEND } from './tactic.ts';

/**
 * Works out FIGHT without a weapon's bonus, and DEFENSE, as the unit has declared, to the end of the round.
 *
 * @rule T10-14, T10-19, T10-24
 */
export function declareValues(fight: Fight, unit: Fighter): void {
  const { action, kind, move } = unit;
  let attack = kind.fight;
  let { defense } = kind;
  if (move === CHARGE) {
    attack += kind.chargeFight;
    defense += kind.chargeDefense;
  }
  if (action === DEFEND) defense += kind.defend;
  unit.fightBase = attack;
  if (unit.defenseBase !== defense) fight.field++;
  unit.defenseBase = defense;
}

/**
 * FIGHT of an acting unit without a weapon's bonus.
 *
 * @rule T10-14, T10-22, T10-25
 */
export function fightValue(fight: Fight, unit: Fighter): number {
  return unit.fightBase + hindranceOfActor(fight, unit);
}

/**
 * SHOOT of an acting unit without a weapon's bonus.
 *
 * @rule T10-14, T10-22, T10-25
 */
export function shootValue(fight: Fight, unit: Fighter): number {
  return unit.kind.shoot + hindranceOfActor(fight, unit);
}

/** What hinders a unit that acts: one that has just stood up is prone no more. */
export function hindranceOfActor(fight: Fight, { hindrance, stands }: Fighter): number {
  return stands ? hindrance - fight.rules.proneModifier : hindrance;
}

/**
 * DEFENSE of a unit, as it is hindered at the start of the group.
 *
 * @rule T10-14, T10-22, T10-25
 */
export function defenseValue({ defenseBase, hindrance }: Fighter): number {
  return defenseBase + hindrance;
}
