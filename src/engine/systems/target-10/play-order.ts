import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import { ORDER, PURPOSES } from './streams.ts';

/**
 * Rolls the order of play and sorts the actors by it, highest first; of equal totals side one first,
 * then in roster order.
 *
 * Draws: d6 of each actor.
 *
 * @rule T10-13
 */
export function rollOrder(fight: Fight): void {
  const { actors, dice, order, plan } = fight;
  for (let i = 0; i < fight.actorCount; i++) {
    const slot = actors[i]!;
    const face = dice.one(slot * PURPOSES + ORDER, fight.rules.orderDie);
    const total = face + plan.dexterity[fight.rowOf[slot]!]!;
    order[slot] = total;
    let at = i;
    for (; at > 0 && order[actors[at - 1]!]! < total; at--) actors[at] = actors[at - 1]!;
    actors[at] = slot;
    fight.teller.tell(EVENT.order, slot, face, total, 0);
  }
}
