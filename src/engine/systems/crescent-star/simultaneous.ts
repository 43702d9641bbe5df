import { ACTIVE, isWaveDue, judge, UNDECIDED } from '../../battle/battle-state.ts';
import { attack } from './attack.ts';
import { decide, takePosture } from './decide.ts';
import { EVENT } from './events.ts';
import { enterFresh, type Firefight } from './firefight.ts';
import { carryOutMove, planMove } from './move.ts';
import { resolveHits } from './resolve.ts';

/**
 * A round of simultaneous initiative: waves, declarations of both sides, moves, acts, and as many
 * further steps as there are links.
 *
 * @returns the outcome, or `UNDECIDED`
 * @rule CS-14
 */
export function playRound(fight: Firefight): number {
  const { battle } = fight;
  battle.round++;
  fight.teller.tell(EVENT.round, battle.round, 0, 0, 0);
  if (isWaveDue(battle, 0)) enterFresh(fight, 0);
  if (isWaveDue(battle, 1)) enterFresh(fight, 1);
  fight.step++;
  fight.actorCount = 0;
  declareRound(fight, fight.plan.gamemaster);
  declareRound(fight, fight.plan.players);
  moveAll(fight);
  let outcome = act(fight, false);
  while (outcome === UNDECIDED && gatherLinks(fight) > 0) outcome = act(fight, true);
  return outcome;
}

/** @rule CS-13, CS-14 */
function declareRound(fight: Firefight, side: number): void {
  const { battle } = fight;
  for (let slot = battle.from[side]!; slot < battle.to[side]!; slot++) {
    if (battle.status[slot] !== ACTIVE) continue;
    decide(fight, slot);
    takePosture(fight, slot);
    fight.links[slot] = 0;
    fight.actors[fight.actorCount] = slot;
    fight.actorCount++;
  }
}

/** All move from the places at the start of the round. */
function moveAll(fight: Firefight): void {
  for (let i = 0; i < fight.actorCount; i++) planMove(fight, fight.actors[i]!);
  for (let i = 0; i < fight.actorCount; i++) carryOutMove(fight, fight.actors[i]!);
}

/** All actors roll, then all hits are resolved. */
function act(fight: Firefight, isLink: boolean): number {
  for (let actor = 0; actor < fight.actorCount; actor++) attack(fight, actor, isLink);
  resolveHits(fight);
  return judge(fight.battle);
}

/**
 * Those who bought a link and are still active decide anew, for one more act without movement.
 *
 * @returns how many act
 * @rule CS-14
 */
function gatherLinks(fight: Firefight): number {
  const { battle } = fight;
  const before = fight.actorCount;
  fight.step++;
  fight.actorCount = 0;
  for (let i = 0; i < before; i++) {
    const slot = fight.actors[i]!;
    if (fight.hasLink[slot] === 0 || battle.status[slot] !== ACTIVE) continue;
    decide(fight, slot);
    fight.actors[fight.actorCount] = slot;
    fight.actorCount++;
  }
  return fight.actorCount;
}
