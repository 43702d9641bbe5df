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
  declareSide(fight, battle.one);
  declareSide(fight, battle.two);
  rollOrder(fight);
  let outcome = UNDECIDED;
  fight.groupEnd = 0;
  while (fight.groupEnd < fight.actorCount && outcome === UNDECIDED) outcome = playGroup(fight);
  return outcome;
}

function declareSide(fight: Fight, side: SideState<Fighter>): void {
  for (let i = 0; i < side.active; i++) declare(fight, side.activeUnits[i]!);
}

/**
 * The next units of one total act together on the state as it stands, and what they do lands together.
 *
 * @rule T10-13
 */
function playGroup(fight: Fight): number {
  gatherGroup(fight);
  const { actors, groupFrom, groupTo } = fight;
  if (groupFrom === groupTo) return UNDECIDED;
  fight.group++;
  planMoves(fight);
  for (let actor = groupFrom; actor < groupTo; actor++) act(fight, actors[actor]!);
  if (fight.landing === 0 && !fight.isBinding) return UNDECIDED;
  land(fight);
  return judge(fight.battle);
}

/** Marks the next actors of one total that are still active, moved up to where their group begins. */
function gatherGroup(fight: Fight): void {
  const { actors, actorCount } = fight;
  const first = fight.groupEnd;
  const total = actors[first]!.order;
  let to = first;
  let end = first;
  for (; end < actorCount && actors[end]!.order === total; end++) {
    const unit = actors[end]!;
    if (unit.status !== ACTIVE) continue;
    actors[to] = unit;
    to++;
  }
  fight.groupFrom = first;
  fight.groupTo = to;
  fight.groupEnd = end;
  fight.teller.tell(EVENT.group, total, to - first, 0, 0);
}
