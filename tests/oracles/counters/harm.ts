import { rollPool, targetNumberOf } from './dice.ts';
import { capacityOf, type Fight, type Fighter } from './fighter.ts';

/** The levels that one attack does to one unit. */
export interface Harm {
  levels: number;
  lethal: boolean;
  /** Dice more (Grit) or less (Head Butt) on the stun and K.O. checks of this attack. */
  checkDice: number;
}

/**
 * Lets the target of an attack take its levels, then roll its stun and K.O. checks.
 *
 * @rule CTR-18, CTR-22, CTR-23
 * @param fight tallies in place; draws both checks, each once
 * @param attacker who is credited
 * @param target changed in place
 * @param harm what is left after every reduction
 */
export function takeAttackLevels(fight: Fight, attacker: Fighter, target: Fighter, harm: Harm): void {
  if (harm.levels < 1) return;
  fight.tallies[attacker.side].damageDealt += harm.levels;
  attacker.tally.damageDealt += harm.levels;
  const { constitution } = target.spec.attributes;
  // CTR-18: non-lethal levels beyond constitution become lethal, all of them.
  if (harm.lethal || harm.levels > constitution) target.lethalLevels += harm.levels;
  else target.nonLethalLevels += harm.levels;
  if (harm.levels >= constitution) {
    const successes = rollPool(fight.random, constitution + harm.checkDice, targetNumberOf(constitution));
    if (successes < 1) becomeStunned(fight, target);
  }
  checkKnockOut(fight, target, harm.checkDice);
  if (target.state !== 'active') {
    attacker.tally.kills += 1;
    if (target.state === 'dead') attacker.tally.slain += 1;
  }
}

/**
 * Lets a unit take the one irresistible non-lethal level of its own Head Butt: no counter, armor
 * or reduction; a K.O. check if due; not in `damageDealt`.
 *
 * @rule Brawl, Head Butt
 * @param fight draws the K.O. check
 * @param unit changed in place
 */
export function takeOwnHeadButt(fight: Fight, unit: Fighter): void {
  unit.nonLethalLevels += 1;
  checkKnockOut(fight, unit, 0);
}

function becomeStunned(fight: Fight, unit: Fighter): void {
  if (unit.stunned) return; // Stunned again meanwhile changes nothing.
  unit.stunned = true;
  fight.tallies[unit.side].stuns += 1;
}

/** CTR-23: at or above capacity a K.O. check; lethal levels at or above capacity are death. */
function checkKnockOut(fight: Fight, unit: Fighter, checkDice: number): void {
  const capacity = capacityOf(fight, unit);
  const above = unit.lethalLevels + unit.nonLethalLevels - capacity;
  if (above < 0) return;
  const { constitution } = unit.spec.attributes;
  const dice = constitution - above + checkDice;
  const successes = rollPool(fight.random, dice, targetNumberOf(constitution));
  if (unit.lethalLevels >= capacity) {
    goOut(fight, unit, 'dead');
  } else if (successes < 1) {
    fight.tallies[unit.side].knockOuts += 1;
    goOut(fight, unit, 'unconscious');
  }
}

/** Puts a unit out of the fight; a hold that it has part in ends (CTR-25). */
function goOut(fight: Fight, unit: Fighter, state: 'dead' | 'unconscious'): void {
  unit.state = state;
  endHold(unit);
  const tally = fight.tallies[unit.side];
  if (tally.firstLossRound === 0) tally.firstLossRound = fight.round;
}

/**
 * Ends the hold that a unit has part in, if any.
 *
 * @rule CTR-25
 * @param unit the one who holds or is held; both ends are changed in place
 */
export function endHold(unit: Fighter): void {
  if (unit.holding !== null) unit.holding.heldBy = null;
  if (unit.heldBy !== null) unit.heldBy.holding = null;
  unit.holding = null;
  unit.heldBy = null;
}
