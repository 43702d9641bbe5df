import { ACTIVE, type SideState } from '../../battle/battle-state.ts';
import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';

/** Whether a recoverable defensive counter of a unit is spent. */
export function hasSpent(fight: Fight, slot: number): boolean {
  return firstSpent(fight, slot, -1) >= 0;
}

/**
 * Brings back the first spent recoverable defensive counters in the unit's order.
 *
 * @param count counters that come back, 0 for none
 * @param except index of the counter that does it, which is not another; −1 for an attack
 * @rule CTR-11
 */
export function recover(fight: Fight, slot: number, count: number, except: number): void {
  for (let i = 0; i < count; i++) {
    const index = firstSpent(fight, slot, except);
    if (index < 0) return;
    bringBack(fight, slot, index);
  }
}

function bringBack(fight: Fight, slot: number, index: number): void {
  fight.isSpent[spentCell(fight, slot, index)] = 0;
  const cell = countCell(fight, slot, index);
  fight.recovered[cell] = fight.recovered[cell]! + 1;
  fight.teller.tell(EVENT.recover, slot, index, 0, 0);
}

/** @returns index in the counter table, −1 where none is spent */
function firstSpent(fight: Fight, slot: number, except: number): number {
  const { counters, battle } = fight.plan;
  const row = battle.rowOf[slot]!;
  const end = counters.firstRecoverable[row + 1]!;
  for (let i = counters.firstRecoverable[row]!; i < end; i++) {
    const index = counters.recoverable[i]!;
    if (index !== except && fight.isSpent[spentCell(fight, slot, index)] === 1) return index;
  }
  return -1;
}

/** A unit's cell of a counter in `fight.isSpent`. */
export function spentCell(fight: Fight, slot: number, index: number): number {
  return slot * fight.plan.mostCounters + fight.plan.counters.place[index]!;
}

/** The cell of a counter of a unit's side in `fight.uses` and its like. */
export function countCell(fight: Fight, slot: number, index: number): number {
  const { battle, counterNames, counters } = fight.plan;
  return battle.sideOf[slot]! * counterNames.length + counters.counter[index]!;
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

function recoverSide(fight: Fight, side: SideState): void {
  const { firstOfRow } = fight.plan.counters;
  for (let i = 0; i < side.to; i++) {
    const { row, slot, status } = side.units[i]!;
    if (status !== ACTIVE) continue;
    const end = firstOfRow[row + 1]!;
    for (let index = firstOfRow[row]!; index < end; index++) {
      if (fight.isSpent[spentCell(fight, slot, index)] === 1) bringBack(fight, slot, index);
    }
  }
}
