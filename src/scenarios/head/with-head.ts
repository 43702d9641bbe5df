import type { RuleParameter } from '../../engine/core/rule-parameter.ts';
import { resolveHead } from './resolve-head.ts';

/**
 * The resolved head of a scenario with what its kind adds, the gates last.
 *
 * @param data without any fault
 */
export function withHead<Scenario>(data: unknown, parameters: readonly RuleParameter[], own: object): Scenario {
  const { expect, ...head } = resolveHead(data as object, parameters);
  return { ...head, ...own, ...(expect === undefined ? {} : { expect }) } as Scenario;
}
