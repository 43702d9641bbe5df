import type { AttackData } from './catalogue.ts';
import {
  applyStandingReduction,
  chooseCounter,
  counterBeforeRoll,
  counterDamage,
  counterSuccesses,
  type Exchange,
} from './defence.ts';
import { rollPool, targetNumberOf, winsOpposed } from './dice.ts';
import { type Fight, type Fighter, rankOf } from './fighter.ts';
import { takeAttackLevels, takeOwnHeadButt } from './harm.ts';
import { recoverOne, spendCounter } from './spending.ts';

/**
 * Resolves one attack, step by step, with all that it sets off: interrupt and offensive counter.
 *
 * @rule CTR-12, CTR-13, CTR-14, CTR-15, CTR-16, CTR-17, CTR-18, CTR-19, CTR-20
 * @param fight changed in place; draws every die
 * @param attacker active
 * @param target active
 * @param attack what the attacker declares
 * @returns whether the target used a defensive counter on it, a standing Block included
 */
export function resolveAttack(fight: Fight, attacker: Fighter, target: Fighter, attack: AttackData): boolean {
  const e = declare(fight, attacker, target, attack);
  // The bonus of Opening goes with the next melee attack on its target, hit or miss.
  const hasOpening = !attack.ranged && attacker.openingOn === target;
  if (hasOpening) attacker.openingOn = null;

  counterBeforeRoll(fight, e); // Step 1b.

  const dice = attackDice(e, hasOpening); // Step 2a.
  const { dexterity } = attacker.spec.attributes;
  e.successes = rollPool(fight.random, dice, targetNumberOf(dexterity));
  e.successesLeft = e.successes;
  counterSuccesses(fight, e); // Step 2b.

  if (e.successesLeft >= 1) {
    fight.tallies[attacker.side].hits += 1;
    attacker.tally.hits += 1;
    if (attack.damage === 'grapple') grapple(fight, e);
    else dealDamage(fight, e, hasOpening);
    applyEffectsOfHit(fight, e);
  }
  if (attack.name === 'Jab') recoverOne(fight, attacker);

  resolveCounters(fight, e); // Steps 5a to 5c.
  // Step 6: no counter of the catalogue grants an act after the attack.
  return e.counterUsed !== null;
}

function declare(fight: Fight, attacker: Fighter, target: Fighter, attack: AttackData): Exchange {
  fight.tallies[attacker.side].attacks += 1;
  attacker.tally.attacks += 1;
  const isLethal = attack.damage === 'weapon' ? (attacker.spec.weapon?.lethal ?? false) : false;
  return {
    attacker,
    target,
    attack,
    counterUsed: null,
    diceLost: 0,
    interrupt: null,
    successes: 0,
    successesLeft: 0,
    levels: 0,
    lethal: attack.lethal || isLethal,
    checkDice: -attack.checkPenalty,
  };
}

/** CTR-13, CTR-24: skill + accuracy + bonuses - penalties. */
function attackDice(e: Exchange, hasOpening: boolean): number {
  let dice = rankOf(e.attacker, e.attack.skill) + e.attack.accuracy;
  if (hasOpening) dice += 2;
  if (e.target.prone && !e.attack.ranged) dice += 1;
  if (e.attacker.prone) dice -= 1;
  return dice - e.diceLost;
}

/** CTR-15 to CTR-18. */
function dealDamage(fight: Fight, e: Exchange, hasOpening: boolean): void {
  const { strength } = e.attacker.spec.attributes;
  const base = e.attack.damage === 'weapon' ? e.attacker.spec.weapon?.damage : e.attack.damage;
  if (typeof base !== 'number') throw new Error(`${e.attacker.spec.name}: no weapon to shoot with`);
  const dice = base + e.successesLeft + (hasOpening ? 1 : 0);
  if (e.lethal && dice <= e.target.spec.penetrationResistance) e.lethal = false;
  const targetNumber = e.attack.damageAttribute === null ? fight.rules.plainTargetNumber : targetNumberOf(strength);
  e.levels = rollPool(fight.random, dice, targetNumber);
  e.levels = Math.max(0, e.levels - e.target.spec.absorption);
  applyStandingReduction(fight, e);
  counterDamage(fight, e);
  takeAttackLevels(fight, e.attacker, e.target, e);
}

/** CTR-25: brawl [strength] against brawl [strength]. */
function grapple(fight: Fight, e: Exchange): void {
  if (!winsOpposed(fight.random, grappleSide(e.attacker), grappleSide(e.target))) return;
  e.attacker.holding = e.target;
  e.target.heldBy = e.attacker;
}

/**
 * Gives what a unit rolls in a grapple: brawl [strength].
 *
 * @rule CTR-25
 * @param unit the unit
 * @returns dice and attribute
 */
export function grappleSide(unit: Fighter): { dice: number; attribute: number } {
  return { dice: rankOf(unit, 'brawl'), attribute: unit.spec.attributes.strength };
}

/** What Bull Rush and Head Butt do on a hit, once the target has taken its damage. */
function applyEffectsOfHit(fight: Fight, e: Exchange): void {
  if (e.attack.name === 'Bull Rush' && e.target.state === 'active') {
    const mine = e.attacker.spec.attributes.strength;
    const theirs = e.target.spec.attributes.strength;
    const wins = winsOpposed(fight.random, { dice: mine, attribute: mine }, { dice: theirs, attribute: theirs });
    const loser = wins ? e.target : e.attacker;
    loser.prone = true;
  }
  if (e.attack.name === 'Head Butt') takeOwnHeadButt(fight, e.attacker);
}

/** CTR-19: the target's Interrupt, then the attacker's offensive counter. */
function resolveCounters(fight: Fight, e: Exchange): void {
  let hasDefended = false;
  const { attacker, target } = e;
  if (e.interrupt !== null) {
    if (target.state === 'active' && !target.stunned && attacker.state === 'active') {
      hasDefended = resolveAttack(fight, target, attacker, e.interrupt);
    }
  }
  if (hasDefended) return;
  if (fight.current !== attacker) return; // Offensive counters only on one's own turn.
  if (target.state !== 'active') return;
  const counter = chooseCounter(fight, attacker, 'offensive', e);
  if (counter === null) return;
  spendCounter(fight, attacker, counter.name);
  if (counter.attack !== null) resolveAttack(fight, attacker, target, counter.attack);
  else attacker.openingOn = target;
}
