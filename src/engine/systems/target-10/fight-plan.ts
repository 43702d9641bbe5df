import { type BattlePlan, compileBattlePlan, expandRoster } from '../../battle/battle-plan.ts';
import { Rules } from '../../core/rule-parameter.ts';
import { type DiceFormula, parseDiceFormula } from './dice-formula.ts';
import { compileKind, type Kind } from './kind.ts';
import { isLuckInsteadOfRoll } from './luck-points.ts';
import { PARAMETERS } from './parameters.ts';
import type { Target10Battle } from './scenario.ts';
import { compileStretches, type Stretches } from './terrain.ts';
import { within } from './within.ts';

/** When a luck point is spent on an opponent's success (T10-29). */
const LUCK_NEVER = 0;
export const LUCK_COULD_DROP = 1;
export const LUCK_ANY_HIT = 2;

/** Numbers of the rules that do not belong to a unit, by their parameters' names. */
export interface FightRules {
  readonly testTargetNumber: number;
  readonly bonusLimit: number;
  readonly isLuckInsteadOfRoll: boolean;
  readonly reach: number;
  readonly orderDie: number;
  readonly targetNumber: number;
  readonly damageLeast: number;
  /** Fewest hit points with which a unit is not dead. */
  readonly aliveFrom: number;
  readonly advancePaces: number;
  readonly withdrawPaces: number;
  readonly pushPaces: number;
  readonly proneModifier: number;
  readonly heldModifier: number;
  readonly sleepTurns: DiceFormula;
  readonly roundsPerTurn: number;
  readonly wakesWith: number;
  readonly flight: DiceFormula;
  /** `LUCK_NEVER` and its like. */
  readonly combatLuck: number;
  /** Held within the limit of situational modifiers. */
  readonly highGroundBonus: number;
  readonly pitDamage: DiceFormula;
}

/** A Target 10 battle as integers: rules, terrain, and what each row is. Immutable. */
export interface FightPlan {
  readonly battle: BattlePlan;
  readonly rules: FightRules;
  readonly highGround: Stretches;
  readonly pits: Stretches;
  /** By row. */
  readonly kinds: readonly Kind[];
}

/**
 * Compiles a resolved Target 10 battle.
 *
 * @rule T10-11
 */
export function compileFight(scenario: Target10Battle): FightPlan {
  const rules = new Rules(PARAMETERS, scenario.rules);
  const starts = [0, rules.integer('field.distance')];
  const kinds = Object.values(scenario.sides).flatMap((side, i) =>
    expandRoster(side.units).map(({ entry }) => compileKind(entry, starts[i]!, rules)),
  );
  return {
    battle: compileBattlePlan(scenario, rules.integer('maxRounds')),
    rules: compileRules(rules),
    highGround: compileStretches(scenario.terrain, 'high-ground'),
    pits: compileStretches(scenario.terrain, 'pit'),
    kinds,
  };
}

function compileRules(rules: Rules): FightRules {
  const formula = (path: string) => parseDiceFormula(rules.text(path)) as DiceFormula;
  const combatLuck: Record<string, number> = { 'could-drop': LUCK_COULD_DROP, 'any-hit': LUCK_ANY_HIT };
  return {
    testTargetNumber: rules.integer('test.targetNumber'),
    bonusLimit: rules.integer('bonusLimit'),
    isLuckInsteadOfRoll: isLuckInsteadOfRoll(rules),
    reach: rules.integer('field.reach'),
    orderDie: rules.integer('order.die'),
    targetNumber: rules.integer('combat.targetNumber'),
    damageLeast: rules.integer('damage.least'),
    aliveFrom: rules.text('combat.atZero') === 'dead' ? 1 : 0,
    advancePaces: rules.integer('movement.advance'),
    withdrawPaces: rules.integer('movement.withdraw'),
    pushPaces: rules.integer('movement.push'),
    proneModifier: rules.integer('prone.modifier'),
    heldModifier: rules.integer('held.modifier'),
    sleepTurns: formula('subdue.turns'),
    roundsPerTurn: rules.integer('combat.roundsPerTurn'),
    wakesWith: rules.integer('subdue.wakesWith'),
    flight: formula('disarm.flight'),
    combatLuck: combatLuck[rules.text('luck.combat')] ?? LUCK_NEVER,
    highGroundBonus: within(rules.integer('terrain.high-ground.bonus'), rules.integer('combat.situationalLimit')),
    pitDamage: formula('terrain.pit.damage'),
  };
}
