import { ACTIVE } from '../../battle/battle-state.ts';
import { type Attack, FALLS_BY_CONTEST, NO_DAMAGE } from './attack.ts';
import { IS_LETHAL, IS_NON_LETHAL } from './attack-bits.ts';
import type { Counter } from './counter.ts';
import { defendLevels, defendRoll, defendSuccesses, reduceByStanding } from './defense.ts';
import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import type { Fighter } from './fighter.ts';
import { seize } from './grapple.ts';
import { takeLevels, takeOwnLevels } from './harm.ts';
import { rollPool, winsStrength } from './roll.ts';

/**
 * One attack from its declaration until its levels are taken, with the defender's counters.
 *
 * Draws: the attack's dice, those of a counter that rolls, damage dice, stun and K.O. checks, and the
 * opposed checks of a grab or a fall.
 *
 * @returns the counter that the defender used
 * @rule CTR-12, CTR-13, CTR-14, CTR-15, CTR-16, CTR-17, CTR-18, CTR-26
 */
export function strike(fight: Fight, unit: Fighter, target: Fighter, attack: Attack): Counter | undefined {
  const { blow } = fight;
  const { damage, index, selfDamage } = attack;
  unit.attacks++;
  fight.teller.tell(EVENT.attack, unit.slot, target.slot, index, 0);
  declare(fight, unit, target, attack);
  let used = defendRoll(fight, target, unit);
  rollToHit(fight, unit, attack);
  used ??= defendSuccesses(fight, target, unit);
  if (blow.successes <= 0) {
    fight.teller.tell(EVENT.miss, unit.slot, target.slot, 0, 0);
    return used;
  }
  unit.hits++;
  fight.teller.tell(EVENT.hit, unit.slot, target.slot, blow.successes, 0);
  if (damage !== NO_DAMAGE) used = hurt(fight, unit, target, attack, used);
  if (target.status === ACTIVE) layHands(fight, unit, target, attack);
  if (selfDamage > 0) takeOwnLevels(fight, unit, selfDamage);
  return used;
}

/**
 * Dice of the attack: skill and accuracy, a bonus from before, and who of the two is prone.
 *
 * @rule CTR-13, CTR-24
 */
function declare(fight: Fight, unit: Fighter, target: Fighter, attack: Attack): void {
  const { blow } = fight;
  const { rules } = fight;
  const { bits, checks, dice, isRanged, weapon } = attack;
  blow.bits = bits;
  blow.weapon = weapon;
  blow.dice = dice;
  blow.damageDice = 0;
  blow.successes = 0;
  blow.levels = 0;
  blow.checks = checks;
  blow.isBlocked = false;
  if (unit.isProne) blow.dice += rules.proneOwn;
  if (isRanged) return;
  if (target.isProne) blow.dice += rules.proneAgainst;
  if (unit.nextTarget === target) useNext(fight, unit, target);
}

/** Uses up the bonus on the unit's next melee attack on this target, hit or miss. */
function useNext(fight: Fight, unit: Fighter, target: Fighter): void {
  fight.blow.dice += unit.nextDice;
  fight.blow.damageDice += unit.nextDamage;
  unit.nextTarget = undefined;
  fight.teller.tell(EVENT.nextAttack, unit.slot, target.slot, unit.nextDice, unit.nextDamage);
}

/**
 * Draws: the attack's dice.
 *
 * @rule CTR-13
 */
function rollToHit(fight: Fight, unit: Fighter, { isCounter, targetNumber, toHit }: Attack): void {
  const { blow } = fight;
  blow.successes = rollPool(fight, isCounter ? unit.counterAttackDice : unit.attackDice, blow.dice, toHit);
  fight.teller.tell(EVENT.attackRoll, unit.slot, blow.dice, targetNumber, blow.successes);
}

/**
 * The damage of a hit: rolled, less absorption, what stands and the defender's counter, and taken.
 *
 * @param used the defender's counter so far
 * @returns the defender's counter
 * @rule CTR-16, CTR-17, CTR-18, CTR-21
 */
function hurt(
  fight: Fight,
  unit: Fighter,
  target: Fighter,
  attack: Attack,
  used: Counter | undefined,
): Counter | undefined {
  const { blow, rules } = fight;
  rollDamage(fight, unit, target, attack);
  const { absorption } = target.kind;
  if (absorption > 0 && blow.levels > 0) {
    blow.levels = blow.levels > absorption ? blow.levels - absorption : 0;
    fight.teller.tell(EVENT.absorbed, target.slot, blow.levels, absorption, 0);
  }
  if (blow.levels > 0) reduceByStanding(fight, target);
  const isOpen = blow.levels > 0 || rules.damageWindowIsAlways;
  const counter = used === undefined && isOpen ? defendLevels(fight, target, unit) : used;
  takeLevels(fight, target, unit, blow.levels, (blow.bits & IS_LETHAL) !== 0, blow.checks);
  return counter;
}

/**
 * Damage dice of the attack and of the successes left; lethal damage may be stopped by armor.
 *
 * Draws: the damage dice.
 *
 * @rule CTR-15, CTR-16
 */
function rollDamage(fight: Fight, unit: Fighter, target: Fighter, attack: Attack): void {
  const { blow, rules } = fight;
  const { damage, damageTargetNumber: targetNumber, isCounter, toHarm } = attack;
  blow.damageDice += damage + rules.diceASuccess * blow.successes;
  const { penetrationResistance: resistance } = target.kind;
  if ((blow.bits & IS_LETHAL) !== 0 && blow.damageDice <= resistance) {
    blow.bits = (blow.bits & ~IS_LETHAL) | IS_NON_LETHAL;
    fight.teller.tell(EVENT.stopped, target.slot, blow.damageDice, resistance, 0);
  }
  blow.levels = rollPool(fight, isCounter ? unit.counterDamageDice : unit.damageDice, blow.damageDice, toHarm);
  fight.teller.tell(EVENT.damageRoll, unit.slot, blow.damageDice, targetNumber, blow.levels);
}

/**
 * What else a hit does to a target that is still active: a hold, a fall.
 *
 * Draws: the opposed checks.
 *
 * @rule CTR-24, CTR-25
 */
function layHands(fight: Fight, unit: Fighter, target: Fighter, { falls, grapples }: Attack): void {
  if (grapples) seize(fight, unit, target);
  if (falls === 0) return;
  const faller = falls !== FALLS_BY_CONTEST || winsStrength(fight, unit, target) ? target : unit;
  faller.isProne = true;
  fight.teller.tell(EVENT.prone, faller.slot, 0, 0, 0);
}
