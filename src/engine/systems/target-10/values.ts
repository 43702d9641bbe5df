import type { Fight } from './fight.ts';
import type { FightRules } from './fight-plan.ts';
import type { Fighter } from './fighter.ts';
import { CHARGE, DEFEND } from './tactic.ts';

/**
 * Works out FIGHT without a weapon's bonus, and DEFENSE, as the unit has declared, to the end of the round.
 *
 * @rule T10-14, T10-19, T10-24
 */
export function declareValues(unit: Fighter): void {
  const { kind } = unit;
  unit.fightBase = kind.fight;
  unit.defenseBase = kind.defense;
  if (unit.move === CHARGE) {
    unit.fightBase += kind.chargeFight;
    unit.defenseBase += kind.chargeDefense;
  }
  if (unit.action === DEFEND) unit.defenseBase += kind.defend;
}

/**
 * FIGHT of an acting unit without a weapon's bonus.
 *
 * @rule T10-14, T10-22, T10-25
 */
export function fightValue(fight: Fight, unit: Fighter): number {
  return unit.fightBase + hindranceOfActor(unit, fight.rules);
}

/**
 * SHOOT of an acting unit without a weapon's bonus.
 *
 * @rule T10-14, T10-22, T10-25
 */
export function shootValue(fight: Fight, unit: Fighter): number {
  return unit.kind.shoot + hindranceOfActor(unit, fight.rules);
}

/** What hinders a unit that acts: one that has just stood up is prone no more. */
function hindranceOfActor({ hindrance, stands }: Fighter, rules: FightRules): number {
  return hindrance - (stands ? rules.proneModifier : 0);
}

/**
 * DEFENSE of a unit, as it is hindered at the start of the group.
 *
 * @rule T10-14, T10-22, T10-25
 */
export function defenseValue({ defenseBase, hindrance }: Fighter): number {
  return defenseBase + hindrance;
}
