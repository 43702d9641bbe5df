import { successesOfFace, targetNumberOf } from './dice.ts';

/** Probabilities of 0, 1, 2, …; they add up to 1. */
export type Distribution = number[];

/** A defensive counter on the damage, and the `if` it has in the unit's list. */
export interface DamageCounter {
  name: 'Block' | 'Defensive Crouch' | 'Street Tough' | 'Grit';
  /** Of the defender; of Block only. */
  brawl?: number;
  /** Of the defender; of Block only. */
  strength?: number;
  condition?: { damageAtLeast?: number; successesAtLeast?: number };
}

/** One attack and all that bears on the levels it does. Health conditions are the caller's. */
export interface ExactAttack {
  skill: number;
  accuracy: number;
  /** Bonuses less penalties on the attack roll: Opening, prone. */
  extraDice: number;
  /** Of the attacker. */
  dexterity: number;
  damageDice: number;
  /** Bonuses on the damage dice: Opening. */
  extraDamageDice: number;
  /** The attacker's attribute in brackets, or null for a plain target number. */
  damageAttribute: number | null;
  /** CTR-2: 7 unless the scenario changes `check.targetNumber`. */
  plainTargetNumber: number;
  lethal: boolean;
  ranged: boolean;
  weapon: 'none' | 'non-lethal' | 'lethal';
  penetrationResistance: number;
  absorption: number;
  /** Of the defender: CTR-18. */
  constitution: number;
  /** The persistent counter that stands, if any; with a standing Block give Block as `damage`. */
  standing: 'Defensive Crouch' | 'Street Tough' | null;
  /** Dodge, and the dexterity of the defender who uses it. */
  dodge: { dexterity: number } | null;
  sideStep: { dexterity: number; condition?: { successesAtLeast?: number } } | null;
  damageCounter: DamageCounter | null;
}

/** What one attack does. */
export interface ExactOutcome {
  /** By levels taken, 0 where it misses or all is taken off; adds up to 1. */
  levels: Distribution;
  /** The part of `levels`, from 1 up, that is taken as lethal. */
  lethalLevels: Distribution;
  /** The part of `levels`, from 1 up, that is taken as non-lethal. */
  nonLethalLevels: Distribution;
  /** Probability that a success is left. */
  hitProb: number;
  /** Probability that each counter is used. */
  usedProb: { dodge: number; sideStep: number; damageCounter: number };
}

/**
 * Gives the distribution of the successes of a pool, by adding one die after another.
 *
 * @rule CTR-3
 * @param dice number of d10, may be 0 or less
 * @param targetNumber 2 to 10
 * @returns by successes, 0 to twice the dice
 */
export function poolDistribution(dice: number, targetNumber: number): Distribution {
  let sum: Distribution = [1];
  for (let die = 0; die < dice; die += 1) {
    const next: Distribution = new Array<number>(sum.length + 2).fill(0);
    sum.forEach((prob, successes) => {
      for (let face = 1; face <= 10; face += 1) {
        add(next, successes + successesOfFace(face, targetNumber), prob / 10);
      }
    });
    sum = next;
  }
  return sum;
}

/**
 * Gives the chances of an opposed check.
 *
 * @rule CTR-5
 * @param first successes of one
 * @param second successes of the other
 * @returns probabilities that the first wins, the second wins, neither does
 */
export function opposedCheck(
  first: Distribution,
  second: Distribution,
): { first: number; second: number; tie: number } {
  const result = { first: 0, second: 0, tie: 0 };
  first.forEach((p, a) => {
    second.forEach((q, b) => {
      if (a > b) result.first += p * q;
      else if (a < b) result.second += p * q;
      else result.tie += p * q;
    });
  });
  return result;
}

/**
 * Gives the distribution of the result of a coordination; it may be 0 or less.
 *
 * @rule CTR-6
 * @param checks the successes of each member's check, at least one member
 * @returns probability by result
 */
export function coordinationDistribution(checks: Distribution[]): Map<number, number> {
  const results = new Map<number, number>();
  function go(rolled: number[], prob: number): void {
    const check = checks[rolled.length];
    if (check === undefined) {
      const result = coordinate(rolled);
      results.set(result, (results.get(result) ?? 0) + prob);
      return;
    }
    check.forEach((p, successes) => {
      if (p > 0) go([...rolled, successes], prob * p);
    });
  }
  go([], 1);
  return results;
}

/** The primary check, one more for each further check with a success, one less for each without. */
function coordinate(rolled: number[]): number {
  const [primary, ...further] = [...rolled].sort((a, b) => b - a);
  let result = primary ?? 0;
  for (const successes of further) result += successes >= 1 ? 1 : -1;
  return result;
}

/**
 * Gives the exact distribution of the levels that one attack does, stun and K.O. left aside.
 *
 * @rule CTR-12, CTR-13, CTR-14, CTR-15, CTR-16, CTR-17, CTR-18, CTR-21
 * @param attack all that bears on it
 * @returns probabilities
 */
export function attackOutcome(attack: ExactAttack): ExactOutcome {
  const outcome: ExactOutcome = {
    levels: [0],
    lethalLevels: [0],
    nonLethalLevels: [0],
    hitProb: 0,
    usedProb: { dodge: attack.dodge === null ? 0 : 1, sideStep: 0, damageCounter: 0 },
  };
  const lost = attack.dodge === null ? 0 : Math.ceil(attack.dodge.dexterity / 2);
  const dice = attack.skill + attack.accuracy + attack.extraDice - lost;
  poolDistribution(dice, targetNumberOf(attack.dexterity)).forEach((prob, successes) => {
    const step = attack.dodge === null ? attack.sideStep : null;
    const needed = Math.max(1, step?.condition?.successesAtLeast ?? 1);
    if (step === null || step.dexterity < 1 || successes < needed) {
      const isCountered = attack.dodge !== null;
      addDamage(outcome, attack, { successes, left: successes, isCountered }, prob);
      return;
    }
    outcome.usedProb.sideStep += prob;
    const removal = poolDistribution(step.dexterity, targetNumberOf(step.dexterity));
    removal.forEach((q, removed) => {
      const left = Math.max(0, successes - removed);
      addDamage(outcome, attack, { successes, left, isCountered: true }, prob * q);
    });
  });
  return outcome;
}

/** CTR-15 and CTR-16, for one number of successes left. */
function addDamage(
  outcome: ExactOutcome,
  attack: ExactAttack,
  roll: { successes: number; left: number; isCountered: boolean },
  prob: number,
): void {
  if (roll.left < 1) {
    add(outcome.levels, 0, prob);
    return;
  }
  outcome.hitProb += prob;
  const dice = attack.damageDice + roll.left + attack.extraDamageDice;
  const isLethal = attack.lethal && dice > attack.penetrationResistance;
  const targetNumber =
    attack.damageAttribute === null ? attack.plainTargetNumber : targetNumberOf(attack.damageAttribute);
  poolDistribution(dice, targetNumber).forEach((p, rolled) => {
    let levels = Math.max(0, rolled - attack.absorption);
    levels = Math.max(0, levels - standingReduction(attack, isLethal));
    addCountered(outcome, attack, { ...roll, levels, isLethal }, prob * p);
  });
}

/** CTR-11: Defensive Crouch on melee and on non-lethal attacks, Street Tough on non-lethal ones. */
function standingReduction(attack: ExactAttack, isLethal: boolean): number {
  if (attack.standing === 'Defensive Crouch') return attack.ranged && isLethal ? 0 : 2;
  if (attack.standing === 'Street Tough') return isLethal ? 0 : 1;
  return 0;
}

/** CTR-17, for one number of levels left. */
function addCountered(
  outcome: ExactOutcome,
  attack: ExactAttack,
  state: { successes: number; isCountered: boolean; levels: number; isLethal: boolean },
  prob: number,
): void {
  const { levels, isLethal } = state;
  const counter = attack.damageCounter;
  if (counter === null || state.isCountered || levels < 1 || !isUsed(attack, counter, state)) {
    addLevels(outcome, attack, levels, isLethal, prob);
    return;
  }
  outcome.usedProb.damageCounter += prob;
  switch (counter.name) {
    case 'Block': {
      const block = poolDistribution(blockDice(attack, counter), targetNumberOf(counter.strength ?? 0));
      block.forEach((p, off) => addLevels(outcome, attack, levels - off, isLethal, prob * p));
      return;
    }
    case 'Defensive Crouch':
      addLevels(outcome, attack, levels - 2, isLethal, prob);
      return;
    case 'Street Tough':
      addLevels(outcome, attack, levels - 1, false, prob);
      return;
    case 'Grit':
      addLevels(outcome, attack, levels - 3, isLethal, prob);
  }
}

function isUsed(attack: ExactAttack, counter: DamageCounter, state: { successes: number; levels: number }): boolean {
  const isMeleeOnly = counter.name === 'Block' || counter.name === 'Defensive Crouch';
  if (isMeleeOnly && attack.ranged) return false;
  if (counter.name === 'Block' && blockDice(attack, counter) < 1) return false;
  if (state.levels < (counter.condition?.damageAtLeast ?? 0)) return false;
  return state.successes >= (counter.condition?.successesAtLeast ?? 0);
}

function blockDice(attack: ExactAttack, counter: DamageCounter): number {
  const penalty = { none: 0, 'non-lethal': 1, lethal: 2 }[attack.weapon];
  return (counter.brawl ?? 0) - penalty;
}

/** CTR-18: non-lethal levels beyond constitution become lethal, all of them. */
function addLevels(outcome: ExactOutcome, attack: ExactAttack, left: number, isLethal: boolean, prob: number): void {
  const levels = Math.max(0, left);
  add(outcome.levels, levels, prob);
  if (levels === 0) return;
  const becomesLethal = isLethal || levels > attack.constitution;
  add(becomesLethal ? outcome.lethalLevels : outcome.nonLethalLevels, levels, prob);
}

function add(distribution: Distribution, at: number, prob: number): void {
  while (distribution.length <= at) distribution.push(0);
  distribution[at] = (distribution[at] ?? 0) + prob;
}
