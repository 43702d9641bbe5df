import type { SideState } from '../../battle/battle-state.ts';
import { type Counter, type CounterList, LATER } from './counter.ts';
import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import type { Fighter } from './fighter.ts';

/** In place of the counter that brings others back: an attack does. */
export const BY_ATTACK = -1;

/** Whether a recoverable defensive counter of a unit is spent. */
export function hasSpent(unit: Fighter): boolean {
  return firstSpent(unit, BY_ATTACK) !== undefined;
}

/**
 * Brings back the first spent recoverable defensive counters in the unit's order.
 *
 * @param count counters that come back, 0 for none
 * @param by place of the counter that does it, which is not another; `BY_ATTACK` for an attack
 * @rule CTR-11
 */
export function recover(fight: Fight, unit: Fighter, count: number, by: number): void {
  for (let i = 0; i < count; i++) {
    const counter = firstSpent(unit, by);
    if (counter === undefined) return;
    bringBack(fight, unit, counter);
  }
}

function bringBack(fight: Fight, unit: Fighter, { bit, index, place, recovered }: Counter): void {
  unit.isSpent[place] = 0;
  unit.spent &= ~bit;
  fight.metrics[recovered] = fight.metrics[recovered]! + 1;
  fight.teller.tell(EVENT.recover, unit.slot, index, 0, 0);
}

function firstSpent(unit: Fighter, by: number): Counter | undefined {
  const { bits, counters } = unit.kind.counters.recoverable;
  if ((bits & (unit.spent | LATER)) === 0) return undefined;
  for (let i = 0; i < counters.length; i++) {
    const counter = counters[i]!;
    if (counter.place !== by && isSpent(unit, counter)) return counter;
  }
  return undefined;
}

/** A counter is spent. */
export function markSpent(unit: Fighter, { bit, place }: Counter): void {
  unit.isSpent[place] = 1;
  unit.spent |= bit;
}

/** Whether a unit may have a counter of a list that is not spent. */
export function mayHaveUnspent(unit: Fighter, { bits }: CounterList): boolean {
  return (bits & ~unit.spent) !== 0;
}

/** Whether a unit has spent a counter. */
export function isSpent(unit: Fighter, { place }: Counter): boolean {
  return unit.isSpent[place] === 1;
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
    const { all } = unit.kind.counters;
    for (let place = 0; place < all.length; place++) {
      const counter = all[place]!;
      if (isSpent(unit, counter)) bringBack(fight, unit, counter);
    }
  }
}
