import { ACTIVE } from '../../battle/battle-state.ts';
import { destination, hasDestination, isRetrieving } from './declare.ts';
import { EVENT } from './events.ts';
import { type Fight, NONE } from './fight.ts';
import { ADVANCE, CHARGE, GRAPPLE, HOLD, isAttack, MANEUVER, STAND, WITHDRAW } from './tactics-table.ts';

/**
 * Works out where the movements of the present group lead, from the places at its start, and who of it
 * stands up.
 *
 * @rule T10-13, T10-18, T10-19, T10-20, T10-22
 */
export function planMoves(fight: Fight): void {
  for (let actor = fight.groupFrom; actor < fight.groupTo; actor++) planMove(fight, fight.actors[actor]!);
}

function planMove(fight: Fight, slot: number): void {
  const move = fight.move[slot]!;
  fight.nextPlace[slot] = fight.place[slot]!;
  fight.stands[slot] = 0;
  if (move === HOLD || move === MANEUVER || fight.isVoid[slot] === 1) return;
  if (move === STAND) planStand(fight, slot);
  else if (hasDestination(fight, slot)) planWay(fight, slot, move);
}

/** @rule T10-18, T10-19, T10-20 */
function planWay(fight: Fight, slot: number, move: number): void {
  const { plan } = fight;
  const gap = destination(fight, slot) - fight.place[slot]!;
  const distance = gap < 0 ? -gap : gap;
  const direction = directionOf(fight, slot, gap);
  let paces = 0;
  if (move === ADVANCE) paces = Math.min(fight.rules.advancePaces, distance);
  else if (move === WITHDRAW) paces = -fight.rules.withdrawPaces;
  else if (move === CHARGE) paces = chargePaces(fight, slot, distance);
  else paces = -plan.fleePaces[fight.rowOf[slot]!]!;
  fight.nextPlace[slot] = fight.place[slot]! + direction * paces;
  fight.teller.tell(EVENT.move, slot, fight.place[slot]!, fight.nextPlace[slot]!, move);
}

/**
 * The direction along the line in which something lies: 1 up, −1 down; at one's own place the way one faces.
 *
 * @param gap its place minus the unit's own
 * @rule T10-11
 */
export function directionOf(fight: Fight, slot: number, gap: number): number {
  if (gap !== 0) return gap > 0 ? 1 : -1;
  return fight.sideOf[slot] === 0 ? 1 : -1;
}

/**
 * Paces of a charge: what lies between beyond reach, or half of it where both charge each other.
 *
 * @rule T10-13, T10-19
 */
function chargePaces(fight: Fight, slot: number, distance: number): number {
  const { plan } = fight;
  const most = plan.chargePaces[fight.rowOf[slot]!]!;
  const between = distance - fight.rules.reach;
  if (between <= 0) return 0;
  if (!isMeeting(fight, slot)) return Math.min(most, between);
  const odd = fight.sideOf[slot] === 0 ? 1 : 0;
  fight.meets[slot] = fight.target[slot]!;
  return Math.min(most, (between + odd) >> 1);
}

/** Whether the unit and its target charge each other in this group. */
function isMeeting(fight: Fight, slot: number): boolean {
  const target = fight.target[slot]!;
  if (isRetrieving(fight, slot) || isRetrieving(fight, target)) return false;
  return (
    fight.battle.status[target] === ACTIVE &&
    fight.order[target] === fight.order[slot] &&
    fight.move[target] === CHARGE &&
    fight.target[target] === slot &&
    fight.isVoid[target] === 0
  );
}

/** @rule T10-22 */
function planStand(fight: Fight, slot: number): void {
  if (fight.prone[slot] === 0) return;
  const stands = fight.heldBy[slot] === NONE && !isAttackedAtHand(fight, slot);
  fight.stands[slot] = stands ? 1 : 0;
  fight.teller.tell(EVENT.stand, slot, fight.stands[slot]!, 0, 0);
}

/**
 * Whether an active enemy within reach has declared an attack on the unit this round.
 *
 * @rule T10-22
 */
function isAttackedAtHand(fight: Fight, slot: number): boolean {
  const { battle } = fight;
  const side = 1 - fight.sideOf[slot]!;
  for (let enemy = battle.from[side]!; enemy < battle.to[side]!; enemy++) {
    if (battle.status[enemy] !== ACTIVE || declaredTarget(fight, enemy) !== slot) continue;
    const gap = fight.place[enemy]! - fight.place[slot]!;
    if (gap <= fight.rules.reach && -gap <= fight.rules.reach) return true;
  }
  return false;
}

/** Whom a unit's declared action attacks: its target, or its holder where it grapples; `NONE` where it is no attack. */
export function declaredTarget(fight: Fight, slot: number): number {
  const action = fight.action[slot]!;
  if (!isAttack(action)) return NONE;
  return action === GRAPPLE && fight.heldBy[slot] !== NONE ? fight.heldBy[slot]! : fight.target[slot]!;
}
