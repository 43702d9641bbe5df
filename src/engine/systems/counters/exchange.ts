import { ACTIVE } from '../../battle/battle-state.ts';
import type { Attack } from './attack.ts';
import { type Counter, OFFENSIVE } from './counter.ts';
import { chooseInReach } from './decide.ts';
import { fits, spend } from './defense.ts';
import { EVENT } from './events.ts';
import type { Fight } from './fight.ts';
import { type Fighter, isRestrained } from './fighter.ts';
import { distanceBetween, moveAway, moveTowards } from './move.ts';
import { BY_ATTACK, mayHaveUnspent, recover } from './recover.ts';
import { strike } from './strike.ts';

/**
 * An attack of its own, a basic one or a counter's, until it is fully resolved: with the counters that
 * it calls forth, its further attacks, and last the defender's counters that act after it.
 *
 * @returns whether the target used a defensive counter against it
 * @rule CTR-12, CTR-19, CTR-20
 */
export function carryOut(fight: Fight, unit: Fighter, target: Fighter, attack: Attack): boolean {
  const since = fight.afterCount;
  const isCountered = carryOutEach(fight, unit, target, attack);
  for (let i = since; i < fight.afterCount; i++) {
    const owner = fight.afterOwner[i]!;
    const foe = fight.afterTarget[i]!;
    if (canAnswer(owner, foe)) actWith(fight, owner, foe, fight.after[i]!);
  }
  fight.afterCount = since;
  return isCountered;
}

/**
 * All attacks of an attack, one after the other, each with what follows it at once; on another target
 * within reach where the first went out.
 *
 * @returns whether a target used a defensive counter
 * @rule CTR-11, CTR-19
 * @noinline
 */
function carryOutEach(fight: Fight, unit: Fighter, target: Fighter, attack: Attack): boolean {
  const { recovers, times } = attack;
  let isCountered = false;
  let foe: Fighter | undefined = target;
  for (let n = 0; n < times; n++) {
    if (n > 0 && !isWithinReach(unit, foe, attack)) foe = chooseInReach(fight, unit, attack);
    if (foe === undefined || unit.status !== ACTIVE || isAtLimit(fight)) return isCountered;
    fight.attacksInTurn++;
    const used = strike(fight, unit, foe, attack);
    if (used !== undefined) isCountered = true;
    recover(fight, unit, recovers, BY_ATTACK);
    followUp(fight, unit, foe, attack, used);
  }
  return isCountered;
}

function isWithinReach(unit: Fighter, foe: Fighter, attack: Attack): boolean {
  return foe.status === ACTIVE && distanceBetween(unit, foe) <= attack.reach;
}

/**
 * What follows an attack at once: the defender's interrupt, the attacker's offensive counter.
 *
 * @param used the defender's counter; a standing Block is a counter for the attack and no act
 * @rule CTR-11, CTR-19
 */
function followUp(fight: Fight, unit: Fighter, target: Fighter, attack: Attack, used: Counter | undefined): void {
  let isBarred = false;
  if (used !== undefined && !fight.blow.isBlocked && isAct(used)) {
    if (!used.isInterrupt) queue(fight, target, unit, used);
    else if (canAnswer(target, unit)) isBarred = actWith(fight, target, unit, used);
  }
  if (unit === fight.onTurn && !isBarred) useOffensive(fight, unit, target, attack);
}

/** Whether a counter is an attack or a move. */
function isAct({ attack, move }: Counter): boolean {
  return attack !== undefined || move !== 0;
}

function queue(fight: Fight, owner: Fighter, foe: Fighter, counter: Counter): void {
  fight.after[fight.afterCount] = counter;
  fight.afterOwner[fight.afterCount] = owner;
  fight.afterTarget[fight.afterCount] = foe;
  fight.afterCount++;
}

/** Whether a defender may act against its attacker: both stand, and it is not stunned. */
function canAnswer(owner: Fighter, foe: Fighter): boolean {
  return owner.status === ACTIVE && foe.status === ACTIVE && !owner.isStunned;
}

/**
 * The act of a defensive counter: an attack of its own, with a move towards before it or away after it.
 *
 * @returns whether the one attacked used a defensive counter
 * @rule CTR-19, CTR-20
 */
function actWith(fight: Fight, owner: Fighter, foe: Fighter, { attack, move }: Counter): boolean {
  if (move > 0) stepTowards(fight, owner, foe, move);
  const isCountered =
    attack !== undefined &&
    isWithinReach(owner, foe, attack) &&
    !isAtLimit(fight) &&
    carryOut(fight, owner, foe, attack);
  if (move < 0) stepAway(fight, owner, foe, -move);
  return isCountered;
}

function stepTowards(fight: Fight, unit: Fighter, foe: Fighter, inches: number): void {
  if (!isRestrained(unit)) moveTowards(fight, unit, foe, inches, fight.rules.reach);
}

function stepAway(fight: Fight, unit: Fighter, foe: Fighter, inches: number): void {
  if (unit.status === ACTIVE && !isRestrained(unit)) moveAway(fight, unit, foe, inches);
}

/**
 * The attacker's offensive counter: the first of its list that fits, while its triggering target is active.
 *
 * @rule CTR-10, CTR-19, CTR-21
 */
function useOffensive(fight: Fight, unit: Fighter, target: Fighter, { bits }: Attack): void {
  const { offensive } = unit.kind.counters;
  if (!mayHaveUnspent(unit, offensive) || !canAnswer(unit, target)) return;
  const { counters } = offensive;
  for (let i = 0; i < counters.length; i++) {
    const counter = counters[i]!;
    if (!fits(unit, target, counter, bits)) continue;
    spend(fight, unit, target, counter, OFFENSIVE);
    applyOffense(fight, unit, target, counter);
    return;
  }
}

/** An attack takes the steps from the declaration on, within the attack that called it forth (CTR-19). */
function applyOffense(fight: Fight, unit: Fighter, target: Fighter, counter: Counter): void {
  const { attack, givesNext, move, nextDamage, nextDice, recovers } = counter;
  if (givesNext) {
    unit.nextTarget = target;
    unit.nextDice = nextDice;
    unit.nextDamage = nextDamage;
  }
  recover(fight, unit, recovers, counter.place);
  if (move > 0) stepTowards(fight, unit, target, move);
  if (attack !== undefined) carryOutEach(fight, unit, target, attack);
  if (move < 0) stepAway(fight, unit, target, -move);
}

/** Whether the turn has seen as many attacks as it may; that is counted, never silent. */
function isAtLimit(fight: Fight): boolean {
  if (fight.attacksInTurn < fight.rules.mostAttacks) return false;
  fight.cutShort++;
  fight.teller.tell(EVENT.cutShort, 0, 0, 0, 0);
  return true;
}
