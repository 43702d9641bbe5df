import type { SideState } from '../../battle/battle-state.ts';
import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import type { Fighter } from './fighter.ts';

/** Whether a recoverable defensive counter of a unit is spent. */
export function hasSpent(fight: Fight, unit: Fighter): boolean {
  return firstSpent(fight, unit, -1) >= 0;
}

/**
 * Brings back the first spent recoverable defensive counters in the unit's order.
 *
 * @param count counters that come back, 0 for none
 * @param except index of the counter that does it, which is not another; −1 for an attack
 * @rule CTR-11
 */
export function recover(fight: Fight, unit: Fighter, count: number, except: number): void {
  for (let i = 0; i < count; i++) {
    const index = firstSpent(fight, unit, except);
    if (index < 0) return;
    bringBack(fight, unit, index);
  }
}

function bringBack(fight: Fight, unit: Fighter, index: number): void {
  unit.isSpent[fight.plan.counters[index]!.place] = 0;
  const cell = countCell(fight, unit, index);
  fight.recovered[cell] = fight.recovered[cell]! + 1;
  fight.teller.tell(EVENT.recover, unit.slot, index, 0, 0);
}

/** @returns index of the counter, −1 where none is spent */
function firstSpent(fight: Fight, unit: Fighter, except: number): number {
  const { recoverable } = unit.kind.lists.counters;
  for (let i = 0; i < recoverable.length; i++) {
    const index = recoverable[i]!;
    if (index !== except && isSpent(fight, unit, index)) return index;
  }
  return -1;
}

/** Whether a unit has spent a counter. */
export function isSpent(fight: Fight, unit: Fighter, index: number): boolean {
  return unit.isSpent[fight.plan.counters[index]!.place] === 1;
}

/** The cell of a counter of a unit's side in `fight.uses` and its like. */
export function countCell(fight: Fight, unit: Fighter, index: number): number {
  const { counterNames, counters } = fight.plan;
  return unit.side * counterNames.length + counters[index]!.inPlay;
}

/**
 * Brings back all spent counters of both sides: a break in the action.
 *
 * @rule CTR-10
 */
export function recoverAll(fight: Fight): void {
  recoverSide(fight, fight.battle.one);
  recoverSide(fight, fight.battle.two);
}

function recoverSide(fight: Fight, side: SideState<Fighter>): void {
  for (let i = 0; i < side.active; i++) {
    const unit = side.activeUnits[i]!;
    const { all } = unit.kind.lists.counters;
    for (let place = 0; place < all.length; place++) {
      const index = all[place]!;
      if (isSpent(fight, unit, index)) bringBack(fight, unit, index);
    }
  }
}
