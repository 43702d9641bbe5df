import type { Duel, Duelist } from './duel-chain.ts';
import type { Dice } from './random-dice.ts';
import { readBattle } from './read-scenario.ts';
import { RUN_TIMES_SPEED } from './rule-parameters.ts';
import type { BattlePlan, UnitPlan } from './types.ts';

/** The exact distribution of dice totals from 0 up. */
function diceProbs(dice: Dice): number[] {
  let probs = new Map<number, number>([[dice.constant, 1]]);
  for (const term of dice.terms) {
    for (let i = 0; i < term.count; i += 1) {
      const next = new Map<number, number>();
      for (const [total, prob] of probs) {
        for (let face = 1; face <= term.sides; face += 1) {
          const sum = total + term.sign * face;
          next.set(sum, (next.get(sum) ?? 0) + prob / term.sides);
        }
      }
      probs = next;
    }
  }
  if (Math.min(...probs.keys()) < 0) throw new Error('damage below 0: not for the chain');
  return Array.from({ length: Math.max(...probs.keys()) + 1 }, (_, total) => probs.get(total) ?? 0);
}

function readDuelist(plan: BattlePlan, unit: UnitPlan, gapPaces: number): Duelist {
  if (unit.hitPoints.terms.length > 0) throw new Error(`${unit.name}: the chain needs fixed hit points`);
  if (unit.tactics.length > 0) throw new Error(`${unit.name}: the chain knows the default tactic only`);
  const weapon = unit.weapons.find((w) => w.kind === 'melee') ?? unit.weapons[0];
  const charges = gapPaces > plan.rules.reachPaces;
  if (charges && unit.weapons.some((w) => w.kind === 'ranged')) throw new Error('beyond reach with a gun: no chain');
  if (gapPaces - plan.rules.reachPaces > RUN_TIMES_SPEED * unit.speedPaces) throw new Error('too far to charge home');
  const shoots = weapon?.kind === 'ranged';
  return {
    name: unit.name,
    hitPoints: unit.hitPoints.constant,
    attackValue: unit.hitDice + (shoots ? unit.dexterity : unit.strength) + (weapon?.bonus ?? 0),
    defenseValue: unit.hitDice + unit.dexterity + unit.armor,
    strengthModifier: unit.strength,
    dexterityModifier: unit.dexterity,
    shoots,
    damageDiceProb: diceProbs(weapon?.damage ?? plan.rules.damageDice),
    luckPoints: unit.luck,
    charges,
  };
}

/**
 * Reads a scenario as a duel for the exact chain. Beyond reach both charge in round 1, whoever acts first.
 * @throws Error where the scenario is more than the chain knows
 */
export function readDuel(scenario: unknown): Duel {
  const plan = readBattle(scenario);
  const [one, two] = plan.sides;
  const [first, second] = [one.roster[0], two.roster[0]];
  if (first === undefined || second === undefined || one.roster.length + two.roster.length !== 2) {
    throw new Error('the chain is for one against one');
  }
  if (one.waves !== 1 || two.waves !== 1 || plan.terrain.length > 0) throw new Error('no waves, no terrain');
  const gapPaces = Math.abs(first.place - second.place);
  return {
    a: readDuelist(plan, first, gapPaces),
    b: readDuelist(plan, second, gapPaces),
    targetNumber: plan.rules.combatTargetNumber,
    bonusLimit: plan.rules.bonusLimit,
    luckCombat: plan.rules.luckCombat,
    atZero: plan.rules.atZero,
    maxRounds: plan.rules.maxRounds,
  };
}
