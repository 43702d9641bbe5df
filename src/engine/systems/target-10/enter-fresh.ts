import { enterWave, type SideState } from '../../battle/battle-state.ts';
import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import type { Fighter } from './fighter.ts';
import { pickUpAll } from './hands.ts';
import { rollFormula } from './roll-formula.ts';

/** Nobody enters with less. */
const LEAST_HIT_POINTS = 1;

/**
 * Puts a side's next wave on the field, fresh, where the file placed it.
 *
 * Draws: hit points of each unit that has them by dice.
 *
 * @rule BTL-6, T10-2, T10-3, T10-11
 * @noinline
 */
export function enterFresh(fight: Fight, side: SideState<Fighter>): void {
  const first = side.to;
  enterWave(side);
  fight.field++;
  fight.teller.tell(EVENT.wave, side.side, side.entered - 1, 0, 0);
  for (let i = first; i < side.to; i++) {
    const unit = side.units[i]!;
    freshen(unit, Math.max(LEAST_HIT_POINTS, rollFormula(fight.dice, unit.healthDice, unit.kind.hitPoints)));
    fight.teller.tell(EVENT.enter, unit.slot, unit.fullHitPoints, 0, 0);
  }
}

function freshen(unit: Fighter, hitPoints: number): void {
  unit.place = unit.kind.start;
  unit.nextPlace = unit.place;
  unit.healthOrder = hitPoints;
  unit.fullHitPoints = hitPoints;
  unit.luck = unit.kind.luck;
  unit.isProne = false;
  unit.hindrance = 0;
  unit.heldBy = undefined;
  unit.holding = 0;
  unit.wakesIn = 0;
  unit.decidedIn = -1;
  unit.bindsSince = 0;
  unit.attackedIn = 0;
  unit.disarmedIn = 0;
  unit.pushed = 0;
  pickUpAll(unit);
}
