import type { Rules } from '../../core/rule-parameter.ts';
import { type DiceFormula, fixedFormula, parseDiceFormula, repeatFormula } from './dice-formula.ts';
import type { Ability, Target10Unit } from './scenario.ts';
import { compileTactics, type Tactic } from './tactic.ts';
import { abilityModifier } from './test-value.ts';
import { compileWeapons, type Weapon } from './weapon.ts';

/** What a roster unit is, whatever becomes of it: numbers of the scenario with those of the rules worked in. */
export interface Kind {
  readonly start: number;
  readonly hitPoints: DiceFormula;
  readonly luck: number;
  /** Modifier on the order of play (T10-13). */
  readonly dexterity: number;
  readonly hitDice: number;
  readonly strength: number;
  readonly armor: number;
  /** FIGHT and SHOOT without a weapon, DEFENSE (T10-14). */
  readonly fight: number;
  readonly shoot: number;
  readonly defense: number;
  /** What a charge adds to FIGHT and to DEFENSE (T10-19), what defending adds to DEFENSE (T10-24). */
  readonly chargeFight: number;
  readonly chargeDefense: number;
  readonly defend: number;
  /** Test value of a negotiation, for either part in it (T10-28). */
  readonly negotiation: number;
  /** Paces of a charge and of a flight. */
  readonly chargePaces: number;
  readonly fleePaces: number;
  /** In the order of the unit's list, bare hands last. */
  readonly weapons: readonly Weapon[];
  readonly bareHands: Weapon;
  /** The default tactic last. */
  readonly tactics: readonly Tactic[];
  /** Whether an entry of its tactics has conditions. */
  readonly isConditional: boolean;
  /** Whether it always goes by its first entry, which looks at nothing but the nearest enemy and its distance. */
  readonly isByNearest: boolean;
}

/**
 * Compiles what a unit is.
 *
 * @param start place of its side, where it names none
 */
export function compileKind(unit: Target10Unit, start: number, rules: Rules): Kind {
  const { hitDice, armor } = unit;
  const strength = modifierOf(unit, 'strength', rules);
  const dexterity = modifierOf(unit, 'dexterity', rules);
  const speed = unit.speed ?? rules.integer('speed');
  const damage = { damage: rules.text('damage.dice'), least: rules.integer('damage.least') };
  const [first] = unit.tactics;
  const weapons = compileWeapons(unit, { ...damage, strength, dexterity });
  return {
    start: unit.at ?? start,
    hitPoints: hitPointsOf(unit, rules),
    luck: unit.luck,
    dexterity,
    ...{ hitDice, strength, armor },
    fight: hitDice + strength,
    shoot: hitDice + dexterity,
    defense: hitDice + dexterity + armor,
    chargeFight: Math.max(0, strength) * (rules.integer('charge.strengthTimes') - 1),
    chargeDefense: dexterity > 0 ? -dexterity : 0,
    defend: Math.max(dexterity, rules.integer('defend.least')),
    negotiation: unit.negotiation + modifierOf(unit, 'charisma', rules),
    chargePaces: speed * rules.integer('movement.charge'),
    fleePaces: speed * rules.integer('movement.flee'),
    weapons,
    bareHands: weapons.at(-1)!,
    tactics: compileTactics(unit),
    isConditional: unit.tactics.some((entry) => entry.if !== undefined),
    isByNearest: first?.if === undefined && (first?.target ?? 'nearest') === 'nearest',
  };
}

/**
 * Modifier of a unit's ability: the one given directly, or that of its score.
 *
 * @rule T10-1
 */
export function modifierOf(unit: Target10Unit, ability: Ability, rules: Rules): number {
  return unit.modifiers[ability] ?? abilityModifier(unit.abilities[ability], rules);
}

/**
 * Dice of a unit's hit points.
 *
 * @rule T10-2
 */
export function hitPointsOf({ hitDice, hitPoints }: Target10Unit, rules: Rules): DiceFormula {
  if (typeof hitPoints === 'number') return fixedFormula(hitPoints);
  if (hitPoints !== undefined) return parseDiceFormula(hitPoints) as DiceFormula;
  return repeatFormula(parseDiceFormula(rules.text('hitPoints.perHitDie')) as DiceFormula, hitDice);
}
