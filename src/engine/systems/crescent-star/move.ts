import { EVENT } from './events.ts';
import type { Fighter } from './fighter.ts';
import type { Firefight } from './firefight.ts';
import { Walker, walkAway, walkNearer } from './hexes.ts';
import { FLEE, HOLD, RUN, WITHDRAW } from './tactic.ts';

const walker = new Walker();

/**
 * Works out where a unit's declared move takes it, from the places as they stand, without moving it yet.
 *
 * @rule CS-12
 */
export function planMove(fight: Firefight, unit: Fighter): void {
  const { move, target } = unit;
  unit.nextQ = unit.q;
  unit.nextR = unit.r;
  if (move === HOLD || target === undefined) return;
  const { rules } = fight.plan;
  const { side } = unit;
  const most = isOnlyMoving(move) ? rules.runningHexes : rules.actingHexes;
  walker.q = unit.q - target.q;
  walker.r = unit.r - target.r;
  const isAway = move === WITHDRAW || move === FLEE;
  const walked = isAway ? walkAway(walker, side, most) : walkNearer(walker, side, most);
  unit.nextQ = target.q + walker.q;
  unit.nextR = target.r + walker.r;
  fight.teller.tell(EVENT.move, unit.slot, unit.nextQ, unit.nextR, walked);
}

/** Carries out a planned move. */
export function carryOutMove(fight: Firefight, unit: Fighter): void {
  if (unit.q === unit.nextQ && unit.r === unit.nextR) return;
  fight.field++;
  unit.q = unit.nextQ;
  unit.r = unit.nextR;
}

/**
 * Moves that leave no time for another act.
 *
 * @rule CS-12
 */
export function isOnlyMoving(move: number): boolean {
  return move === RUN || move === FLEE;
}
