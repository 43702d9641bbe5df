import { enterWave, type SideState } from '../../battle/battle-state.ts';
import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import { type Fighter, freshen } from './fighter.ts';
import { rollFormula } from './roll-formula.ts';
import { HEALTH } from './streams.ts';

/**
 * Puts a side's next wave on the field, fresh, where the file placed it.
 *
 * Draws: hit points of each unit that has them by dice.
 *
 * @rule BTL-6, T10-2, T10-3, T10-11
 */
export function enterFresh(fight: Fight, side: SideState<Fighter>): void {
  const first = side.to;
  enterWave(side);
  fight.teller.tell(EVENT.wave, side.side, side.entered - 1, 0, 0);
  for (let i = first; i < side.to; i++) {
    const unit = side.units[i]!;
    freshen(unit, Math.max(1, rollFormula(fight.dice, unit.stream + HEALTH, unit.kind.hitPoints)));
    fight.teller.tell(EVENT.enter, unit.slot, unit.hitPoints, 0, 0);
  }
}
