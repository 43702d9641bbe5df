import { EVENT } from './events.ts';
import { countExtra, LUCK_SPENT } from './extras.ts';
import type { Fight } from './fight.ts';
import { LUCK_ANY_HIT, LUCK_COULD_DROP } from './fight-plan.ts';
import type { Fighter } from './fighter.ts';

/**
 * Whether the target spends a luck point to cancel an opponent's success.
 *
 * @param greatest damage that the attack may do, 0 for none
 * @rule T10-29
 */
export function cancelsByLuck(fight: Fight, unit: Fighter, target: Fighter, greatest: number): boolean {
  if (target.luck === 0) return false;
  const { combatLuck } = fight.rules;
  const couldDrop = greatest > 0 && greatest >= target.healthOrder;
  if (combatLuck !== LUCK_ANY_HIT && !(combatLuck === LUCK_COULD_DROP && couldDrop)) return false;
  spendLuck(fight, target);
  fight.teller.tell(EVENT.luck, target.slot, unit.slot, target.luck, 0);
  return true;
}

/** @rule T10-29, T10-32 */
export function spendLuck(fight: Fight, unit: Fighter): void {
  unit.luck--;
  countExtra(fight.metrics, unit.side, LUCK_SPENT);
}
