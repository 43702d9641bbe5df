import { ACTIVE, type SideState } from '../../battle/battle-state.ts';
import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import { INITIATIVE, PURPOSES } from './streams.ts';

/**
 * Gives the units of the wave that entered last their places in the order of turns.
 *
 * Draws: for each, d10; where others have the same score and modifier, one die of as many sides as
 * there are places among them.
 *
 * @rule CTR-8
 */
export function rollInitiative(fight: Fight, side: SideState): void {
  const { plan } = fight;
  for (let i = side.to - side.rosterSize; i < side.to; i++) {
    const { slot } = side.units[i]!;
    const modifier = plan.initiative[plan.battle.rowOf[slot]!]!;
    fight.score[slot] = fight.dice.one(slot * PURPOSES + INITIATIVE, plan.rules.initiativeSides) + modifier;
    takePlace(fight, slot);
  }
}

/** Puts a unit behind those of higher score or modifier, at a random place among its equals. */
function takePlace(fight: Fight, slot: number): void {
  const { order } = fight;
  let first = 0;
  while (first < fight.orderCount && compare(fight, order[first]!, slot) > 0) first++;
  let past = first;
  while (past < fight.orderCount && compare(fight, order[past]!, slot) === 0) past++;
  const places = past - first + 1;
  const place = places === 1 ? first : first + fight.dice.one(slot * PURPOSES + INITIATIVE, places) - 1;
  for (let i = fight.orderCount; i > place; i--) order[i] = order[i - 1]!;
  order[place] = slot;
  fight.orderCount++;
  fight.teller.tell(EVENT.initiative, slot, fight.score[slot]!, place, 0);
}

/** Above 0 where the first unit goes before the second, 0 where they are tied. */
function compare(fight: Fight, one: number, other: number): number {
  const { battle, initiative } = fight.plan;
  const ahead = fight.score[one]! - fight.score[other]!;
  return ahead === 0 ? initiative[battle.rowOf[one]!]! - initiative[battle.rowOf[other]!]! : ahead;
}

/** Drops units that are out from the order; none of them comes back. */
export function closeRanks(fight: Fight): void {
  let kept = 0;
  for (let i = 0; i < fight.orderCount; i++) {
    const slot = fight.order[i]!;
    if (fight.units[slot]!.status !== ACTIVE) continue;
    fight.order[kept] = slot;
    kept++;
  }
  fight.orderCount = kept;
}
