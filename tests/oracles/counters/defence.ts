import type { AttackData, CounterData } from './catalogue.ts';
import { rollPool, targetNumberOf } from './dice.ts';
import { isRestrained } from './field.ts';
import { type Fight, type Fighter, healthShareLeft, rankOf } from './fighter.ts';
import type { CounterChoice } from './scenario.ts';
import { recoverOne, spendCounter } from './spending.ts';
import { addTo } from './tally.ts';

/** One attack on its way through CTR-12 to CTR-20. */
export interface Exchange {
  attacker: Fighter;
  target: Fighter;
  attack: AttackData;
  /** The one defensive counter that the target has used on this attack. */
  counterUsed: string | null;
  /** Dice that Dodge takes from the attack roll. */
  diceLost: number;
  /** The attack of an Interrupt, to be resolved in step 5. */
  interrupt: AttackData | null;
  /** Successes of the attack roll before any counter. */
  successes: number;
  successesLeft: number;
  levels: number;
  lethal: boolean;
  checkDice: number;
}

/**
 * Finds the counter that a unit uses at a timing: the first that is unspent, fits and whose `if`
 * holds.
 *
 * @rule CTR-21
 * @param fight the fight
 * @param owner the unit whose counters are asked
 * @param timing the step of the attack
 * @param exchange the attack that triggers it
 * @returns the counter, or null
 */
export function chooseCounter(
  fight: Fight,
  owner: Fighter,
  timing: CounterData['timing'],
  exchange: Exchange,
): CounterData | null {
  if (owner.stunned || owner.state !== 'active') return null;
  for (const choice of owner.spec.counters) {
    const { counter } = choice;
    if (counter.timing !== timing) continue;
    if (owner.spent.has(counter.name)) continue;
    if (!fits(owner, counter, exchange.attack)) continue;
    if (isWilling(fight, owner, choice, exchange)) return counter;
  }
  return null;
}

/** CTR-21: melee or ranged, restrained or not, a die to roll where it rolls. */
function fits(owner: Fighter, counter: CounterData, against: AttackData): boolean {
  if (against.ranged ? !counter.ranged : !counter.melee) return false;
  if (isRestrained(owner) && !counter.restrained) return false;
  if (counter.attack !== null) {
    return rankOf(owner, counter.attack.skill) + counter.attack.accuracy > 0;
  }
  if (counter.name === 'Block' || counter.name === 'Street Defense') {
    return blockDice(owner, against) > 0;
  }
  if (counter.name === 'Side Step') return owner.spec.attributes.dexterity > 0;
  return true;
}

/** CTR-21: the `if`, or what stands in its place. */
function isWilling(fight: Fight, owner: Fighter, choice: CounterChoice, e: Exchange): boolean {
  const { counter, condition } = choice;
  if (counter.timing === 'damage' && e.levels < 1) return false; // CTR-17
  if (condition === null || !fight.readings.sideStepOnNone) {
    if (counter.timing === 'successes' && e.successes < 1) return false;
  }
  if (condition === null) return true;
  if (condition.damageAtLeast !== undefined) {
    if (counter.timing !== 'damage') return false; // Not known so early.
    if (e.levels < condition.damageAtLeast) return false;
  }
  if (condition.successesAtLeast !== undefined) {
    if (counter.timing === 'attack-roll') return false; // Not known so early.
    if (e.successes < condition.successesAtLeast) return false;
  }
  if (condition.healthBelow !== undefined) {
    if (healthShareLeft(fight, owner) >= condition.healthBelow) return false;
  }
  return true;
}

/** Dice of a Block: brawl, 1 less against a non-lethal weapon, 2 less against a lethal one. */
function blockDice(owner: Fighter, against: AttackData): number {
  const penalty = { none: 0, 'non-lethal': 1, lethal: 2 }[against.weapon];
  return rankOf(owner, 'brawl') - penalty;
}

/**
 * Lets the target use a counter before the attack roll: Dodge, Riposte.
 *
 * @rule CTR-12
 * @param fight tallies the use
 * @param e changed in place
 */
export function counterBeforeRoll(fight: Fight, e: Exchange): void {
  const counter = chooseCounter(fight, e.target, 'attack-roll', e);
  if (counter === null) return;
  e.counterUsed = counter.name;
  spendCounter(fight, e.target, counter.name);
  if (counter.name === 'Dodge') e.diceLost = Math.ceil(e.target.spec.attributes.dexterity / 2);
  if (counter.interrupt) e.interrupt = counter.attack;
}

/**
 * Lets the target use a counter on the successes: Side Step.
 *
 * @rule CTR-14
 * @param fight tallies the use; draws dexterity dice
 * @param e changed in place
 */
export function counterSuccesses(fight: Fight, e: Exchange): void {
  if (e.counterUsed !== null) return;
  const counter = chooseCounter(fight, e.target, 'successes', e);
  if (counter === null) return;
  e.counterUsed = counter.name;
  spendCounter(fight, e.target, counter.name);
  const { dexterity } = e.target.spec.attributes;
  const removed = rollPool(fight.random, dexterity, targetNumberOf(dexterity));
  e.successesLeft = Math.max(0, e.successes - removed);
}

/**
 * Takes off what a standing Defensive Crouch or Street Tough takes off.
 *
 * @rule CTR-11, CTR-16
 * @param fight tallies what it prevents
 * @param e changed in place; absorption has been taken off
 */
export function applyStandingReduction(fight: Fight, e: Exchange): void {
  const standing = e.target.persistent;
  const isMelee = !e.attack.ranged;
  const isNonLethal = !e.lethal;
  if (standing === 'Defensive Crouch' && (isMelee || isNonLethal)) reduce(fight, e, standing, 2);
  if (standing === 'Street Tough' && isNonLethal) reduce(fight, e, standing, 1);
}

/**
 * Lets the target use a counter on the levels left; a standing Block comes before any other.
 *
 * @rule CTR-17, Brawl
 * @param fight tallies the use and what it prevents; draws the dice of a Block
 * @param e changed in place
 */
export function counterDamage(fight: Fight, e: Exchange): void {
  if (e.counterUsed !== null || e.levels < 1) return;
  if (hasStandingBlock(e)) {
    e.counterUsed = 'Street Defense';
    addTo(fight.tallies[e.target.side].uses, 'Street Defense', 1);
    fight.tallies[e.target.side].standingBlocks += 1;
    block(fight, e, 'Street Defense');
    return;
  }
  const counter = chooseCounter(fight, e.target, 'damage', e);
  if (counter === null) return;
  e.counterUsed = counter.name;
  spendCounter(fight, e.target, counter.name);
  switch (counter.name) {
    case 'Block':
    case 'Street Defense':
      block(fight, e, counter.name);
      break;
    case 'Defensive Crouch':
      reduce(fight, e, counter.name, 2);
      break;
    case 'Street Tough':
      e.lethal = false;
      reduce(fight, e, counter.name, 1);
      break;
    case 'Grit':
      reduce(fight, e, counter.name, 3);
      e.checkDice += 2;
      recoverOne(fight, e.target);
      break;
    default:
      throw new Error(`the judge does not know what "${counter.name}" does`);
  }
  if (counter.persistent) e.target.persistent = counter.name;
}

/** Whether Street Defense stands, and lets the target Block this attack. */
function hasStandingBlock(e: Exchange): boolean {
  if (e.target.persistent !== 'Street Defense') return false;
  if (e.target.stunned || isRestrained(e.target)) return false;
  return !e.attack.ranged && blockDice(e.target, e.attack) > 0;
}

function block(fight: Fight, e: Exchange, name: string): void {
  const { strength } = e.target.spec.attributes;
  const dice = blockDice(e.target, e.attack);
  reduce(fight, e, name, rollPool(fight.random, dice, targetNumberOf(strength)));
}

/** Takes levels off, not below 0. */
function reduce(fight: Fight, e: Exchange, name: string, amount: number): void {
  const taken = Math.min(e.levels, amount);
  e.levels -= taken;
  addTo(fight.tallies[e.target.side].prevented, name, taken);
}
