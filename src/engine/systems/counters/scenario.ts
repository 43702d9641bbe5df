import type { BattleScenario, BattleSide, BattleUnit, Conditions, TargetChoice } from '../../battle/battle-scenario.ts';
import type { Attribute } from './attributes.ts';
import type { Catalogue } from './catalogue-entry.ts';

/** CTR-9 */
export const MOVES = ['approach', 'hold', 'withdraw', 'run', 'stand'] as const;
export type Move = (typeof MOVES)[number];

/** What a tactics entry may do in place of a basic attack (CTR-25). */
export const BREAK_HOLD = 'break-hold';
export const RELEASE = 'release';

/** The system's own states, for `if`, in the order of their bits. */
export const STATES = ['prone', 'held', 'holding'] as const;

/** Conditions of the shared tactics plus the system's own states (BTL-5). */
export interface CountersConditions extends Conditions {
  readonly prone?: boolean;
  readonly held?: boolean;
  readonly holding?: boolean;
}

/** One entry of a unit's tactics (CTR-9). */
export interface TacticsEntry {
  readonly if?: CountersConditions;
  readonly move?: Move;
  /** Before or after the action; `after` where a unit withdraws, otherwise `before`. */
  readonly when?: 'before' | 'after';
  readonly target?: TargetChoice;
  /** Name of a basic attack, `break-hold` or `release`; without it the unit's list in order. */
  readonly attack?: string;
}

/** When a counter of a unit's list is used; all that is named must hold (CTR-21). Bounds are inclusive. */
export interface CounterConditions {
  readonly damage?: { readonly atLeast: number };
  readonly successes?: { readonly atLeast: number };
  /** Share of capacity, `"50%"`; below is strict. */
  readonly health?: { readonly below: string };
}

export interface CounterChoice {
  readonly use: string;
  readonly if?: CounterConditions;
}

export interface Armor {
  readonly penetrationResistance: number;
  readonly absorption: number;
}

/** What an attack whose damage is `weapon` is made with. */
export interface UnitWeapon {
  /** Damage dice. */
  readonly damage: number;
  readonly lethal: boolean;
  /** Inches. */
  readonly range?: number;
}

/** A unit as resolved: every default filled in, `like` copied in. */
export interface CountersUnit extends BattleUnit {
  readonly attributes: Readonly<Record<Attribute, number>>;
  /** Ranks by skill; a skill left out is 0. */
  readonly skills: Readonly<Record<string, number>>;
  readonly armor: Armor;
  /** Inches; without it `field.speed`. */
  readonly speed?: number;
  /** `free` lifts the limits of the unit's ranks. */
  readonly build?: 'free';
  /** Names of basic attacks, in order of preference. */
  readonly attacks: readonly string[];
  readonly weapon?: UnitWeapon;
  /** In order of preference. */
  readonly counters: readonly CounterChoice[];
  /** Inches along the line; without it the place of CTR-7. */
  readonly at?: number;
  readonly tactics: readonly TacticsEntry[];
}

/** A resolved Counters battle. */
export interface CountersBattle extends BattleScenario<BattleSide<CountersUnit>> {
  readonly system: 'counters';
  readonly catalogue: Catalogue;
}
