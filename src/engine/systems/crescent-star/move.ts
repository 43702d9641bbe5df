import { EVENT } from './events.ts';
import type { Firefight } from './firefight.ts';
import { Walker, walkAway, walkNearer } from './hexes.ts';
import { FLEE, HOLD, RUN, WITHDRAW } from './tactics-table.ts';

const walker = new Walker();

/**
 * Works out where a unit's declared move takes it, from the places as they stand, without moving it yet.
 *
 * @rule CS-12
 */
export function planMove(fight: Firefight, slot: number): void {
  const target = fight.target[slot]!;
  const move = fight.move[slot]!;
  if (move === HOLD || target < 0) {
    fight.nextQ[slot] = fight.q[slot]!;
    fight.nextR[slot] = fight.r[slot]!;
    return;
  }
  const { rules } = fight.plan;
  const side = fight.plan.battle.sideOf[slot]!;
  const most = isOnlyMoving(move) ? rules.runningHexes : rules.actingHexes;
  walker.q = fight.q[slot]! - fight.q[target]!;
  walker.r = fight.r[slot]! - fight.r[target]!;
  const isAway = move === WITHDRAW || move === FLEE;
  const walked = isAway ? walkAway(walker, side, most) : walkNearer(walker, side, most);
  fight.nextQ[slot] = fight.q[target]! + walker.q;
  fight.nextR[slot] = fight.r[target]! + walker.r;
  fight.teller.tell(EVENT.move, slot, fight.nextQ[slot]!, fight.nextR[slot]!, walked);
}

/** Carries out a planned move. */
export function carryOutMove(fight: Firefight, slot: number): void {
  fight.q[slot] = fight.nextQ[slot]!;
  fight.r[slot] = fight.nextR[slot]!;
}

/**
 * Moves that leave no time for another act.
 *
 * @rule CS-12
 */
export function isOnlyMoving(move: number): boolean {
  return move === RUN || move === FLEE;
}
