import { EVENT } from './events.ts';
import type { Fighter } from './fighter.ts';
import type { Firefight } from './firefight.ts';

const ON_ATTACK = 0;
const ON_SAVE = 1;
const BY_PLAYER = 0;
const BY_GAMEMASTER = 1;

/**
 * Stones on an attack: the player spends one where it turns a miss into a hit; where none was spent,
 * the game master spends one where it takes away a player's only success.
 *
 * @param net successes before stones
 * @returns net successes with stones
 * @rule CS-10
 */
export function stoneAttack(fight: Firefight, unit: Fighter, net: number): number {
  const { players, rules } = fight.plan;
  if (unit.side !== players) return net;
  if (net === 0 && rules.playersStoneAttacks && unit.stones > 0) {
    spendStones(fight, unit, 1, ON_ATTACK);
    return 1;
  }
  if (net === 1 && rules.gamemasterSpoilsAttacks && fight.pool > 0) {
    spoil(fight, unit, ON_ATTACK);
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
export function stoneSave(fight: Firefight, unit: Fighter, net: number, against: number): number {
  const { rules } = fight.plan;
  const over = Math.max(0, net) - against;
  if (over < 1) {
    const needed = against + 1 - net;
    if (!rules.playersStoneSaves || needed > unit.stones) return net;
    spendStones(fight, unit, needed, ON_SAVE);
    return net + needed;
  }
  if (over === 1 && rules.gamemasterSpoilsSaves && fight.pool > 0) {
    spoil(fight, unit, ON_SAVE);
    return net - 1;
  }
  return net;
}

/** Each stone that a player spends adds one to the game master's pool. */
function spendStones(fight: Firefight, unit: Fighter, count: number, on: number): void {
  const { players } = fight.plan;
  unit.stones -= count;
  fight.stonesSpent[players] = fight.stonesSpent[players]! + count;
  fight.pool += count;
  fight.teller.tell(EVENT.stones, unit.slot, on, count, BY_PLAYER);
}

function spoil(fight: Firefight, unit: Fighter, on: number): void {
  const { gamemaster } = fight.plan;
  fight.stonesSpent[gamemaster] = fight.stonesSpent[gamemaster]! + 1;
  fight.pool--;
  fight.teller.tell(EVENT.stones, unit.slot, on, 1, BY_GAMEMASTER);
}
