import { ACTIVE, isWaveDue, judge, type SideState, UNDECIDED } from '../../battle/battle-state.ts';
import { attackAll } from './attack.ts';
import { decide, declareAct } from './decide.ts';
import { EVENT } from './events.ts';
import type { Fighter } from './fighter.ts';
import { enterFresh, type Firefight } from './firefight.ts';
import { moveAll } from './move.ts';
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
  if (isWaveDue(battle, battle.one)) enterFresh(fight, battle.one);
  if (isWaveDue(battle, battle.two)) enterFresh(fight, battle.two);
  fight.step++;
  fight.actorCount = 0;
  declareRound(fight, fight.gamemaster);
  declareRound(fight, fight.players);
  moveAll(fight);
  let outcome = act(fight);
  while (outcome === UNDECIDED && fight.linkerCount > 0 && gatherLinks(fight) > 0) outcome = act(fight);
  return outcome;
}

/** @rule CS-13, CS-14 */
function declareRound(fight: Firefight, side: SideState<Fighter>): void {
  for (let i = 0; i < side.active; i++) {
    const unit = side.activeUnits[i]!;
    declareAct(fight, unit);
    fight.actors[fight.actorCount] = unit;
    fight.actorCount++;
  }
}

/** All actors roll, then all hits are resolved. */
function act(fight: Firefight): number {
  attackAll(fight);
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
  fight.step++;
  fight.actorCount = 0;
  for (let i = 0; i < fight.linkerCount; i++) {
    const unit = fight.linkers[i]!;
    if (unit.status !== ACTIVE) continue;
    unit.isLink = true;
    decide(fight, unit);
    fight.actors[fight.actorCount] = unit;
    fight.actorCount++;
  }
  return fight.actorCount;
}
