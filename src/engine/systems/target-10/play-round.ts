import { ACTIVE, isWaveDue, judge, type SideState, UNDECIDED } from '../../battle/battle-state.ts';
import { act } from './act.ts';
import { declare } from './declare.ts';
import { enterFresh } from './enter-fresh.ts';
import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import type { Fighter } from './fighter.ts';
import { land } from './land.ts';
import { planMove } from './move.ts';
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
  return playGroups(fight);
}

function declareSide(fight: Fight, side: SideState<Fighter>): void {
  for (let i = 0; i < side.active; i++) declare(fight, side.activeUnits[i]!);
}

/**
 * Group after group of one total, of those who are still active: they move up to where their group begins.
 *
 * @rule T10-13
 */
function playGroups(fight: Fight): number {
  const { actorCount, actors } = fight;
  let outcome = UNDECIDED;
  let next = 0;
  while (next < actorCount && outcome === UNDECIDED) {
    const first = next;
    const total = actors[first]!.order;
    let end = first;
    for (; next < actorCount && actors[next]!.order === total; next++) {
      const unit = actors[next]!;
      if (unit.status !== ACTIVE) continue;
      actors[end] = unit;
      end++;
    }
    outcome = playGroup(fight, first, end, total);
  }
  return outcome;
}

/**
 * The actors from `first` to before `end` act together on the state as it stands, and what they do lands together.
 *
 * @param total in the order of play
 * @rule T10-13
 */
function playGroup(fight: Fight, first: number, end: number, total: number): number {
  const { actors } = fight;
  fight.groupFrom = first;
  fight.groupTo = end;
  fight.teller.tell(EVENT.group, total, end - first, 0, 0);
  if (first === end) return UNDECIDED;
  fight.group++;
  for (let actor = first; actor < end; actor++) planMove(fight, actors[actor]!);
  for (let actor = first; actor < end; actor++) act(fight, actors[actor]!);
  if (fight.landing === 0 && !fight.isBinding) return UNDECIDED;
  land(fight);
  return judge(fight.battle);
}
