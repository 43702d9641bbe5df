import { findCounter } from './catalogue.ts';
import type { Fight, Fighter } from './fighter.ts';
import { addTo } from './tally.ts';

/**
 * Spends a counter.
 *
 * @rule CTR-10
 * @param fight tallies the use
 * @param owner changed in place
 * @param name the counter
 */
export function spendCounter(fight: Fight, owner: Fighter, name: string): void {
  owner.spent.add(name);
  addTo(fight.tallies[owner.side].uses, name, 1);
}

/**
 * Finds the counter that "recover" would bring back: the first spent recoverable defensive one in
 * the unit's order.
 *
 * @rule CTR-11, Brawl
 * @param owner the unit
 * @returns its name, or null where there is none
 */
export function findRecoverable(owner: Fighter): string | null {
  for (const { counter } of owner.spec.counters) {
    if (counter.type !== 'defensive' || !counter.recoverable) continue;
    if (owner.spent.has(counter.name)) return counter.name;
  }
  return null;
}

/**
 * Brings back one counter, at once.
 *
 * @rule CTR-11, Brawl
 * @param fight tallies it
 * @param owner changed in place
 */
export function recoverOne(fight: Fight, owner: Fighter): void {
  const name = findRecoverable(owner);
  if (name === null) return;
  owner.spent.delete(name);
  addTo(fight.tallies[owner.side].recovered, name, 1);
}

/**
 * Brings back every spent counter of both sides: a break in the action.
 *
 * @rule CTR-10
 * @param fight changed in place
 */
export function recoverAll(fight: Fight): void {
  for (const owner of fight.fighters) {
    if (owner.state !== 'active') continue;
    for (const name of owner.spent) {
      const counter = findCounter(name);
      owner.spent.delete(counter.name);
      addTo(fight.tallies[owner.side].recovered, counter.name, 1);
      addTo(fight.tallies[owner.side].recoveredInBreaks, counter.name, 1);
    }
  }
}
