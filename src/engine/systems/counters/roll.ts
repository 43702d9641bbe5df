import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import { CONTEST, PURPOSES } from './streams.ts';

/**
 * A pool: each d10 at or above the target number is a success, a 10 two, a 1 none; none without a die.
 *
 * Draws: `dice` d10.
 *
 * @param purpose of the unit's stream
 * @rule CTR-3
 */
export function rollPool(fight: Fight, slot: number, purpose: number, dice: number, targetNumber: number): number {
  if (dice <= 0) return 0;
  return fight.dice.successes(slot * PURPOSES + purpose, dice, fight.plan.pools[targetNumber]!);
}

/**
 * An opposed check of strength.
 *
 * Draws: the dice of the one who acts, then of the one who resists.
 *
 * @returns whether the one who acts wins; a tie goes to the one who resists
 * @rule CTR-4, CTR-5
 */
export function winsStrength(fight: Fight, actor: number, resister: number): boolean {
  return wins(fight, actor, resister, fight.plan.strength);
}

/**
 * An opposed check of brawl [strength].
 *
 * Draws: the dice of the one who acts, then of the one who resists.
 *
 * @returns whether the one who acts wins; a tie goes to the one who resists
 * @rule CTR-4, CTR-5, CTR-25
 */
export function winsGrapple(fight: Fight, actor: number, resister: number): boolean {
  return wins(fight, actor, resister, fight.plan.grapple);
}

function wins(fight: Fight, actor: number, resister: number, diceOf: Int32Array): boolean {
  const own = rollByStrength(fight, actor, diceOf);
  const others = rollByStrength(fight, resister, diceOf);
  fight.teller.tell(EVENT.contest, actor, resister, own, others);
  return fight.plan.rules.tieGoesToActor ? own >= others : own > others;
}

function rollByStrength(fight: Fight, slot: number, diceOf: Int32Array): number {
  const row = fight.plan.battle.rowOf[slot]!;
  return rollPool(fight, slot, CONTEST, diceOf[row]!, fight.plan.strengthTargetNumber[row]!);
}
