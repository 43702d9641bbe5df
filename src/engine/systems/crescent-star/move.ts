import { EVENT } from './events.ts';
import type { Fighter } from './fighter.ts';
import type { Firefight } from './firefight.ts';
import { Walker, walkAway, walkNearer } from './hexes.ts';
import { FLEE, HOLD, RUN, WITHDRAW } from './tactic.ts';

const walker = new Walker();

/** Notes that a unit which has decided will move, if it will. */
export function listMover(fight: Firefight, unit: Fighter): void {
  if (unit.move === HOLD || unit.target === undefined) return;
  fight.movers[fight.moverCount] = unit;
  fight.moverCount++;
}

/**
 * All movers move, from the places as they stand before the first has moved.
 *
 * @rule CS-12, CS-14
 */
export function moveAll(fight: Firefight): void {
  if (fight.moverCount === 0) return;
  for (let i = 0; i < fight.moverCount; i++) planMove(fight, fight.movers[i]!);
  for (let i = 0; i < fight.moverCount; i++) carryOutMove(fight.movers[i]!);
  fight.moverCount = 0;
  fight.field++;
}

/**
 * Works out where a unit's declared move takes it, without moving it yet.
 *
 * @rule CS-12
 */
function planMove(fight: Firefight, unit: Fighter): void {
  const { move, side } = unit;
  const target = unit.target!;
  const { rules } = fight.plan;
  const most = isOnlyMoving(move) ? rules.runningHexes : rules.actingHexes;
  walker.q = unit.q - target.q;
  walker.r = unit.r - target.r;
  const isAway = move === WITHDRAW || move === FLEE;
  const walked = isAway ? walkAway(walker, side, most) : walkNearer(walker, side, most);
  unit.nextQ = target.q + walker.q;
  unit.nextR = target.r + walker.r;
  fight.teller.tell(EVENT.move, unit.slot, unit.nextQ, unit.nextR, walked);
}

function carryOutMove(unit: Fighter): void {
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
