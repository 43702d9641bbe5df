import type { BattleScenario, BattleSide, BattleUnit, Conditions, TargetChoice } from '../../battle/battle-scenario.ts';

export const ATTRIBUTES = ['strength', 'resistance', 'manipulation', 'observation'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const SKILLS = ['shoot', 'melee', 'parry', 'dodge', 'resist'] as const;
export type Skill = (typeof SKILLS)[number];

/** Sizes that a unit may present to a shot; the target number of each is the rule parameter `size.NAME` (CS-16). */
export const SIZES = ['truck', 'horse', 'human', 'kneeling', 'prone', 'cat', 'head'] as const;
export type Size = (typeof SIZES)[number];

/** CS-12 */
export const MOVES = ['hold', 'advance', 'withdraw', 'run', 'flee'] as const;
export type Move = (typeof MOVES)[number];

/** CS-18 */
export const PURCHASES = ['chain', 'haste', 'wound'] as const;
export type Purchase = (typeof PURCHASES)[number];

/** CS-27 */
export const COVERS = ['hard', 'murder-hole'] as const;
export type Cover = (typeof COVERS)[number];

/** States of a unit that tactics may ask for (CS-13). */
export const STATES = ['targeted'] as const;

/** Conditions of the shared tactics plus the system's own states. */
export interface CrescentStarConditions extends Conditions {
  /** An enemy has declared it as its target in this step. */
  readonly targeted?: boolean;
}

/** One entry of a unit's tactics; what it leaves out is the default tactic's. */
export interface TacticsEntry {
  readonly if?: CrescentStarConditions;
  readonly move?: Move;
  readonly target?: TargetChoice;
  readonly spend?: readonly Purchase[];
  readonly presents?: Size;
  readonly cover?: Cover;
  /** Name of one of the unit's own weapons. */
  readonly weapon?: string;
}

/** A weapon of the armory: with an increment it is a gun, without one a melee weapon. */
export interface ArmoryEntry {
  /** `3d4s1` or `strength+2` (CS-19). */
  readonly damage: string;
  /** Hexes. */
  readonly increment?: number;
  readonly maxIncrements?: number;
}

/** A unit as resolved: ratings in full (`3s0`), every default filled in, `like` and base copied in. */
export interface CrescentStarUnit extends BattleUnit {
  readonly attributes: Readonly<Record<Attribute, number>>;
  readonly skills: Readonly<Record<Skill, string>>;
  readonly size: Size;
  readonly effectiveness: number;
  readonly cool: number;
  /** Success stones, where they differ from `stones.perPlayer`; never on the game master's side. */
  readonly stones?: number;
  /** Names of armory entries, in order of preference; empty for bare hands. */
  readonly weapons: readonly string[];
  /** Axial coordinates; without them the place of CS-11. */
  readonly at?: readonly [q: number, r: number];
  readonly tactics: readonly TacticsEntry[];
}

export interface CrescentStarSide extends BattleSide<CrescentStarUnit> {
  readonly role: 'players' | 'gamemaster';
}

/** A resolved Crescent Star battle. */
export interface CrescentStarBattle extends BattleScenario<CrescentStarSide> {
  readonly system: 'crescent-star';
  /** Guns of CS-24 with the scenario's own added or replaced. */
  readonly armory: Readonly<Record<string, ArmoryEntry>>;
}
