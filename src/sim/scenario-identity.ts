import type { ScenarioHead } from '../engine/core/rules-system.ts';
import { systemOf } from '../engine/registry.ts';

/** What a result is about. */
export interface ScenarioIdentity {
  readonly name: string;
  readonly system: string;
  /** Of the rules: figures of other versions are others. */
  readonly rulesVersion: number;
  readonly kind: string;
  readonly hash: string;
}

/** What results of a scenario are about. */
export function identityOf(given: { readonly scenario: ScenarioHead; readonly hash: string }): ScenarioIdentity {
  const { name, system, kind } = given.scenario;
  return { name, system, rulesVersion: systemOf(system).version, kind, hash: given.hash };
}
