import { shareOfHealth } from '../../battle/conditions.ts';
import type { CounterEntry, CounterRoll, Standing } from './catalogue-entry.ts';
import type { CounterChoice, CountersUnit } from './scenario.ts';
import type { TargetNumbers } from './target-numbers.ts';

/** When a counter may be used; each row has one list of its counters a window, in its order of preference. */
const WINDOWS = 5;
export const ATTACK_ROLL = 0;
export const SUCCESSES = 1;
export const DAMAGE_WINDOW = 2;
export const OFFENSIVE = 3;
export const MANEUVER = 4;

const WINDOW_OF_TIMING = { 'attack-roll': ATTACK_ROLL, successes: SUCCESSES, damage: DAMAGE_WINDOW } as const;

/** Bits of what an attack is, for fits and standing reductions. */
export const IS_MELEE = 1;
export const IS_RANGED = 2;
export const IS_LETHAL = 4;
export const IS_NON_LETHAL = 8;

const BITS = {
  melee: IS_MELEE,
  ranged: IS_RANGED,
  both: IS_MELEE | IS_RANGED,
  lethal: IS_LETHAL,
  'non-lethal': IS_NON_LETHAL,
} as const;

/** A counter in the list of a row. */
export interface RowCounter {
  readonly row: number;
  readonly entry: CounterEntry;
  readonly choice: CounterChoice;
  /** Index of its attack, −1 without one. */
  readonly attack: number;
  /** Index of the counter among those in play. */
  readonly counter: number;
}

/** A counter in the list of a row as integers. Immutable. */
export interface Counter {
  /** Counter among those in play, and its place in the list of its unit, for `Fighter.isSpent`. */
  readonly inPlay: number;
  readonly place: number;
  /** Bits of the attacks that it fits. */
  readonly against: number;
  readonly isForRestrained: boolean;
  readonly isInterrupt: boolean;

  /** Conditions (CTR-21). */
  readonly damageAtLeast: number;
  readonly successesAtLeast: number;
  readonly healthBelow: number;

  /** Effects. */
  readonly fewerDice: number;
  readonly fewerDamageDice: number;
  readonly fewerSuccesses: number;
  readonly fewerLevels: number;
  readonly isNonLethal: boolean;
  readonly checks: number;
  readonly recovers: number;
  readonly givesNext: boolean;
  readonly nextDice: number;
  readonly nextDamage: number;
  /** Index of its attack, −1 without one. */
  readonly attack: number;
  /** Inches, below 0 away from the triggering target. */
  readonly move: number;
  /** Undefined for one that takes a fixed number. */
  readonly roll: RollOfCounter | undefined;

  /** What stands until the owner's next turn (CTR-11). */
  readonly stands: boolean;
  readonly standingLevels: number;
  readonly standingAgainst: number;
  readonly standingBlock: boolean;
}

/** What a counter rolls. */
interface RollOfCounter {
  /** Dice against each kind of weapon, in the order of `WEAPON_KINDS`. */
  readonly dice: readonly number[];
  readonly targetNumber: number;
}

/** The counters of a row, as indices of the plan's counters, each list in the row's order of preference. */
export interface CounterLists {
  readonly all: readonly number[];
  /** By window. */
  readonly ofWindow: readonly (readonly number[])[];
  /** The defensive ones that come back. */
  readonly recoverable: readonly number[];
}

/** What all counters are compiled by. */
export interface CounterRules {
  /** Whether a counter of timing `damage` may be used though no level remains. */
  readonly damageWindowIsAlways: boolean;
  readonly targetNumbers: TargetNumbers;
}

/**
 * Compiles a counter.
 *
 * @param place in the list of its unit
 * @param unit whose counter it is
 * @rule CTR-10, CTR-11, CTR-21
 */
export function compileCounter(counter: RowCounter, place: number, unit: CountersUnit, rules: CounterRules): Counter {
  const { attack, choice, entry } = counter;
  const { move, nextAttack, standing } = entry;
  return {
    ...{ inPlay: counter.counter, place, against: BITS[entry.against] },
    ...{ isForRestrained: entry.restrained === true, isInterrupt: entry.interrupt === true },
    ...conditionsOf(entry, choice, rules.damageWindowIsAlways),
    fewerDice: fewerDiceOf(entry, unit),
    fewerDamageDice: entry.fewerDamageDice ?? 0,
    fewerSuccesses: fixed(entry.fewerSuccesses),
    fewerLevels: fixed(entry.fewerLevels),
    isNonLethal: entry.nonLethal === true,
    checks: entry.checks ?? 0,
    recovers: entry.recover ?? 0,
    ...{
      givesNext: nextAttack !== undefined,
      nextDice: nextAttack?.dice ?? 0,
      nextDamage: nextAttack?.damageDice ?? 0,
    },
    attack,
    move: move === undefined ? 0 : move.direction === 'away' ? -move.inches : move.inches,
    roll: rollOf(entry, unit, rules.targetNumbers),
    ...{ stands: standing !== undefined, standingLevels: standing?.fewerLevels ?? 0 },
    ...{ standingAgainst: bitsAgainst(standing), standingBlock: standing?.block === true },
  };
}

type Conditions = Pick<Counter, 'damageAtLeast' | 'successesAtLeast' | 'healthBelow'>;

function conditionsOf({ timing }: CounterEntry, { if: wanted }: CounterChoice, always: boolean): Conditions {
  const preset = wanted === undefined && timing === 'successes' ? 1 : 0;
  return {
    damageAtLeast: Math.max(wanted?.damage?.atLeast ?? 0, timing === 'damage' && !always ? 1 : 0),
    successesAtLeast: wanted?.successes?.atLeast ?? preset,
    healthBelow: shareOfHealth(wanted?.health?.below),
  };
}

function fewerDiceOf({ fewerDice = 0 }: CounterEntry, { attributes }: CountersUnit): number {
  return typeof fewerDice === 'number' ? fewerDice : Math.ceil(attributes[fewerDice.half] / 2);
}

function fixed(amount: number | { readonly roll: CounterRoll } | undefined): number {
  return typeof amount === 'number' ? amount : 0;
}

function bitsAgainst(standing: Standing | undefined): number {
  return (standing?.against ?? []).reduce((bits, name) => bits | BITS[name], 0);
}

function rollOf(
  { fewerLevels, fewerSuccesses }: CounterEntry,
  { attributes, skills }: CountersUnit,
  targetNumbers: TargetNumbers,
): RollOfCounter | undefined {
  const amount = fewerLevels ?? fewerSuccesses;
  if (typeof amount !== 'object') return undefined;
  const { attribute, lethalWeapon = 0, nonLethalWeapon = 0, skill } = amount.roll;
  const dice = skill === undefined ? attributes[attribute] : (skills[skill] ?? 0);
  return {
    dice: [dice, dice + nonLethalWeapon, dice + lethalWeapon],
    targetNumber: targetNumbers.byAttribute(attributes[attribute]),
  };
}

/** Defensive counters are used at their timing, which each has. */
function windowOf({ kind, timing }: CounterEntry): number {
  if (kind === 'offensive') return OFFENSIVE;
  return kind === 'maneuver' ? MANEUVER : WINDOW_OF_TIMING[timing!];
}

/** The lists of a row, from the counters of all rows. */
export function listCounters(counters: readonly RowCounter[], row: number): CounterLists {
  const listOf = (keeps: (entry: CounterEntry) => boolean) =>
    counters.flatMap((counter, index) => (counter.row === row && keeps(counter.entry) ? [index] : []));
  return {
    all: listOf(() => true),
    ofWindow: Array.from({ length: WINDOWS }, (_, window) => listOf((entry) => windowOf(entry) === window)),
    recoverable: listOf(({ kind, recoverable }) => kind === 'defensive' && recoverable === true),
  };
}
