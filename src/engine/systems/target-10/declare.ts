import { holds } from '../../battle/conditions.ts';
import { EVENT } from './events.ts';
import { type Fight, NONE } from './fight.ts';
import { ANYWHERE, chooseAmong, findTargets } from './find-targets.ts';
import { firstDropped, placeOfDropped, rangeOf } from './hands.ts';
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
} from './tactics-table.ts';
import { declareValues } from './values.ts';

/**
 * Declares a unit's movement, action and target on the state as it stands.
 *
 * Draws: one die for each entry considered whose target is `random`.
 *
 * @rule BTL-4, BTL-5, T10-12
 */
export function declare(fight: Fight, slot: number): void {
  const { plan } = fight;
  const { tactics } = plan;
  fight.isVoid[slot] = 0;
  fight.meets[slot] = NONE;
  const row = fight.rowOf[slot]!;
  if (tactics.isConditional[row] === 1) assess(fight, slot);
  findTargets(fight, slot, fight.place[slot]!, ANYWHERE, fight.enemies);
  let entry = tactics.first[row]!;
  for (; ; entry++) {
    fight.target[slot] = chooseTarget(fight, slot, entry);
    if (holds(tactics.conditions, entry, fight.battle, fight.situation)) break;
  }
  fight.entry[slot] = entry;
  const move = tactics.move[entry]!;
  fight.move[slot] = move === BY_DEFAULT ? defaultMove(fight, slot) : move;
  fight.action[slot] = actionOf(fight, slot, entry);
  limitDeclaration(fight, slot);
  declareValues(fight, slot);
  fight.teller.tell(EVENT.declare, slot, fight.target[slot]!, fight.move[slot]!, fight.action[slot]!);
}

/** The entry's action; the default tactic's is to kill, or to grapple while held (T10-31). */
function actionOf(fight: Fight, slot: number, entry: number): number {
  const action = fight.plan.tactics.action[entry]!;
  if (action !== DEFAULT_ACTION) return action;
  return fight.heldBy[slot] === NONE ? KILL : GRAPPLE;
}

/**
 * Chooses an entry's target: a held unit's grapple goes at its holder, whatever the entry says.
 *
 * Draws: one die where the entry's choice is `random`.
 *
 * @rule BTL-4, T10-25
 */
function chooseTarget(fight: Fight, slot: number, entry: number): number {
  const holder = fight.heldBy[slot]!;
  if (holder === NONE || actionOf(fight, slot, entry) !== GRAPPLE) {
    return chooseAmong(fight, slot, entry, fight.enemies);
  }
  const gap = fight.place[holder]! - fight.place[slot]!;
  fight.situation.distance = Math.abs(gap);
  return holder;
}

/** Fills in what the conditions of tactics ask for. */
function assess(fight: Fight, slot: number): void {
  const { situation } = fight;
  situation.side = fight.sideOf[slot]!;
  situation.health = fight.hitPoints[slot]!;
  situation.fullHealth = fight.fullHitPoints[slot]!;
  situation.states =
    (fight.prone[slot] === 1 ? PRONE : 0) |
    (fight.heldBy[slot] === NONE ? 0 : HELD) |
    (fight.holding[slot] === 0 ? 0 : HOLDING) |
    (fight.dropped[slot] === 0 ? 0 : DISARMED) |
    (isBound(fight, slot) ? BOUND : 0);
}

/**
 * The default tactic's move towards the chosen target.
 *
 * @rule T10-31
 */
function defaultMove(fight: Fight, slot: number): number {
  if (fight.prone[slot] === 1) return STAND;
  if (fight.heldBy[slot] !== NONE) return HOLD;
  const { distance } = fight.situation;
  if (distance < 0 || distance <= rangeOf(fight, slot)) return HOLD;
  return fight.melee[slot] === NONE && fight.ranged[slot] !== NONE ? ADVANCE : CHARGE;
}

/**
 * What of a declaration its unit's state does not allow: movements while prone or held, a charge that
 * has nothing to cover, an action beside a flight.
 *
 * @rule T10-19, T10-20, T10-22, T10-25
 */
function limitDeclaration(fight: Fight, slot: number): void {
  const move = fight.move[slot]!;
  const holder = fight.heldBy[slot]!;
  if (move === FLEE) fight.action[slot] = NO_ACTION;
  if (holder !== NONE || (fight.prone[slot] === 1 && move !== STAND)) fight.move[slot] = HOLD;
  else if (move === CHARGE && !hasWayToCharge(fight, slot)) fight.move[slot] = HOLD;
}

/** Whether at least one pace lies between the unit and its reach of where the charge would go. */
function hasWayToCharge(fight: Fight, slot: number): boolean {
  if (!hasDestination(fight, slot)) return false;
  const gap = destination(fight, slot) - fight.place[slot]!;
  return (gap < 0 ? -gap : gap) > fight.rules.reach;
}

/** Whether there is a place by which the unit's movement goes. */
export function hasDestination(fight: Fight, slot: number): boolean {
  return fight.target[slot] !== NONE || isRetrieving(fight, slot);
}

/**
 * The place by which a movement goes: that of the weapon to be retrieved, or the declared target's,
 * where it went out if it did.
 *
 * @rule T10-12, T10-26
 */
export function destination(fight: Fight, slot: number): number {
  if (isRetrieving(fight, slot)) return placeOfDropped(fight, slot, firstDropped(fight, slot));
  return fight.place[fight.target[slot]!]!;
}

/** Whether the unit goes by a weapon of its own that lies on the ground. */
export function isRetrieving(fight: Fight, slot: number): boolean {
  return fight.action[slot] === RETRIEVE && fight.dropped[slot] !== 0;
}
