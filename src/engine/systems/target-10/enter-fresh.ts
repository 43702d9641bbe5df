import { enterWave } from '../../battle/battle-state.ts';
import { EVENT } from './events.ts';
import { type Fight, NONE } from './fight.ts';
import { pickUpAll } from './hands.ts';
import { rollFormula } from './roll-formula.ts';
import { HEALTH, PURPOSES } from './streams.ts';

/**
 * Puts a side's next wave on the field, fresh, where the file placed it.
 *
 * Draws: hit points of each unit that has them by dice.
 *
 * @rule BTL-6, T10-2, T10-3, T10-11
 */
export function enterFresh(fight: Fight, side: number): void {
  const { battle, plan } = fight;
  const first = battle.to[side]!;
  enterWave(battle, side);
  fight.teller.tell(EVENT.wave, side, battle.entered[side]! - 1, 0, 0);
  for (let slot = first; slot < battle.to[side]!; slot++) {
    const row = fight.rowOf[slot]!;
    const hitPoints = Math.max(1, rollFormula(fight.dice, slot * PURPOSES + HEALTH, plan.hitPoints[row]!));
    fight.place[slot] = plan.start[row]!;
    fight.hitPoints[slot] = hitPoints;
    fight.fullHitPoints[slot] = hitPoints;
    fight.luck[slot] = plan.luck[row]!;
    fight.prone[slot] = 0;
    fight.hindrance[slot] = 0;
    fight.heldBy[slot] = NONE;
    fight.holding[slot] = 0;
    fight.wakesIn[slot] = 0;
    fight.bindsSince[slot] = 0;
    fight.attackedIn[slot] = 0;
    fight.disarmedIn[slot] = 0;
    fight.pushed[slot] = 0;
    pickUpAll(fight, slot);
    fight.teller.tell(EVENT.enter, slot, hitPoints, 0, 0);
  }
}
