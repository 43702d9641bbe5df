import type { Rules } from '../../core/rule-parameter.ts';
import { modifierOf, pushOf } from './push.ts';
import { parseRating, type Rating } from './rating.ts';
import type { ArmoryEntry, Attribute, CrescentStarUnit, Skill } from './scenario.ts';
import { compileTactics, type Tactic } from './tactic.ts';
import { compileWeapons, type Weapon } from './weapon.ts';

/** A rating, and how far a roll on it may be pushed (CS-2, CS-6). */
export interface PushedRating extends Rating {
  readonly push: number;
}

/** What a roster unit is, as integers. Immutable. */
export interface Kind {
  readonly shoot: PushedRating;
  readonly melee: PushedRating;
  /** The better of parry and dodge (CS-17). */
  readonly guard: PushedRating;
  /** Which of the two that is. */
  readonly guardSkill: Skill;
  readonly resist: PushedRating;
  readonly startQ: number;
  readonly startR: number;
  /** Target number that the unit's size presents (CS-16). */
  readonly size: number;
  /** Wounds that kill (CS-22). */
  readonly deadly: number;
  readonly stones: number;
  /** Phases (CS-15). */
  readonly delay: number;
  readonly hastyDelay: number;
  readonly linkDelay: number;
  readonly cool: number;
  /** In order of preference. */
  readonly weapons: readonly Weapon[];
  /** The last is the default tactic. */
  readonly tactics: readonly Tactic[];
}

/**
 * Compiles a roster unit.
 *
 * @param place where it starts
 * @param firstEntry number of its first tactics entry among those of all rows
 * @param armory by name
 */
export function compileKind(
  unit: CrescentStarUnit,
  [startQ, startR]: readonly [q: number, r: number],
  firstEntry: number,
  armory: Readonly<Record<string, ArmoryEntry>>,
  rules: Rules,
): Kind {
  const modifier = (attribute: Attribute) => modifierOf(unit.attributes[attribute], rules);
  const weapons = compileWeapons(unit, armory, modifier('strength'));
  const guardSkill = betterGuard(unit, rules);
  const delay = Math.max(1, rules.integer('clock.base') - unit.effectiveness);
  return {
    shoot: ratingOf(unit, 'shoot', rules),
    melee: ratingOf(unit, 'melee', rules),
    guard: ratingOf(unit, guardSkill, rules),
    guardSkill,
    resist: ratingOf(unit, 'resist', rules),
    startQ,
    startR,
    size: rules.integer(`size.${unit.size}`),
    deadly: rules.integer('death.wounds') + modifier('resistance'),
    stones: unit.stones ?? rules.integer('stones.perPlayer'),
    delay,
    hastyDelay: Math.ceil(delay / 2),
    linkDelay: Math.max(1, Math.floor(delay * rules.number('clock.chain'))),
    cool: unit.cool,
    weapons,
    tactics: compileTactics(unit, weapons, firstEntry, rules),
  };
}

function ratingOf(unit: CrescentStarUnit, skill: Skill, rules: Rules): PushedRating {
  const { value, auto } = parseRating(unit.skills[skill]) as Rating;
  const attribute = rules.text(`push.attribute.${skill}`) as Attribute;
  return { value, auto, push: pushOf(unit.attributes[attribute], rules) };
}

/**
 * The better of a defender's two skills: an automatic success is worth a success step of value.
 *
 * @rule CS-17
 */
function betterGuard({ skills }: CrescentStarUnit, rules: Rules): Skill {
  const worth = (skill: Skill) => {
    const { value, auto } = parseRating(skills[skill]) as Rating;
    return value + auto * rules.integer('successStep');
  };
  return worth('dodge') > worth('parry') ? 'dodge' : 'parry';
}
