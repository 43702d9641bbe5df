import type { ScenarioHead } from '../core/rules-system.ts';

/** How an entry of a unit's tactics picks its target (BTL-4). */
export const TARGET_CHOICES = ['nearest', 'weakest', 'strongest', 'random', 'spread', 'focus'] as const;
export type TargetChoice = (typeof TARGET_CHOICES)[number];

/** When an entry of a unit's tactics applies; all that is named must hold (BTL-5). Bounds are inclusive. */
export interface Conditions {
  readonly round?: { readonly from?: number; readonly to?: number };
  /** Share of one's own full health, `"50%"`; below is strict. */
  readonly health?: { readonly below: string };
  readonly enemies?: { readonly atMost: number };
  /** Other active units of one's own side. */
  readonly allies?: { readonly atMost: number };
  /** To the chosen target, in the system's unit of length. */
  readonly distance?: { readonly atLeast?: number; readonly atMost?: number };
  /** States of the system, such as `prone`. */
  readonly [state: string]: unknown;
}

/** When a side's next wave enters (BTL-6). */
export type NextWave = 'on-defeat' | { readonly everyRounds: number };

/** What every system's units have in a battle. */
export interface BattleUnit {
  readonly name: string;
  /** Stands for units `name 1` … `name count`; a unit without a count is one unit called `name`. */
  readonly count?: number;
}

export interface BattleSide<Unit extends BattleUnit = BattleUnit> {
  readonly waves: number;
  readonly nextWave: NextWave;
  readonly units: readonly Unit[];
}

/** A resolved scenario of kind `battle`: exactly two sides, in file order. */
export interface BattleScenario<Side extends BattleSide = BattleSide> extends ScenarioHead {
  readonly kind: 'battle';
  readonly sides: Readonly<Record<string, Side>>;
}
