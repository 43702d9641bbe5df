import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import { ORDER } from './streams.ts';

/**
 * Rolls the order of play and sorts the actors by it, highest first; of equal totals side one first,
 * then in roster order.
 *
 * Draws: d6 of each actor.
 *
 * @rule T10-13
 */
export function rollOrder(fight: Fight): void {
  const { actors, dice, rules } = fight;
  for (let i = 0; i < fight.actorCount; i++) {
    const unit = actors[i]!;
    const face = dice.one(unit.stream + ORDER, rules.orderDie);
    const total = face + unit.kind.dexterity;
    unit.order = total;
    let at = i;
    for (; at > 0 && actors[at - 1]!.order < total; at--) actors[at] = actors[at - 1]!;
    actors[at] = unit;
    fight.teller.tell(EVENT.order, unit.slot, face, total, 0);
  }
}
