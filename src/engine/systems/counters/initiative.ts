import { ACTIVE, type SideState } from '../../battle/battle-state.ts';
import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import type { Fighter } from './fighter.ts';

/**
 * Gives the units of the wave that entered last their places in the order of turns.
 *
 * Draws: for each, d10; where others have the same score and modifier, one die of as many sides as
 * there are places among them.
 *
 * @rule CTR-8
 */
export function rollInitiative(fight: Fight, side: SideState<Fighter>): void {
  const { initiativeSides } = fight.rules;
  for (let i = side.to - side.rosterSize; i < side.to; i++) {
    const unit = side.units[i]!;
    unit.score = fight.dice.one(unit.initiativeDice, initiativeSides) + unit.kind.initiative;
    takePlace(fight, unit);
  }
}

/** Puts a unit behind those of higher score or modifier, at a random place among its equals. */
function takePlace(fight: Fight, unit: Fighter): void {
  const { order } = fight;
  let first = 0;
  while (first < fight.orderCount && compare(order[first]!, unit) > 0) first++;
  let past = first;
  while (past < fight.orderCount && compare(order[past]!, unit) === 0) past++;
  const places = past - first + 1;
  const place = places === 1 ? first : first + fight.dice.one(unit.initiativeDice, places) - 1;
  for (let i = fight.orderCount; i > place; i--) order[i] = order[i - 1]!;
  order[place] = unit;
  fight.orderCount++;
  fight.teller.tell(EVENT.initiative, unit.slot, unit.score, place, 0);
}

/** Above 0 where the first unit goes before the second, 0 where they are tied. */
function compare(one: Fighter, other: Fighter): number {
  const ahead = one.score - other.score;
  return ahead === 0 ? one.kind.initiative - other.kind.initiative : ahead;
}

/** Drops units that are out from the order, if there are any; none of them comes back. */
export function closeRanks(fight: Fight): void {
  const { one, two } = fight.battle;
  if (fight.orderCount === one.active + two.active) return;
  let kept = 0;
  for (let i = 0; i < fight.orderCount; i++) {
    const unit = fight.order[i]!;
    if (unit.status !== ACTIVE) continue;
    fight.order[kept] = unit;
    kept++;
  }
  fight.orderCount = kept;
}
