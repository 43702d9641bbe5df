import { holds } from '../../battle/conditions.ts';
import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import { type Fighter, slotOf } from './fighter.ts';
import { ANYWHERE, chooseWithin, measureEnemies } from './find-targets.ts';
import { firstDropped, rangeOf } from './hands.ts';
import { isBound } from './negotiate.ts';
import {
  ADVANCE,
  BOUND,
  BY_DEFAULT,
  CHARGE,
  DEFAULT_ACTION,
  DISARMED,
  FLEE,
  GRAPPLE,
  HELD,
  HOLD,
  HOLDING,
  KILL,
  NO_ACTION,
  PRONE,
  RETRIEVE,
  STAND,
  type Tactic,
} from './tactic.ts';
import { declareValues } from './values.ts';
import type { Weapon } from './weapon.ts';

/**
 * Declares a unit's movement, action and target on the state as it stands.
 *
 * Draws: one die for each entry considered whose target is `random`.
 *
 * @rule BTL-4, BTL-5, T10-12
 */
export function declare(fight: Fight, unit: Fighter): void {
  unit.isVoid = false;
  unit.meets = undefined;
  const { isConditional, tactics } = unit.kind;
  if (isConditional) assess(fight, unit);
  measureEnemies(fight, unit, unit.place);
  for (let i = 0; ; i++) {
    const tactic = tactics[i]!;
    unit.tactic = tactic;
    unit.target = chooseTarget(fight, unit, tactic);
    if (holds(tactic.conditions, fight.battle, fight.situation)) break;
  }
  unit.move = unit.tactic.move === BY_DEFAULT ? defaultMove(fight, unit) : unit.tactic.move;
  unit.action = actionOf(unit, unit.tactic);
  limitDeclaration(fight, unit);
  declareValues(unit);
  fight.teller.tell(EVENT.declare, unit.slot, slotOf(unit.target), unit.move, unit.action);
}

/** The entry's action; the default tactic's is to kill, or to grapple while held (T10-31). */
function actionOf({ heldBy }: Fighter, { action }: Tactic): number {
  if (action !== DEFAULT_ACTION) return action;
  return heldBy === undefined ? KILL : GRAPPLE;
}

/**
 * Chooses an entry's target: a held unit's grapple goes at its holder, whatever the entry says.
 *
 * Draws: one die where the entry's choice is `random`.
 *
 * @rule BTL-4, T10-25
 */
function chooseTarget(fight: Fight, unit: Fighter, tactic: Tactic): Fighter | undefined {
  const holder = unit.heldBy;
  if (holder === undefined || actionOf(unit, tactic) !== GRAPPLE) {
    return chooseWithin(fight, unit, tactic.choice, ANYWHERE);
  }
  fight.situation.distance = holder.distance;
  return holder;
}

/** Fills in what the conditions of tactics ask for. */
function assess(fight: Fight, unit: Fighter): void {
  const { situation } = fight;
  situation.side = unit.side;
  situation.health = unit.hitPoints;
  situation.fullHealth = unit.fullHitPoints;
  situation.states =
    (unit.isProne ? PRONE : 0) |
    (unit.heldBy === undefined ? 0 : HELD) |
    (unit.holding === 0 ? 0 : HOLDING) |
    (unit.dropped === 0 ? 0 : DISARMED) |
    (isBound(fight, unit) ? BOUND : 0);
}

/**
 * The default tactic's move towards the chosen target.
 *
 * @rule T10-31
 */
function defaultMove(fight: Fight, unit: Fighter): number {
  if (unit.isProne) return STAND;
  if (unit.heldBy !== undefined) return HOLD;
  const { distance } = fight.situation;
  if (distance < 0 || distance <= rangeOf(unit, fight.rules)) return HOLD;
  return unit.melee === undefined && unit.ranged !== undefined ? ADVANCE : CHARGE;
}

/**
 * What of a declaration its unit's state does not allow: movements while prone or held, a charge that
 * has nothing to cover, an action beside a flight.
 *
 * @rule T10-19, T10-20, T10-22, T10-25
 */
function limitDeclaration(fight: Fight, unit: Fighter): void {
  const { move } = unit;
  if (move === FLEE) unit.action = NO_ACTION;
  if (unit.heldBy !== undefined || (unit.isProne && move !== STAND)) unit.move = HOLD;
  else if (move === CHARGE && !hasWayToCharge(unit, fight.rules.reach)) unit.move = HOLD;
}

/** Whether at least one pace lies between the unit and its reach of where the charge would go. */
function hasWayToCharge(unit: Fighter, reach: number): boolean {
  const place = destination(unit);
  if (place === undefined) return false;
  const gap = place - unit.place;
  return (gap < 0 ? -gap : gap) > reach;
}

/**
 * The place by which a movement goes: that of the weapon to be retrieved, or the declared target's,
 * where it went out if it did.
 *
 * @returns undefined where there is neither
 * @rule T10-12, T10-26
 */
export function destination(unit: Fighter): number | undefined {
  const weapon = weaponToRetrieve(unit);
  if (weapon !== undefined) return unit.weaponPlaces[weapon.listed]!;
  return unit.target?.place;
}

/** The weapon of its own on the ground by which a unit goes; undefined where it goes by none. */
export function weaponToRetrieve(unit: Fighter): Weapon | undefined {
  return unit.action === RETRIEVE ? firstDropped(unit) : undefined;
}
