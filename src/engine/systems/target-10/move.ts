import { ACTIVE } from '../../battle/battle-state.ts';
import { destination, hasDestination, isRetrieving } from './declare.ts';
import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import type { Fighter } from './fighter.ts';
import { LANDS } from './lands.ts';
import { ADVANCE, CHARGE, GRAPPLE, HOLD, isAttack, MANEUVER, STAND, WITHDRAW } from './tactic.ts';

/**
 * Works out where the movement of a unit leads, from the places at the start of its group, and whether it stands up.
 *
 * @rule T10-13, T10-18, T10-19, T10-20, T10-22
 */
export function planMove(fight: Fight, unit: Fighter): void {
  const { move } = unit;
  if (move === HOLD || move === MANEUVER || unit.isVoid) return;
  if (move === STAND) planStand(fight, unit);
  else if (hasDestination(unit)) planWay(fight, unit);
}

/**
 * @rule T10-18, T10-19, T10-20
 * @noinline
 */
function planWay(fight: Fight, unit: Fighter): void {
  const { rules } = fight;
  const { move } = unit;
  const gap = destination(unit) - unit.place;
  const distance = gap < 0 ? -gap : gap;
  let paces = 0;
  if (move === ADVANCE) paces = Math.min(rules.advancePaces, distance);
  else if (move === WITHDRAW) paces = -rules.withdrawPaces;
  else if (move === CHARGE) paces = chargePaces(fight, unit, distance);
  else paces = -unit.kind.fleePaces;
  unit.nextPlace = unit.place + directionOf(unit, gap) * paces;
  if (unit.nextPlace !== unit.place) fight.landing |= LANDS.move;
  fight.teller.tell(EVENT.move, unit.slot, unit.place, unit.nextPlace, move);
}

/**
 * The direction along the line in which something lies: 1 up, −1 down; at one's own place the way one faces.
 *
 * @param gap its place minus the unit's own
 * @rule T10-11
 */
export function directionOf({ side }: Fighter, gap: number): number {
  if (gap !== 0) return gap > 0 ? 1 : -1;
  return side === 0 ? 1 : -1;
}

/**
 * Paces of a charge: what lies between beyond reach, or half of it where both charge each other.
 *
 * @rule T10-13, T10-19
 */
function chargePaces(fight: Fight, unit: Fighter, distance: number): number {
  const most = unit.kind.chargePaces;
  const between = distance - fight.rules.reach;
  if (between <= 0) return 0;
  if (!isMeeting(unit)) return Math.min(most, between);
  const odd = unit.side === 0 ? 1 : 0;
  unit.meets = unit.target;
  return Math.min(most, (between + odd) >> 1);
}

/** Whether the unit and its target charge each other in this group. */
function isMeeting(unit: Fighter): boolean {
  const { target } = unit;
  if (target === undefined || isRetrieving(unit) || isRetrieving(target)) return false;
  if (target.status !== ACTIVE || target.order !== unit.order || target.isVoid) return false;
  return target.move === CHARGE && target.target === unit;
}

/**
 * @rule T10-22
 * @noinline
 */
function planStand(fight: Fight, unit: Fighter): void {
  if (!unit.isProne) return;
  unit.stands = unit.heldBy === undefined && !isAttackedAtHand(fight, unit);
  if (unit.stands) fight.landing |= LANDS.stand;
  fight.teller.tell(EVENT.stand, unit.slot, unit.stands ? 1 : 0, 0, 0);
}

/**
 * Whether an active enemy within reach has declared an attack on the unit this round.
 *
 * @rule T10-22
 */
function isAttackedAtHand(fight: Fight, unit: Fighter): boolean {
  const { reach } = fight.rules;
  const enemies = fight.battle.side(1 - unit.side);
  for (let i = 0; i < enemies.to; i++) {
    const enemy = enemies.units[i]!;
    if (enemy.status !== ACTIVE || declaredTarget(enemy) !== unit) continue;
    const gap = enemy.place - unit.place;
    if (gap <= reach && -gap <= reach) return true;
  }
  return false;
}

/** Whom a unit's declared action attacks: its target, or its holder where it grapples; undefined where it is no attack. */
export function declaredTarget({ action, heldBy, target }: Fighter): Fighter | undefined {
  if (!isAttack(action)) return undefined;
  return action === GRAPPLE && heldBy !== undefined ? heldBy : target;
}
