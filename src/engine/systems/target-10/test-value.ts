import type { Rules } from '../../core/rule-parameter.ts';
import { LEAST_SCORE } from './parameters.ts';
import type { TestSkills } from './test-scenario.ts';

/**
 * Modifier of an ability score.
 *
 * @param score 3 to 18
 * @rule T10-1
 */
export function abilityModifier(score: number, rules: Rules): number {
  return rules.list('abilityModifiers')[score - LEAST_SCORE]!;
}

/**
 * A character's test value.
 *
 * @rule T10-5
 */
export function testValue({ ability, modifier, skill, situational }: TestSkills, rules: Rules): number {
  return (modifier ?? abilityModifier(ability!, rules)) + skill + situational;
}
