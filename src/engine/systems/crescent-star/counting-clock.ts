import { ACTIVE, isWaveDue, judge, UNDECIDED } from '../../battle/battle-state.ts';
import { attack } from './attack.ts';
import { decide, takePosture } from './decide.ts';
import { EVENT } from './events.ts';
import { enterFresh, type Firefight } from './firefight.ts';
import { carryOutMove, planMove } from './move.ts';
import { resolveHits } from './resolve.ts';

/**
 * A round of the counting clock: its phases one after another, each with all acts that are due.
 *
 * @returns the outcome, or `UNDECIDED`
 * @rule CS-15
 */
export function playClockRound(fight: Firefight): number {
  const { battle, plan } = fight;
  battle.round++;
  fight.teller.tell(EVENT.round, battle.round, 0, 0, 0);
  if (isWaveDue(battle, 0)) enterFresh(fight, 0);
  if (isWaveDue(battle, 1)) enterFresh(fight, 1);
  const last = battle.round * plan.rules.phasesPerRound;
  while (fight.phase < last) {
    fight.phase++;
    if (gatherDue(fight) === 0) continue;
    const outcome = playPhase(fight);
    if (outcome !== UNDECIDED) return outcome;
  }
  return UNDECIDED;
}

/** Lists the units whose act is due in this phase: the game master's, then the players', in roster order. */
function gatherDue(fight: Firefight): number {
  fight.actorCount = 0;
  listDue(fight, fight.plan.gamemaster);
  listDue(fight, fight.plan.players);
  return fight.actorCount;
}

function listDue(fight: Firefight, side: number): void {
  const { battle } = fight;
  for (let slot = battle.from[side]!; slot < battle.to[side]!; slot++) {
    if (fight.nextPhase[slot] !== fight.phase || battle.status[slot] !== ACTIVE) continue;
    fight.actors[fight.actorCount] = slot;
    fight.actorCount++;
  }
}

/**
 * One step: those whose act is no link decide and move, then the links decide, then all act.
 *
 * @rule CS-14, CS-15
 */
function playPhase(fight: Firefight): number {
  fight.step++;
  fight.teller.tell(EVENT.phase, fight.phase, 0, 0, 0);
  decideAndMove(fight);
  for (let actor = 0; actor < fight.actorCount; actor++) {
    if (fight.isLinkNext[fight.actors[actor]!] === 1) decide(fight, fight.actors[actor]!);
  }
  for (let actor = 0; actor < fight.actorCount; actor++) {
    const slot = fight.actors[actor]!;
    const isLink = fight.isLinkNext[slot] === 1;
    if (!isLink) fight.links[slot] = 0;
    attack(fight, actor, isLink);
    setNextAct(fight, slot);
  }
  resolveHits(fight);
  return judge(fight.battle);
}

function decideAndMove(fight: Firefight): void {
  for (let actor = 0; actor < fight.actorCount; actor++) {
    const slot = fight.actors[actor]!;
    if (fight.isLinkNext[slot] === 1) continue;
    decide(fight, slot);
    takePosture(fight, slot);
  }
  for (let actor = 0; actor < fight.actorCount; actor++) {
    if (fight.isLinkNext[fight.actors[actor]!] === 0) planMove(fight, fight.actors[actor]!);
  }
  for (let actor = 0; actor < fight.actorCount; actor++) {
    if (fight.isLinkNext[fight.actors[actor]!] === 0) carryOutMove(fight, fight.actors[actor]!);
  }
}

/**
 * A link follows soon, at its share of the whole delay; after the last link, or an act without one, the
 * whole delay follows, halved once where haste was bought.
 *
 * @rule CS-15
 */
function setNextAct(fight: Firefight, slot: number): void {
  const { delay, hastyDelay, linkDelay } = fight.plan;
  const row = fight.plan.battle.rowOf[slot]!;
  if (fight.hasLink[slot] === 1) {
    fight.isLinkNext[slot] = 1;
    fight.nextPhase[slot] = fight.phase + linkDelay[row]!;
    return;
  }
  fight.nextPhase[slot] = fight.phase + (fight.isHasty[slot] === 1 ? hastyDelay[row]! : delay[row]!);
  fight.isLinkNext[slot] = 0;
  fight.isHasty[slot] = 0;
}
