import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import { LUCK_ANY_HIT, LUCK_COULD_DROP } from './fight-plan.ts';

/**
 * Whether the target spends a luck point to cancel an opponent's success.
 *
 * @param slot of the attacker
 * @param greatest damage that the attack may do, 0 for none
 * @rule T10-29
 */
export function cancelsByLuck(fight: Fight, slot: number, target: number, greatest: number): boolean {
  if (fight.luck[target] === 0) return false;
  const { combatLuck } = fight.rules;
  const couldDrop = greatest > 0 && greatest >= fight.hitPoints[target]!;
  if (combatLuck !== LUCK_ANY_HIT && !(combatLuck === LUCK_COULD_DROP && couldDrop)) return false;
  const side = fight.sideOf[target]!;
  fight.luck[target] = fight.luck[target]! - 1;
  fight.luckSpent[side] = fight.luckSpent[side]! + 1;
  fight.teller.tell(EVENT.luck, target, slot, fight.luck[target]!, 0);
  return true;
}
