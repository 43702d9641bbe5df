import type { ScenarioHead } from '../../core/rules-system.ts';

/** A check of one character (CTR-4). */
export interface PoolCheck {
  /** Sets the target number, and the dice where there is no skill. */
  readonly attribute?: number;
  readonly skill?: number;
  /** In place of the one that the attribute sets. */
  readonly targetNumber?: number;
  /** Dice more or less. */
  readonly dice: number;
}

/** A resolved check. */
export interface CountersCheck extends ScenarioHead {
  readonly system: 'counters';
  readonly kind: 'check';
  readonly actor: PoolCheck;
  /** Successes that it takes. */
  readonly needed: number;
}

/** A resolved contest (CTR-5). */
export interface CountersContest extends ScenarioHead {
  readonly system: 'counters';
  readonly kind: 'contest';
  readonly contestants: Readonly<Record<string, PoolCheck>>;
}

/** Characters of a team who are alike. */
export interface TeamMember extends PoolCheck {
  readonly name: string;
  readonly count: number;
}

/** A resolved coordination (CTR-6). */
export interface CountersCoordination extends ScenarioHead {
  readonly system: 'counters';
  readonly kind: 'coordination';
  readonly team: readonly TeamMember[];
  /** Successes that the primary check with what the others add takes. */
  readonly needed: number;
}
