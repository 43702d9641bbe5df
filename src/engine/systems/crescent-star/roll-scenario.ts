import type { ScenarioHead } from '../../core/rules-system.ts';

/** Named difficulties; the target number of each is the rule parameter `difficulty.NAME` (CS-7). */
export const DIFFICULTIES = ['trivial', 'easy', 'average', 'tricky', 'hard', 'expert', 'grand-challenge'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A target number, or the name of a difficulty. */
export type Target = number | Difficulty;

/** One who rolls, outside a fight. */
export interface RollingActor {
  /** `3s2` (CS-2). */
  readonly rating: string;
  /** Success stones thrown with the roll, always (CS-4). */
  readonly stones: number;
  /** Wounds, each a negative success (CS-21). */
  readonly wounds: number;
  /** Rating of the attribute that the roll may be pushed by, where pushing is on (CS-6). */
  readonly attribute?: number;
}

/** A resolved check: one roll against a number (CS-4). */
export interface CrescentStarCheck extends ScenarioHead {
  readonly system: 'crescent-star';
  readonly kind: 'check';
  readonly actor: RollingActor;
  readonly target: Target;
  /** Net successes that it takes. */
  readonly needed: number;
}

/** A resolved contest (CS-8). */
export interface CrescentStarContest extends ScenarioHead {
  readonly system: 'crescent-star';
  readonly kind: 'contest';
  readonly actor: RollingActor;
  readonly opponent: RollingActor;
}

/** One roll of a chain. */
export interface ChainLink extends RollingActor {
  readonly name: string;
  readonly target: Target;
}

/** A resolved chain of actions (CS-9). */
export interface CrescentStarChain extends ScenarioHead {
  readonly system: 'crescent-star';
  readonly kind: 'chain';
  readonly links: readonly ChainLink[];
}
