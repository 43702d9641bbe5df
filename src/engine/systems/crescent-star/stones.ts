import { EVENT } from './events.ts';
import type { Firefight } from './firefight.ts';

const ON_ATTACK = 0;
const ON_SAVE = 1;
const BY_PLAYER = 0;
const BY_GAMEMASTER = 1;

/**
 * Stones on an attack: the player spends one where it turns a miss into a hit; where none was spent,
 * the game master spends one where it takes away a player's only success.
 *
 * @param side of the attacker
 * @param net successes before stones
 * @returns net successes with stones
 * @rule CS-10
 */
export function stoneAttack(fight: Firefight, slot: number, side: number, net: number): number {
  const { players, rules } = fight.plan;
  if (side !== players) return net;
  if (net === 0 && rules.playersStoneAttacks && fight.stones[slot]! > 0) {
    spendStones(fight, slot, 1, ON_ATTACK);
    return 1;
  }
  if (net === 1 && rules.gamemasterSpoilsAttacks && fight.pool > 0) {
    spoil(fight, slot, ON_ATTACK);
    return 0;
  }
  return net;
}

/**
 * Stones on a player's wound save: as many as leave one success over the attacker's, or none if there
 * are too few; where none was spent, the game master spends one where it takes away the one left over.
 *
 * @param net the saver's successes before stones, not cut at 0
 * @param against the attacker's successes
 * @returns net successes with stones
 * @rule CS-10, CS-21
 */
export function stoneSave(fight: Firefight, slot: number, net: number, against: number): number {
  const { rules } = fight.plan;
  const over = Math.max(0, net) - against;
  if (over < 1) {
    const needed = against + 1 - net;
    if (!rules.playersStoneSaves || needed > fight.stones[slot]!) return net;
    spendStones(fight, slot, needed, ON_SAVE);
    return net + needed;
  }
  if (over === 1 && rules.gamemasterSpoilsSaves && fight.pool > 0) {
    spoil(fight, slot, ON_SAVE);
    return net - 1;
  }
  return net;
}

/** Each stone that a player spends adds one to the game master's pool. */
function spendStones(fight: Firefight, slot: number, count: number, on: number): void {
  const { players } = fight.plan;
  fight.stones[slot] = fight.stones[slot]! - count;
  fight.stonesSpent[players] = fight.stonesSpent[players]! + count;
  fight.pool += count;
  fight.teller.tell(EVENT.stones, slot, on, count, BY_PLAYER);
}

function spoil(fight: Firefight, slot: number, on: number): void {
  const { gamemaster } = fight.plan;
  fight.stonesSpent[gamemaster] = fight.stonesSpent[gamemaster]! + 1;
  fight.pool--;
  fight.teller.tell(EVENT.stones, slot, on, 1, BY_GAMEMASTER);
}
