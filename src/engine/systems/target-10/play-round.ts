import { ACTIVE, isWaveDue, judge, UNDECIDED } from '../../battle/battle-state.ts';
import { act } from './act.ts';
import { declare } from './declare.ts';
import { enterFresh } from './enter-fresh.ts';
import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
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
  if (isWaveDue(battle, 0)) enterFresh(fight, 0);
  if (isWaveDue(battle, 1)) enterFresh(fight, 1);
  fight.actorCount = 0;
  declareSide(fight, 0);
  declareSide(fight, 1);
  rollOrder(fight);
  let outcome = UNDECIDED;
  for (let next = 0; next < fight.actorCount && outcome === UNDECIDED; next = fight.groupTo) {
    outcome = playGroup(fight, next);
  }
  return outcome;
}

function declareSide(fight: Fight, side: number): void {
  const { battle } = fight;
  for (let slot = battle.from[side]!; slot < battle.to[side]!; slot++) {
    if (battle.status[slot] !== ACTIVE) continue;
    declare(fight, slot);
    fight.actors[fight.actorCount] = slot;
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
  for (let actor = fight.groupFrom; actor < fight.groupTo; actor++) act(fight, actor);
  land(fight);
  return judge(fight.battle);
}

/** Marks the actors of the first one's total that are still active, moved up to the end of their group. */
function gatherGroup(fight: Fight, first: number): void {
  const { actors, battle, order } = fight;
  const total = order[actors[first]!]!;
  let end = first + 1;
  while (end < fight.actorCount && order[actors[end]!] === total) end++;
  let from = end;
  for (let actor = end - 1; actor >= first; actor--) {
    if (battle.status[actors[actor]!] !== ACTIVE) continue;
    from--;
    actors[from] = actors[actor]!;
  }
  fight.groupFrom = from;
  fight.groupTo = end;
  fight.teller.tell(EVENT.group, total, end - from, 0, 0);
}
