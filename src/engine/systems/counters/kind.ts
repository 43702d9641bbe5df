import type { Rules } from '../../core/rule-parameter.ts';
import type { SuccessTable } from '../../core/success-table.ts';
import type { Attack } from './attack.ts';
import type { CounterLists } from './counter.ts';
import type { CountersUnit } from './scenario.ts';
import type { Tactic } from './tactic.ts';
import type { TargetNumbers } from './target-numbers.ts';

/** The skill of grapples (CTR-25). */
const GRAPPLE_SKILL = 'brawl';

/** What a roster unit is, as integers, and what it may do. Immutable. */
export interface Kind extends KindLists {
  /** Inches. */
  readonly start: number;
  readonly speed: number;
  /** Dexterity and highest combat skill (CTR-8). */
  readonly initiative: number;
  readonly constitution: number;
  /** Of its checks: the target number, and successes against it (CTR-2, CTR-3). */
  readonly constitutionTargetNumber: number;
  readonly ofConstitution: SuccessTable;
  /** Levels (CTR-23). */
  readonly capacity: number;
  readonly penetrationResistance: number;
  readonly absorption: number;
  readonly strength: number;
  readonly strengthTargetNumber: number;
  readonly ofStrength: SuccessTable;
  /** Dice of a grapple; target number by strength (CTR-25). */
  readonly grapple: number;
}

/** What a roster unit may do, each list in its order of preference. */
export interface KindLists {
  /** The basic attacks of its list. */
  readonly attacks: readonly Attack[];
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
  const constitutionTargetNumber = targetNumbers.byAttribute(constitution);
  const strengthTargetNumber = targetNumbers.byAttribute(strength);
  return {
    ...lists,
    start,
    speed: speedOf(unit, rules),
    initiative: dexterity + Math.max(0, ...[...combatSkills].map((skill) => skills[skill] ?? 0)),
    constitution,
    constitutionTargetNumber,
    ofConstitution: targetNumbers.table(constitutionTargetNumber),
    capacity: capacityOf(unit, rules),
    penetrationResistance: armor.penetrationResistance,
    absorption: armor.absorption,
    strength,
    strengthTargetNumber,
    ofStrength: targetNumbers.table(strengthTargetNumber),
    grapple: skills[GRAPPLE_SKILL] ?? 0,
  };
}

/** Levels (CTR-23). */
export function capacityOf({ attributes }: CountersUnit, rules: Rules): number {
  return rules.integer('health.base') + attributes.constitution;
}

/** Inches. */
export function speedOf({ speed }: CountersUnit, rules: Rules): number {
  return speed ?? rules.integer('field.speed');
}
