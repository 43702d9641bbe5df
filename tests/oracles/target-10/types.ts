import type { Dice, Random } from './random-dice.ts';
import type { RuleParameters } from './rule-parameters.ts';

export type SideIndex = 0 | 1;
export type Move = 'advance' | 'hold' | 'withdraw' | 'charge' | 'flee' | 'maneuver' | 'stand';
export type Action = 'kill' | 'subdue' | 'defend' | 'grapple' | 'disarm' | 'retrieve' | 'trip' | 'negotiate';
export type TargetChoice = 'nearest' | 'weakest' | 'strongest' | 'random' | 'spread' | 'focus';
export type Push = 'back' | 'forward';

export interface Weapon {
  readonly name: string;
  readonly kind: 'melee' | 'ranged';
  readonly bonus: number;
  readonly damage: Dice;
  /** Infinity where the file sets no range. */
  readonly rangePaces: number;
}

export interface Condition {
  readonly roundFrom?: number;
  readonly roundTo?: number;
  readonly healthBelowPercent?: number;
  readonly enemiesAtMost?: number;
  readonly alliesAtMost?: number;
  readonly distanceAtMost?: number;
  readonly distanceAtLeast?: number;
  readonly prone?: boolean;
  readonly held?: boolean;
  readonly holding?: boolean;
  readonly disarmed?: boolean;
  readonly bound?: boolean;
}

export interface Tactic {
  readonly if?: Condition;
  readonly move?: Move;
  readonly action?: Action;
  readonly target?: TargetChoice;
  readonly push?: Push;
}

/** One unit of a roster, defaults applied, `count` written out. */
export interface UnitPlan {
  readonly name: string;
  readonly rosterIndex: number;
  readonly hitDice: number;
  readonly hitPoints: Dice;
  readonly strength: number;
  readonly dexterity: number;
  readonly charisma: number;
  readonly armor: number;
  readonly luck: number;
  readonly venturer: boolean;
  readonly negotiation: number;
  readonly speedPaces: number;
  readonly weapons: readonly Weapon[];
  readonly tactics: readonly Tactic[];
  readonly place: number;
}

export interface SidePlan {
  readonly name: string;
  readonly roster: readonly UnitPlan[];
  readonly waves: number;
  readonly nextWave: 'on-defeat' | { readonly everyRounds: number };
}

export interface Stretch {
  readonly kind: 'high-ground' | 'pit';
  readonly from: number;
  readonly to: number;
}

export interface BattlePlan {
  readonly sides: readonly [SidePlan, SidePlan];
  readonly rules: RuleParameters;
  readonly terrain: readonly Stretch[];
}

/** What a unit has declared for the round, after everything that turns a movement into `hold` at the declaration. */
export interface Declaration {
  readonly move: Move;
  readonly action: Action | 'none';
  readonly target: Unit | null;
  readonly choice: TargetChoice;
  readonly push: Push;
}

export interface UnitTally {
  damageDealt: number;
  kills: number;
  attacks: number;
  hits: number;
}

/** A unit on the field, or one that was. */
export interface Unit {
  readonly plan: UnitPlan;
  readonly side: SideIndex;
  readonly wave: number;
  readonly fullHitPoints: number;
  readonly tally: UnitTally;
  state: 'active' | 'dead' | 'unconscious' | 'fled';
  place: number;
  hitPoints: number;
  luck: number;
  prone: boolean;
  heldBy: Unit | null;
  /** Where each knocked-away weapon lies, by its index in the list of weapons. */
  lostWeapons: Map<number, number>;
  /** The round at whose start it wakes, or null. */
  wakesInRound: number | null;
  declaration: Declaration | null;
  /** d6 + dexterity modifier of this round. */
  order: number;
  /** Tripped or held since the declaration of this round (T10-25). */
  movementVoid: boolean;
}

/** A successful negotiation in force (T10-28). */
export interface Binding {
  readonly negotiator: Unit;
  /** Enemies on whom an attack has been rolled since. */
  readonly freed: Set<Unit>;
}

export interface SideTally {
  firstLossRound: number;
  luckSpent: number;
  timesProne: number;
  timesHeld: number;
  timesDisarmed: number;
  negotiatedRounds: number;
}

export interface SideState {
  readonly plan: SidePlan;
  readonly units: Unit[];
  readonly tally: SideTally;
  readonly wavesThatWentOut: Set<number>;
  wavesEntered: number;
  lastNegotiatedRound: number;
}

export interface Battle {
  readonly plan: BattlePlan;
  readonly rules: RuleParameters;
  readonly random: Random;
  readonly sides: readonly [SideState, SideState];
  /** Takes a line for everything that happens. */
  readonly trace: ((line: string) => void) | null;
  bindings: Binding[];
  round: number;
}

export interface SideResult {
  survivors: number;
  dead: number;
  unconscious: number;
  fled: number;
  damageDealt: number;
  attacks: number;
  hits: number;
  wavesDefeated: number;
  firstLossRound: number;
  luckSpent: number;
  timesProne: number;
  timesHeld: number;
  timesDisarmed: number;
  negotiatedRounds: number;
}

export interface UnitResult extends UnitTally {
  /** 1 where a copy of the unit is active at the end, else 0. */
  survived: number;
}

export interface FightResult {
  /** The name of the side that won, `draw` or `timeout`. */
  outcome: string;
  rounds: number;
  sides: Record<string, SideResult>;
  units: Record<string, Record<string, UnitResult>>;
  /** Active units of each side at the end of rounds 1, 2, … */
  activeByRound: Record<string, number[]>;
}
