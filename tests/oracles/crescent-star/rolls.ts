import { modifierOf, type RuleParameters } from './rule-parameters.ts';
import type { Random, Rating, SkillName, Template } from './types.ts';

/** CS-1: the dice of every roll. */
const LARGE_DIE = 10;
const SMALL_DIE = 4;

/** One die, 1 to `sides`. */
export function rollDie(random: Random, sides: number): number {
  return Math.floor(random() * sides) + 1;
}

/**
 * One open-ended die: a maximum is rolled again and added, without limit.
 *
 * @rule CS-1
 */
export function rollOpenEnded(random: Random, sides: number): number {
  if (sides < 2) throw new Error(`an open-ended die of ${sides} sides never ends`);
  let total = 0;
  for (;;) {
    const face = rollDie(random, sides);
    total += face;
    if (face !== sides) return total;
  }
}

/**
 * The total of a roll: d10 + d4 + value, both dice open-ended.
 *
 * @rule CS-1
 */
export function rollTotal(random: Random, value: number): number {
  return rollOpenEnded(random, LARGE_DIE) + rollOpenEnded(random, SMALL_DIE) + value;
}

/**
 * Successes of a total against a target number, without automatic ones.
 *
 * @rule CS-3 (34 against 15 is three)
 */
export function countSuccesses(total: number, targetNumber: number, successStep: number): number {
  if (total < targetNumber) return 0;
  return 1 + Math.floor((total - targetNumber) / successStep);
}

/**
 * How much a unit may add after a roll with a skill.
 *
 * @rule CS-6 (up to the push of the attribute's rating, and never more than its modifier)
 */
export function pushOf(rules: RuleParameters, template: Template, skill: SkillName): number {
  if (!rules.push.enabled) return 0;
  const rating = template.attributes[rules.push.attribute[skill]];
  const amount = rules.push.amounts[rating - 1] ?? 0;
  return Math.max(0, Math.min(amount, modifierOf(rules, rating)));
}

/**
 * Successes of a total, with the push used where it reaches the next success.
 *
 * @rule CS-3, CS-6
 */
export function countWithPush(total: number, push: number, targetNumber: number, successStep: number): number {
  const plain = countSuccesses(total, targetNumber, successStep);
  const pushed = countSuccesses(total + push, targetNumber, successStep);
  return pushed > plain ? plain + 1 : plain;
}

/**
 * Folds a target number.
 *
 * @rule CS-26 (22 becomes 15 with one negative success; 32 becomes 18 with two)
 * @returns the target number left and the negative successes it costs
 */
export function fold(rules: RuleParameters, targetNumber: number): { targetNumber: number; negative: number } {
  let left = targetNumber;
  let negative = 0;
  while (rules.fold.enabled && left > rules.fold.above) {
    left -= rules.successStep;
    negative += 1;
  }
  return { targetNumber: left, negative };
}

/**
 * Rolls a skill against a number: rolled + automatic − folds − wounds, no stones yet, not cut at 0.
 *
 * @rule CS-4, CS-26
 */
export function rollAgainstNumber(
  random: Random,
  rules: RuleParameters,
  skill: { rating: Rating; push: number; wounds: number },
  targetNumber: number,
): number {
  const folded = fold(rules, targetNumber);
  const total = rollTotal(random, skill.rating.value);
  const rolled = countWithPush(total, skill.push, folded.targetNumber, rules.successStep);
  return rolled + skill.rating.auto - folded.negative - skill.wounds;
}

/**
 * Rolls a contest: the actor's net successes after cancelling, without stones.
 *
 * @rule CS-8
 */
export function rollContest(
  random: Random,
  rules: RuleParameters,
  actor: { rating: Rating; push: number; wounds: number },
  opponent: { rating: Rating; push: number; wounds: number },
): number {
  const actorTotal = rollTotal(random, actor.rating.value);
  const opponentTotal = rollTotal(random, opponent.rating.value);
  let actorRolled = 0;
  let opponentRolled = 0;
  if (actorTotal > opponentTotal) {
    actorRolled = countWithPush(actorTotal, actor.push, opponentTotal, rules.successStep);
  } else if (opponentTotal > actorTotal) {
    opponentRolled = countWithPush(opponentTotal, opponent.push, actorTotal, rules.successStep);
  } else if (rules.contest.tie === 'actor') {
    actorRolled = countWithPush(actorTotal, actor.push, opponentTotal, rules.successStep);
  }
  const actorSum = actorRolled + actor.rating.auto - actor.wounds;
  const opponentSum = opponentRolled + opponent.rating.auto - opponent.wounds;
  return actorSum - opponentSum;
}
