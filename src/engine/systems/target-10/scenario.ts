import type { BattleScenario, BattleSide, BattleUnit, Conditions, TargetChoice } from '../../battle/battle-scenario.ts';

export const ABILITIES = ['strength', 'dexterity', 'charisma'] as const;
export type Ability = (typeof ABILITIES)[number];

/** Skill of a character, by which its most luck points go; each is the rule parameter `luck.LEVEL` (T10-3). */
export const LUCK_LEVELS = ['low', 'mid', 'high'] as const;

/** T10-18 to T10-22 */
export const MOVES = ['hold', 'advance', 'withdraw', 'charge', 'flee', 'maneuver', 'stand'] as const;
export type Move = (typeof MOVES)[number];

/** T10-23 to T10-28 */
export const ACTIONS = ['kill', 'subdue', 'disarm', 'grapple', 'trip', 'defend', 'negotiate', 'retrieve'] as const;
export type Action = (typeof ACTIONS)[number];

/** Where a successful maneuver moves the opponent (T10-21). */
export const PUSHES = ['back', 'forward'] as const;
export type Push = (typeof PUSHES)[number];

/** T10-30 */
export const TERRAIN_KINDS = ['high-ground', 'pit'] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];

/** The system's own states, in the order of their bits (BTL-5). */
export const STATES = ['prone', 'held', 'holding', 'disarmed', 'bound'] as const;
export type State = (typeof STATES)[number];

/** Conditions of the shared tactics plus the system's own states. */
export interface Target10Conditions extends Conditions {
  readonly prone?: boolean;
  readonly held?: boolean;
  readonly holding?: boolean;
  /** One of its weapons lies on the ground. */
  readonly disarmed?: boolean;
  /** By a negotiation (T10-28). */
  readonly bound?: boolean;
}

/** One entry of a unit's tactics; what it leaves out is as T10-31 says. */
export interface TacticsEntry {
  readonly if?: Target10Conditions;
  readonly move?: Move;
  readonly action?: Action;
  readonly target?: TargetChoice;
  readonly push?: Push;
}

export interface Weapon {
  readonly name: string;
  readonly kind: 'melee' | 'ranged';
  readonly bonus: number;
  /** Dice such as `1d8+1`; without them `damage.dice`. */
  readonly damage?: string;
  /** Paces; without it unlimited. */
  readonly range?: number;
}

/** A unit as resolved: every default filled in, `like` and base copied in. */
export interface Target10Unit extends BattleUnit {
  readonly hitDice: number;
  /** A number, or dice rolled afresh each trial; without it `hitPoints.perHitDie` for each Hit Die. */
  readonly hitPoints?: number | string;
  /** Scores, 3 to 18. */
  readonly abilities: Readonly<Record<Ability, number>>;
  /** Modifiers given directly, in place of those of the scores. */
  readonly modifiers: Readonly<Partial<Record<Ability, number>>>;
  readonly armor: number;
  /** Points, 0 to 3 (T10-3). */
  readonly luck: number;
  readonly venturer: boolean;
  readonly negotiation: number;
  /** Paces, where it differs from the rule parameter `speed`. */
  readonly speed?: number;
  readonly weapons: readonly Weapon[];
  /** Place in paces along the line; without it that of its side (T10-11). */
  readonly at?: number;
  readonly tactics: readonly TacticsEntry[];
}

/** A stretch of the line, ends included (T10-30). */
export interface Stretch {
  readonly kind: TerrainKind;
  readonly from: number;
  readonly to: number;
}

export type Target10Side = BattleSide<Target10Unit>;

/** A resolved Target 10 battle. */
export interface Target10Battle extends BattleScenario<Target10Side> {
  readonly system: 'target-10';
  readonly terrain: readonly Stretch[];
}
