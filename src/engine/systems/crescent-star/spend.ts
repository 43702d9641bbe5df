import { EVENT } from './events.ts';
import type { Firefight } from './firefight.ts';
import { CHAIN, HASTE, SPEND_BITS, WOUND } from './tactics-table.ts';

const MASK = (1 << SPEND_BITS) - 1;

/**
 * Spends the extra successes of a hit in the order of the unit's tactic: one link, haste, and the rest
 * on the wound.
 *
 * @param extras successes beyond the first
 * @returns successes spent on the wound
 * @rule CS-9, CS-18
 */
export function spendExtras(fight: Firefight, slot: number, extras: number): number {
  let left = extras;
  for (let list = fight.plan.tactics.spend[fight.entry[slot]!]!; list !== 0 && left > 0; list >>= SPEND_BITS) {
    const purchase = list & MASK;
    if (purchase === WOUND) return left;
    if (purchase === CHAIN) left -= buyLink(fight, slot, left);
    else if (purchase === HASTE) left -= buyHaste(fight, slot);
  }
  return 0;
}

/** Buys one link where the successes reach; returns its price, 0 where they do not. */
function buyLink(fight: Firefight, slot: number, extras: number): number {
  const { rules } = fight.plan;
  const price = rules.firstLinkCost + rules.linkCostStep * fight.links[slot]!;
  if (extras < price) return 0;
  fight.links[slot] = fight.links[slot]! + 1;
  fight.hasLink[slot] = 1;
  fight.teller.tell(EVENT.link, slot, fight.links[slot]!, price, 0);
  return price;
}

/** Buys haste, for one success; without a counting clock there is nothing to hasten. */
function buyHaste(fight: Firefight, slot: number): number {
  if (!fight.plan.rules.isCountingClock) return 0;
  fight.isHasty[slot] = 1;
  fight.teller.tell(EVENT.haste, slot, 0, 0, 0);
  return 1;
}
