import type { z } from 'zod';
import type { RuleParameter } from '../engine/core/rule-parameter.ts';
import type { Alternatives } from './battle/inherit-unit.ts';
import type { Fault } from './data/fault.ts';
import type { MetricNames } from './gates/read-metric.ts';
import type { ResolvedScenario } from './head/resolve-head.ts';

/** How scenarios of one system and kind are read. Each takes data of whatever shape but `resolve` and `warn`. */
export interface ScenarioForm {
  readonly system: string;
  readonly kind: string;
  readonly parameters: readonly RuleParameter[];
  /** Makes its schema, which takes its time: `schemaOf` makes it once, when a scenario of the form is read. */
  makeSchema(): z.ZodType;
  /** Pairs of keys that say the same thing, each by the other. */
  readonly alternatives: Alternatives;
  /** What is wrong beyond the schema. */
  check(data: unknown): readonly Fault[];
  /** What it counts, for its gates. */
  metrics(data: unknown): MetricNames;
  /** @param data without any fault */
  resolve(data: unknown): ResolvedScenario;
  /**
   * What is valid but hardly meant.
   *
   * @param data without any fault
   */
  warn(data: unknown, resolved: ResolvedScenario): readonly Fault[];
}
