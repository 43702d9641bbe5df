import { ACTIVE } from '../../battle/battle-state.ts';
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

/**
 * Declares a unit's movement, action and target on the state as it stands.
 *
 * Draws: one die for each entry considered whose target is `random`.
 *
 * @rule BTL-4, BTL-5, T10-12
 */
export function declare(fight: Fight, unit: Fighter): void {
  if (!isStillDecided(fight, unit)) decideAnew(fight, unit);
  fight.teller.tell(EVENT.declare, unit.slot, slotOf(unit.target), unit.move, unit.action);
}

/**
 * Whether a unit would declare as it did last: a decision on nothing but the nearest enemy and its
 * distance stands until that enemy is out, or anybody enters, wakes, changes place, hands or posture.
 */
function isStillDecided({ field }: Fight, { decidedIn, target }: Fighter): boolean {
  return decidedIn === field && target!.status === ACTIVE;
}

/** @noinline */
function decideAnew(fight: Fight, unit: Fighter): void {
  const { situation } = fight;
  const { kind } = unit;
  unit.isVoid = false;
  unit.meets = undefined;
  if (kind.isConditional) assess(fight, unit);
  measureEnemies(fight, unit, unit.place);
  for (let i = 0; ; i++) {
    const tactic = kind.tactics[i]!;
    unit.tactic = tactic;
    unit.target = chooseTarget(fight, unit, tactic);
    situation.distance = unit.target === undefined ? -1 : unit.target.distance;
    if (holds(tactic.conditions, fight.battle, situation)) break;
  }
  const { move } = unit.tactic;
  unit.move = move === BY_DEFAULT ? defaultMove(fight, unit) : move;
  unit.action = actionOf(unit, unit.tactic);
  limitDeclaration(fight, unit);
  declareValues(fight, unit);
  unit.aimedIn = -1;
  unit.decidedIn = kind.isByNearest && unit.target !== undefined ? fight.field : -1;
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
  const { heldBy } = unit;
  if (heldBy !== undefined && actionOf(unit, tactic) === GRAPPLE) return heldBy;
  return chooseWithin(fight, unit, tactic.choice, ANYWHERE);
}

/** Fills in what the conditions of tactics ask for. */
function assess(fight: Fight, unit: Fighter): void {
  const { situation } = fight;
  situation.side = unit.side;
  situation.health = unit.healthOrder;
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
  if (distance < 0 || distance <= rangeOf(unit, fight.rules.reach)) return HOLD;
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
  else if (move === CHARGE && !hasWayToCharge(fight, unit)) unit.move = HOLD;
}

/** Whether at least one pace lies between the unit and its reach of where the charge would go. */
function hasWayToCharge(fight: Fight, unit: Fighter): boolean {
  if (!hasDestination(unit)) return false;
  const gap = destination(unit) - unit.place;
  return (gap < 0 ? -gap : gap) > fight.rules.reach;
}

/** Whether there is a place by which the unit's movement goes. */
export function hasDestination(unit: Fighter): boolean {
  return unit.target !== undefined || isRetrieving(unit);
}

/**
 * The place by which a movement goes: that of the weapon to be retrieved, or the declared target's,
 * where it went out if it did.
 *
 * @rule T10-12, T10-26
 */
export function destination(unit: Fighter): number {
  return isRetrieving(unit) ? unit.weaponPlaces[firstDropped(unit)]! : unit.target!.place;
}

/** Whether the unit goes by a weapon of its own that lies on the ground. */
export function isRetrieving({ action, dropped }: Fighter): boolean {
  return action === RETRIEVE && dropped !== 0;
}
