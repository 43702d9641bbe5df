import type { SideState } from '../../battle/battle-state.ts';
import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import type { Fighter } from './fighter.ts';

/**
 * Rolls the order of play and sorts the actors by it, highest first; of equal totals side one first,
 * then in roster order.
 *
 * Draws: d6 of each actor.
 *
 * @rule T10-13
 */
export function rollOrder(fight: Fight): void {
  fight.actorCount = 0;
  rollSide(fight, fight.battle.one);
  rollSide(fight, fight.battle.two);
}

function rollSide(fight: Fight, { active, activeUnits }: SideState<Fighter>): void {
  const { dice, rules } = fight;
  for (let i = 0; i < active; i++) {
    const unit = activeUnits[i]!;
    const face = dice.one(unit.orderDice, rules.orderDie);
    unit.order = face + unit.kind.dexterity;
    insert(fight, unit);
    fight.teller.tell(EVENT.order, unit.slot, face, unit.order, 0);
  }
}

/** Puts a unit among the actors, before those of lower totals. */
function insert(fight: Fight, unit: Fighter): void {
  const { actors } = fight;
  let at = fight.actorCount;
  for (; at > 0 && actors[at - 1]!.order < unit.order; at--) actors[at] = actors[at - 1]!;
  actors[at] = unit;
  fight.actorCount++;
}
