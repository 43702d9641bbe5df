/** A source of chance: a number from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** CS-2: `3s2` is value 3 and 2 automatic successes. */
export interface Rating {
  value: number;
  auto: number;
}

/** CS-11: axial coordinates. */
export interface Hex {
  q: number;
  r: number;
}

/** CS-19: `3d4s1`, or `strength+2` (open-ended d10 + d4 + strength modifier + 2). */
export interface Damage {
  kind: 'dice' | 'strength';
  /** Number of dice (kind dice). */
  count: number;
  /** Sides of each die (kind dice). */
  sides: number;
  /** X of strength+X (kind strength). */
  plus: number;
  /** Automatic successes of the weapon. */
  auto: number;
}

/** A gun has an increment; without one it is a melee weapon. */
export interface Weapon {
  name: string;
  isGun: boolean;
  damage: Damage;
  incrementHexes: number;
  maxIncrements: number;
}

export type AttributeName = 'strength' | 'resistance' | 'manipulation' | 'observation';
export type SkillName = 'shoot' | 'melee' | 'parry' | 'dodge' | 'resist';
export type Move = 'hold' | 'advance' | 'withdraw' | 'run' | 'flee';
export type Choice = 'nearest' | 'weakest' | 'strongest' | 'random' | 'spread' | 'focus';
export type Purchase = 'chain' | 'haste' | 'wound';
export type Cover = 'none' | 'hard' | 'murder-hole';
export type Role = 'players' | 'gamemaster';

/** BTL-5: bounds that are absent do not bind; both ends are inclusive. */
export interface Bounds {
  least: number;
  most: number;
}

/** BTL-5: all that are present must hold. */
export interface Conditions {
  round: Bounds | undefined;
  /** Per cent of own full health; health must be strictly below. */
  healthBelowPercent: number | undefined;
  enemies: Bounds | undefined;
  allies: Bounds | undefined;
  distance: Bounds | undefined;
  targeted: boolean | undefined;
}

/** One entry of a unit's tactics, or the default tactic. */
export interface Entry {
  conditions: Conditions;
  /** Undefined: the default tactic's move. */
  move: Move | undefined;
  choice: Choice;
  spend: Purchase[];
  presents: string | undefined;
  cover: Cover;
  /** The weapons it may use: all of the unit's, or the one it names. */
  weapons: Weapon[];
}

/** A unit as the file describes it. */
export interface Template {
  name: string;
  /** Its index in its side's roster, from 0. */
  index: number;
  attributes: Record<AttributeName, number>;
  skills: Record<SkillName, Rating>;
  size: string;
  effectiveness: number;
  cool: number;
  /** Stones at the start (0 on the game master's side). */
  stones: number;
  weapons: Weapon[];
  entries: Entry[];
  defaultEntry: Entry;
  place: Hex;
}

export interface SideSetup {
  name: string;
  role: Role;
  /** Side one of the file? (CS-11, CS-12) */
  isFirst: boolean;
  templates: Template[];
  waves: number;
  /** Undefined: on-defeat. */
  everyRounds: number | undefined;
}

/** What is counted for one unit of the roster, all its instances together (BTL-7). */
export interface UnitTally {
  name: string;
  survived: boolean;
  damageDealt: number;
  kills: number;
  attacks: number;
  hits: number;
}

/** One unit on the field (an instance of a template in one wave). */
export interface Unit {
  template: Template;
  side: Side;
  place: Hex;
  active: boolean;
  wounds: number;
  /** Wounds at the start of the running step: those that count on its rolls (CS-21). */
  woundsAtStep: number;
  damageTotal: number;
  stones: number;
  /** The size it presents at present (CS-16). */
  presented: string;
  cover: Cover;
  /** Counting clock: the phase of its next act, link or not. */
  nextActPhase: number;
  /** Counting clock: is the next act a link? */
  nextIsLink: boolean;
  /** Counting clock: acts of the running chain before the next one. */
  actsBefore: number;
  /** Counting clock: haste bought since the last act that was no link. */
  hasHaste: boolean;
  tally: UnitTally;
}

export interface Side {
  setup: SideSetup;
  /** All that ever entered, wave after wave, each wave in roster order. */
  units: Unit[];
  /** The same by wave. */
  waves: Unit[][];
  tallies: UnitTally[];
  damageDealt: number;
  attacks: number;
  hits: number;
  stonesSpent: number;
  chained: number;
  wounds: number;
  firstLossRound: number;
  activeByRound: number[];
}

/** What a unit has decided: who, and by which entry. */
export interface Plan {
  unit: Unit;
  entry: Entry;
  move: Move;
  target: Unit;
}

/** One who acts in a step, with its plan and the number of acts of its chain before this one. */
export interface Actor {
  unit: Unit;
  isLink: boolean;
  actsBefore: number;
  plan: Plan | undefined;
}

/** An attack as rolled: nothing has been resolved yet. */
export interface Attack {
  attacker: Unit;
  target: Unit;
  weapon: Weapon;
  /** Net successes, stones included. */
  net: number;
  boughtLink: boolean;
  boughtHaste: boolean;
  /** Extra successes spent on the wound. */
  extraOnWound: number;
}
