import { EVENT } from './events.ts';
import type { Fighter } from './fighter.ts';
import type { Firefight } from './firefight.ts';
import { CHAIN, SPEND_BITS, WOUND } from './tactic.ts';

const MASK = (1 << SPEND_BITS) - 1;

/**
 * Spends the extra successes of a hit in the order of the unit's tactic: one link, haste, and the rest
 * on the wound.
 *
 * @param extras successes beyond the first
 * @returns successes spent on the wound
 * @rule CS-9, CS-18
 */
export function spendExtras(fight: Firefight, unit: Fighter, extras: number): number {
  let left = extras;
  for (let list = unit.tactic.spend; list !== 0; list >>= SPEND_BITS) {
    const purchase = list & MASK;
    if (purchase === WOUND) return left;
    if (purchase === CHAIN) left -= buyLink(fight, unit, left);
    else left -= buyHaste(fight, unit, left);
  }
  return 0;
}

/** Buys one link where the successes reach; returns its price, 0 where they do not. */
function buyLink(fight: Firefight, unit: Fighter, extras: number): number {
  const { rules } = fight.plan;
  const price = rules.firstLinkCost + rules.linkCostStep * unit.links;
  if (extras < Math.max(price, 1)) return 0;
  unit.links++;
  if (!unit.hasLink) {
    fight.linkers[fight.linkerCount] = unit;
    fight.linkerCount++;
  }
  unit.hasLink = true;
  fight.teller.tell(EVENT.link, unit.slot, unit.links, price, 0);
  return price;
}

/** Buys haste, for one success; without a counting clock there is nothing to hasten. */
function buyHaste(fight: Firefight, unit: Fighter, extras: number): number {
  if (extras < 1 || !fight.plan.rules.isCountingClock) return 0;
  unit.isHasty = true;
  fight.teller.tell(EVENT.haste, unit.slot, 0, 0, 0);
  return 1;
}
