import type { Rules } from '../../core/rule-parameter.ts';
import type { CounterLists } from './counter.ts';
import type { CountersUnit } from './scenario.ts';
import type { Tactic } from './tactic.ts';
import type { TargetNumbers } from './target-numbers.ts';

/** The skill of grapples (CTR-25). */
const GRAPPLE_SKILL = 'brawl';

/** What a roster unit is, as integers; its attacks and counters themselves are in the plan. Immutable. */
export interface Kind {
  /** Inches. */
  readonly start: number;
  readonly speed: number;
  /** Dexterity and highest combat skill (CTR-8). */
  readonly initiative: number;
  readonly constitution: number;
  readonly constitutionTargetNumber: number;
  /** Levels (CTR-23). */
  readonly capacity: number;
  readonly penetrationResistance: number;
  readonly absorption: number;
  readonly strength: number;
  readonly strengthTargetNumber: number;
  /** Dice of a grapple; target number by strength (CTR-25). */
  readonly grapple: number;
  readonly lists: KindLists;
}

/** What a roster unit may do, each list in its order of preference. */
export interface KindLists {
  /** Indices of the plan's attacks: the basic ones of its list. */
  readonly attacks: readonly number[];
  readonly counters: CounterLists;
  /** The last is the default tactic. */
  readonly tactics: readonly Tactic[];
}

/** What the kinds of a battle are compiled by. */
export interface KindRules {
  readonly rules: Rules;
  readonly targetNumbers: TargetNumbers;
  /** Skills that count for initiative. */
  readonly combatSkills: ReadonlySet<string>;
}

/**
 * Compiles a roster unit.
 *
 * @param start inches along the line
 * @rule CTR-1, CTR-7, CTR-8, CTR-23
 */
export function compileKind(
  unit: CountersUnit,
  start: number,
  lists: KindLists,
  { rules, targetNumbers, combatSkills }: KindRules,
): Kind {
  const { armor, attributes, skills } = unit;
  const { constitution, dexterity, strength } = attributes;
  return {
    start,
    speed: unit.speed ?? rules.integer('field.speed'),
    initiative: dexterity + Math.max(0, ...[...combatSkills].map((skill) => skills[skill] ?? 0)),
    constitution,
    constitutionTargetNumber: targetNumbers.byAttribute(constitution),
    capacity: rules.integer('health.base') + constitution,
    penetrationResistance: armor.penetrationResistance,
    absorption: armor.absorption,
    strength,
    strengthTargetNumber: targetNumbers.byAttribute(strength),
    grapple: skills[GRAPPLE_SKILL] ?? 0,
    lists,
  };
}
