import { type BattlePlan, compileBattlePlan, expandRoster } from '../../battle/battle-plan.ts';
import { Rules } from '../../core/rule-parameter.ts';
import { type DiceFormula, fixedFormula, parseDiceFormula, repeatFormula } from './dice-formula.ts';
import { LEAST_SCORE, PARAMETERS } from './parameters.ts';
import type { Ability, Target10Battle, Target10Unit } from './scenario.ts';
import { compileTactics, type TacticsTable } from './tactics-table.ts';
import { compileStretches, type Stretches } from './terrain.ts';
import { compileWeapons, type WeaponTable } from './weapon-table.ts';
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

/** A Target 10 battle as integers: rules, and tables by row. Immutable. */
export interface FightPlan {
  readonly battle: BattlePlan;
  readonly rules: FightRules;
  readonly highGround: Stretches;
  readonly pits: Stretches;
  readonly start: Int32Array;
  readonly hitPoints: readonly DiceFormula[];
  readonly luck: Int32Array;
  /** Modifier on the order of play (T10-13). */
  readonly dexterity: Int32Array;
  /** FIGHT and SHOOT without a weapon, DEFENSE (T10-14). */
  readonly fight: Int32Array;
  readonly shoot: Int32Array;
  readonly defense: Int32Array;
  /** What a charge adds to FIGHT and to DEFENSE (T10-19), what defending adds to DEFENSE (T10-24). */
  readonly chargeFight: Int32Array;
  readonly chargeDefense: Int32Array;
  readonly defend: Int32Array;
  /** Test value of a negotiation, for either part in it (T10-28). */
  readonly negotiation: Int32Array;
  /** Paces of a charge and of a flight. */
  readonly chargePaces: Int32Array;
  readonly fleePaces: Int32Array;
  readonly weapons: WeaponTable;
  readonly tactics: TacticsTable;
}

/** Compiles a resolved Target 10 battle. */
export function compileFight(scenario: Target10Battle): FightPlan {
  const rules = new Rules(PARAMETERS, scenario.rules);
  const units = Object.values(scenario.sides).flatMap((side) => expandRoster(side.units).map(({ entry }) => entry));
  const ofRows = (of: (unit: Target10Unit, row: number) => number) => Int32Array.from(units, of);
  const strength = ofRows((unit) => modifierOf(unit, 'strength', rules));
  const dexterity = ofRows((unit) => modifierOf(unit, 'dexterity', rules));
  const paces = (unit: Target10Unit, move: string) =>
    (unit.speed ?? rules.number('speed')) * rules.number(`movement.${move}`);
  const damage = { damage: rules.text('damage.dice'), least: rules.number('damage.least') };
  return {
    battle: compileBattlePlan(scenario, rules.number('maxRounds')),
    rules: compileRules(rules),
    highGround: compileStretches(scenario.terrain, 'high-ground'),
    pits: compileStretches(scenario.terrain, 'pit'),
    start: compilePlaces(scenario, rules.number('field.distance')),
    hitPoints: units.map((unit) => hitPointsOf(unit, rules)),
    luck: ofRows(({ luck }) => luck),
    dexterity,
    fight: ofRows(({ hitDice }, row) => hitDice + strength[row]!),
    shoot: ofRows(({ hitDice }, row) => hitDice + dexterity[row]!),
    defense: ofRows(({ hitDice, armor }, row) => hitDice + dexterity[row]! + armor),
    chargeFight: strength.map((modifier) => Math.max(0, modifier) * (rules.number('charge.strengthTimes') - 1)),
    chargeDefense: dexterity.map((modifier) => -Math.max(0, modifier)),
    defend: dexterity.map((modifier) => Math.max(modifier, rules.number('defend.least'))),
    negotiation: ofRows((unit) => unit.negotiation + modifierOf(unit, 'charisma', rules)),
    chargePaces: ofRows((unit) => paces(unit, 'charge')),
    fleePaces: ofRows((unit) => paces(unit, 'flee')),
    weapons: compileWeapons(units, { ...damage, strength, dexterity }),
    tactics: compileTactics(units),
  };
}

function compileRules(rules: Rules): FightRules {
  const formula = (path: string) => parseDiceFormula(rules.text(path)) as DiceFormula;
  const combatLuck: Record<string, number> = { 'could-drop': LUCK_COULD_DROP, 'any-hit': LUCK_ANY_HIT };
  return {
    testTargetNumber: rules.number('test.targetNumber'),
    bonusLimit: rules.number('bonusLimit'),
    isLuckInsteadOfRoll: rules.text('luck.when') === 'instead-of-roll',
    reach: rules.number('field.reach'),
    orderDie: rules.number('order.die'),
    targetNumber: rules.number('combat.targetNumber'),
    damageLeast: rules.number('damage.least'),
    aliveFrom: rules.text('combat.atZero') === 'dead' ? 1 : 0,
    advancePaces: rules.number('movement.advance'),
    withdrawPaces: rules.number('movement.withdraw'),
    pushPaces: rules.number('movement.push'),
    proneModifier: rules.number('prone.modifier'),
    heldModifier: rules.number('held.modifier'),
    sleepTurns: formula('subdue.turns'),
    roundsPerTurn: rules.number('combat.roundsPerTurn'),
    wakesWith: rules.number('subdue.wakesWith'),
    flight: formula('disarm.flight'),
    combatLuck: combatLuck[rules.text('luck.combat')] ?? LUCK_NEVER,
    highGroundBonus: within(rules.number('terrain.high-ground.bonus'), rules.number('combat.situationalLimit')),
    pitDamage: formula('terrain.pit.damage'),
  };
}

/**
 * Modifier of a unit's ability: the one given directly, or that of its score.
 *
 * @rule T10-1
 */
export function modifierOf(unit: Target10Unit, ability: Ability, rules: Rules): number {
  return unit.modifiers[ability] ?? rules.list('abilityModifiers')[unit.abilities[ability] - LEAST_SCORE]!;
}

/** @rule T10-2 */
function hitPointsOf({ hitDice, hitPoints }: Target10Unit, rules: Rules): DiceFormula {
  if (typeof hitPoints === 'number') return fixedFormula(hitPoints);
  if (hitPoints !== undefined) return parseDiceFormula(hitPoints) as DiceFormula;
  return repeatFormula(parseDiceFormula(rules.text('hitPoints.perHitDie')) as DiceFormula, hitDice);
}

/**
 * Places as the file gives them, or those of the two sides.
 *
 * @rule T10-11
 */
function compilePlaces({ sides }: Target10Battle, distance: number): Int32Array {
  const places = Object.values(sides).flatMap((side, i) =>
    expandRoster(side.units).map(({ entry }) => entry.at ?? i * distance),
  );
  return Int32Array.from(places);
}
