import type { DiceStream } from '../../core/dice.ts';
import type { SuccessTable } from '../../core/success-table.ts';
import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import type { Fighter } from './fighter.ts';

/**
 * A pool: each d10 at or above the target number is a success, a 10 two, a 1 none; none without a die.
 *
 * Draws: `dice` d10.
 *
 * @param stream of the unit that rolls, for the purpose
 * @param table successes against the target number
 * @rule CTR-3
 */
export function rollPool(fight: Fight, stream: DiceStream, dice: number, table: SuccessTable): number {
  if (dice <= 0) return 0;
  return fight.dice.successes(stream, dice, table);
}

/**
 * An opposed check of strength.
 *
 * Draws: the dice of the one who acts, then of the one who resists.
 *
 * @returns whether the one who acts wins; a tie goes to the one who resists
 * @rule CTR-4, CTR-5
 */
export function winsStrength(fight: Fight, actor: Fighter, resister: Fighter): boolean {
  return wins(fight, EVENT.contest, actor, resister, actor.kind.strength, resister.kind.strength);
}

/**
 * An opposed check of brawl [strength].
 *
 * Draws: the dice of the one who acts, then of the one who resists.
 *
 * @returns whether the one who acts wins; a tie goes to the one who resists
 * @rule CTR-4, CTR-5, CTR-25
 */
export function winsGrapple(fight: Fight, actor: Fighter, resister: Fighter): boolean {
  return wins(fight, EVENT.grapple, actor, resister, actor.kind.grapple, resister.kind.grapple);
}

/** Whether so many dice of the one who acts, target number by strength, beat so many of the one who resists. */
function wins(
  fight: Fight,
  event: number,
  actor: Fighter,
  resister: Fighter,
  ownDice: number,
  otherDice: number,
): boolean {
  const own = rollByStrength(fight, actor, ownDice);
  const others = rollByStrength(fight, resister, otherDice);
  fight.teller.tell(event, actor.slot, resister.slot, own, others);
  return fight.rules.tieGoesToActor ? own >= others : own > others;
}

function rollByStrength(fight: Fight, unit: Fighter, dice: number): number {
  return rollPool(fight, unit.contestDice, dice, unit.kind.ofStrength);
}
