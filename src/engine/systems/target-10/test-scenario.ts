import type { ScenarioHead } from '../../core/rules-system.ts';
import type { LUCK_LEVELS } from './scenario.ts';

/** Luck points, or how skilled a character is (T10-3). */
export type Luck = number | (typeof LUCK_LEVELS)[number];

/** What a test value is made of (T10-5). */
export interface TestSkills {
  /** 0 where the character does not have the skill. */
  readonly skill: number;
  /** Ability score, 3 to 18, unless `modifier` stands in its place. */
  readonly ability?: number;
  /** The ability modifier, given directly. */
  readonly modifier?: number;
  readonly situational: number;
}

/** One who tests. */
export interface Tester extends TestSkills {
  readonly luck: Luck;
}

/** The natural world, which never rolls (T10-7). */
export interface Nature {
  /** Test value, 1 to 10. */
  readonly nature: number;
}

/** A resolved check: one test (T10-4). */
export interface Target10Check extends ScenarioHead {
  readonly system: 'target-10';
  readonly kind: 'check';
  readonly actor: Tester;
  readonly against: Nature | { readonly opponent: TestSkills };
}

/** Whose failures count up to the limit (T10-9). */
export const FAILURE_COUNTS = ['together', 'each'] as const;
export type FailureCount = (typeof FAILURE_COUNTS)[number];

/** A resolved contest (T10-9). */
export interface Target10Contest extends ScenarioHead {
  readonly system: 'target-10';
  readonly kind: 'contest';
  readonly contestants: Readonly<Record<string, Tester>>;
  /** What a lone contestant tests against. */
  readonly against?: Nature;
  /** Successes that win, 1 to 3. */
  readonly successes: number;
  readonly failures?: { readonly limit: number; readonly counted: FailureCount };
}
