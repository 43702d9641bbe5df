import type { Rules } from '../../core/rule-parameter.ts';

/**
 * Modifier of an attribute's rating.
 *
 * @param rating 1 to 7
 * @rule CS-5
 */
export function modifierOf(rating: number, rules: Rules): number {
  return rules.list('attributeModifiers')[rating - 1]!;
}

/**
 * Most that a roll may be pushed by an attribute: no more than its modifier.
 *
 * @param rating 1 to 7
 * @rule CS-6
 */
export function pushOf(rating: number, rules: Rules): number {
  if (!rules.flag('push.enabled')) return 0;
  return Math.max(0, Math.min(rules.list('push.most')[rating - 1]!, modifierOf(rating, rules)));
}
