import { ACTIVE, isWaveDue, judge, type SideState, UNDECIDED } from '../../battle/battle-state.ts';
import { act } from './act.ts';
import { decide } from './decide.ts';
import { endStanding } from './defense.ts';
import { EVENT } from './events.ts';
import { enterFresh, type Fight } from './fight.ts';
import type { Fighter } from './fighter.ts';
import { closeRanks, rollInitiative } from './initiative.ts';
import { recoverAll } from './recover.ts';

/**
 * A round: waves, then the turns of all units in their order, until one side is out.
 *
 * @returns the outcome, or `UNDECIDED`
 * @rule BTL-3, BTL-6, CTR-8
 */
export function playRound(fight: Fight): number {
  const { battle } = fight;
  battle.round++;
  fight.teller.tell(EVENT.round, battle.round, 0, 0, 0);
  closeRanks(fight);
  bringWaves(fight);
  for (let i = 0; i < fight.orderCount; i++) {
    const unit = fight.order[i]!;
    if (unit.status !== ACTIVE) continue;
    takeTurn(fight, unit);
    const outcome = judge(battle);
    if (outcome !== UNDECIDED) return outcome;
  }
  return UNDECIDED;
}

/**
 * Waves that are due enter and roll for initiative; one that enters on the defeat of the one before
 * is a break in the action.
 *
 * @rule BTL-6, CTR-8, CTR-10
 */
function bringWaves(fight: Fight): void {
  const { battle, rules } = fight;
  const { one, two } = battle;
  const isFirstDue = isWaveDue(battle, one);
  const isSecondDue = isWaveDue(battle, two);
  const isBreak = battle.round > 1 && ((isFirstDue && one.everyRounds === 0) || (isSecondDue && two.everyRounds === 0));
  if (isBreak && rules.recoversWithWaves) {
    fight.teller.tell(EVENT.breakInAction, 0, 0, 0, 0);
    recoverAll(fight);
  }
  if (isFirstDue) bringWave(fight, one);
  if (isSecondDue) bringWave(fight, two);
}

function bringWave(fight: Fight, side: SideState<Fighter>): void {
  enterFresh(fight, side);
  rollInitiative(fight, side);
}

/**
 * One unit's turn: what stands ends; a stunned unit loses the turn, and with it the stun.
 *
 * @rule CTR-9, CTR-11, CTR-22
 */
function takeTurn(fight: Fight, unit: Fighter): void {
  const isLost = unit.isStunned;
  fight.teller.tell(EVENT.turn, unit.slot, isLost ? 1 : 0, 0, 0);
  endStanding(fight, unit);
  if (isLost) {
    unit.isStunned = false;
    return;
  }
  fight.onTurn = unit;
  unit.hasActed = true;
  fight.attacksInTurn = 0;
  decide(fight, unit);
  act(fight, unit);
  fight.onTurn = undefined;
}
