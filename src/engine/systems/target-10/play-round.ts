import { ACTIVE, isWaveDue, judge, type SideState, UNDECIDED } from '../../battle/battle-state.ts';
import { act } from './act.ts';
import { declare } from './declare.ts';
import { enterFresh } from './enter-fresh.ts';
import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import type { Fighter } from './fighter.ts';
import { land } from './land.ts';
import { planMoves } from './move.ts';
import { rollOrder } from './play-order.ts';
import { wakeUnits } from './wake.ts';

/**
 * A round: who wakes and who enters, declarations of both sides, the order of play, and group after
 * group acts, until one side is out.
 *
 * @returns the outcome, or `UNDECIDED`
 * @rule BTL-3, BTL-6, T10-12
 */
export function playRound(fight: Fight): number {
  const { battle } = fight;
  battle.round++;
  fight.teller.tell(EVENT.round, battle.round, 0, 0, 0);
  wakeUnits(fight);
  if (isWaveDue(battle, battle.one)) enterFresh(fight, battle.one);
  if (isWaveDue(battle, battle.two)) enterFresh(fight, battle.two);
  fight.actorCount = 0;
  declareSide(fight, battle.one);
  declareSide(fight, battle.two);
  rollOrder(fight);
  let outcome = UNDECIDED;
  for (let next = 0; next < fight.actorCount && outcome === UNDECIDED; next = fight.groupTo) {
    outcome = playGroup(fight, next);
  }
  return outcome;
}

function declareSide(fight: Fight, side: SideState<Fighter>): void {
  for (let i = 0; i < side.to; i++) {
    const unit = side.units[i]!;
    if (unit.status !== ACTIVE) continue;
    declare(fight, unit);
    fight.actors[fight.actorCount] = unit;
    fight.actorCount++;
  }
}

/**
 * The units of one total act together on the state as it stands, and what they do lands together.
 *
 * @param first place in `fight.actors` of the first of them
 * @rule T10-13
 */
function playGroup(fight: Fight, first: number): number {
  gatherGroup(fight, first);
  if (fight.groupFrom === fight.groupTo) return UNDECIDED;
  fight.group++;
  planMoves(fight);
  for (let actor = fight.groupFrom; actor < fight.groupTo; actor++) act(fight, fight.actors[actor]!);
  land(fight);
  return judge(fight.battle);
}

/** Marks the actors of the first one's total that are still active, moved up to the end of their group. */
function gatherGroup(fight: Fight, first: number): void {
  const { actors } = fight;
  const total = actors[first]!.order;
  let end = first + 1;
  while (end < fight.actorCount && actors[end]!.order === total) end++;
  let from = end;
  for (let actor = end - 1; actor >= first; actor--) {
    const unit = actors[actor]!;
    if (unit.status !== ACTIVE) continue;
    from--;
    actors[from] = unit;
  }
  fight.groupFrom = from;
  fight.groupTo = end;
  fight.teller.tell(EVENT.group, total, end - from, 0, 0);
}
