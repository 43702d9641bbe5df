import { isWaveDue, judge, type SideState, UNDECIDED } from '../../battle/battle-state.ts';
import { attackAll } from './attack.ts';
import { decide, declareAct } from './decide.ts';
import { EVENT } from './events.ts';
import type { Fighter } from './fighter.ts';
import { enterFresh, type Firefight } from './firefight.ts';
import { moveAll } from './move.ts';
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
  if (isWaveDue(battle, battle.one)) enterFresh(fight, battle.one);
  if (isWaveDue(battle, battle.two)) enterFresh(fight, battle.two);
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
  listDue(fight, fight.gamemaster);
  listDue(fight, fight.players);
  return fight.actorCount;
}

function listDue(fight: Firefight, side: SideState<Fighter>): void {
  for (let i = 0; i < side.active; i++) {
    const unit = side.activeUnits[i]!;
    if (unit.nextPhase !== fight.phase) continue;
    fight.actors[fight.actorCount] = unit;
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
    if (fight.actors[actor]!.isLink) decide(fight, fight.actors[actor]!);
  }
  attackAll(fight);
  for (let actor = 0; actor < fight.actorCount; actor++) setNextAct(fight, fight.actors[actor]!);
  resolveHits(fight);
  return judge(fight.battle);
}

function decideAndMove(fight: Firefight): void {
  for (let actor = 0; actor < fight.actorCount; actor++) {
    const unit = fight.actors[actor]!;
    if (!unit.isLink) declareAct(fight, unit);
  }
  moveAll(fight);
}

/**
 * A link follows soon, at its share of the whole delay; after the last link, or an act without one, the
 * whole delay follows, halved once where haste was bought.
 *
 * @rule CS-15
 */
function setNextAct(fight: Firefight, unit: Fighter): void {
  const { delay, hastyDelay, linkDelay } = unit.kind;
  if (unit.hasLink) {
    unit.isLink = true;
    unit.nextPhase = fight.phase + linkDelay;
    return;
  }
  unit.nextPhase = fight.phase + (unit.isHasty ? hastyDelay : delay);
  unit.isLink = false;
  unit.isHasty = false;
}
