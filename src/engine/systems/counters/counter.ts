import { isHealthBelow, shareOfHealth } from '../../battle/conditions.ts';
import type { SuccessTable } from '../../core/success-table.ts';
import type { Attack } from './attack.ts';
import { IS_LETHAL, IS_MELEE, IS_NON_LETHAL, IS_RANGED } from './attack-bits.ts';
import type { CounterEntry, CounterRoll, Standing } from './catalogue-entry.ts';
import type { CounterChoice, CountersUnit } from './scenario.ts';
import type { TargetNumbers } from './target-numbers.ts';

/** When a counter may be used, as events tell it. */
export const ATTACK_ROLL = 0;
export const SUCCESSES = 1;
export const DAMAGE_WINDOW = 2;
export const OFFENSIVE = 3;
export const MANEUVER = 4;

/** Places of a list whose counters have a bit of their own; those of the rest share `LATER`, which is no counter's. */
const OWN_BITS = 31;
export const LATER = 1 << OWN_BITS;

const WINDOW_OF_TIMING = { 'attack-roll': ATTACK_ROLL, successes: SUCCESSES, damage: DAMAGE_WINDOW } as const;

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
  /** Place among the counters of the plan, as events tell it. */
  readonly index: number;
  /** Its place in the list of its unit, for `Fighter.isSpent`. */
  readonly place: number;
  /** Its bit in `Fighter.spent`; 0 beyond the places that have one of their own. */
  readonly bit: number;
  /** Cells of `TrialRecord.metrics` that count it, on its unit's side. */
  readonly uses: number;
  readonly recovered: number;
  readonly prevented: number;
  /** Bits of the attacks that it fits. */
  readonly against: number;
  readonly isForRestrained: boolean;
  readonly isInterrupt: boolean;

  /** Conditions (CTR-21). */
  readonly damageAtLeast: number;
  readonly successesAtLeast: number;
  /** Levels that its owner has taken more than; −1 for any. */
  readonly levelsAbove: number;

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
  /** Undefined for one that is no attack. */
  readonly attack: Attack | undefined;
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
  readonly table: SuccessTable;
}

/** Some counters of a row, in its order of preference, and their bits. */
export interface CounterList {
  readonly counters: readonly Counter[];
  /** With `LATER` where there are any without a bit of their own. */
  readonly bits: number;
}

/** The counters of a row. */
export interface CounterLists {
  readonly all: readonly Counter[];
  /** By window. */
  readonly ofAttackRoll: CounterList;
  readonly ofSuccesses: CounterList;
  readonly ofDamage: CounterList;
  readonly offensive: CounterList;
  readonly maneuvers: CounterList;
  /** Whether there is any that may be used before damage is rolled. */
  readonly hasEarly: boolean;
  /** The defensive ones that come back. */
  readonly recoverable: CounterList;
}

/** Where a counter stands among others. */
export type CounterPlaces = Pick<Counter, 'index' | 'place' | 'uses' | 'recovered' | 'prevented' | 'attack'>;

/** What all counters are compiled by. */
export interface CounterRules {
  /** Whether a counter of timing `damage` may be used though no level remains. */
  readonly damageWindowIsAlways: boolean;
  /** Levels (CTR-23). */
  capacityOf(unit: CountersUnit): number;
  readonly targetNumbers: TargetNumbers;
}

/**
 * Compiles a counter.
 *
 * @param unit whose counter it is
 * @rule CTR-10, CTR-11, CTR-21
 */
export function compileCounter(
  { choice, entry }: RowCounter,
  places: CounterPlaces,
  unit: CountersUnit,
  rules: CounterRules,
): Counter {
  const { move, nextAttack, standing } = entry;
  return {
    ...places,
    bit: places.place < OWN_BITS ? 1 << places.place : 0,
    against: BITS[entry.against],
    ...{ isForRestrained: entry.restrained === true, isInterrupt: entry.interrupt === true },
    ...conditionsOf(entry, choice, rules.capacityOf(unit), rules.damageWindowIsAlways),
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
    move: move === undefined ? 0 : move.direction === 'away' ? -move.inches : move.inches,
    roll: rollOf(entry, unit, rules.targetNumbers),
    ...{ stands: standing !== undefined, standingLevels: standing?.fewerLevels ?? 0 },
    ...{ standingAgainst: bitsAgainst(standing), standingBlock: standing?.block === true },
  };
}

type Conditions = Pick<Counter, 'damageAtLeast' | 'successesAtLeast' | 'levelsAbove'>;

function conditionsOf(
  { timing }: CounterEntry,
  { if: wanted }: CounterChoice,
  capacity: number,
  always: boolean,
): Conditions {
  const preset = wanted === undefined && timing === 'successes' ? 1 : 0;
  return {
    damageAtLeast: Math.max(wanted?.damage?.atLeast ?? 0, timing === 'damage' && !always ? 1 : 0),
    successesAtLeast: wanted?.successes?.atLeast ?? preset,
    levelsAbove: mostLevelsUnless(wanted?.health?.below, capacity),
  };
}

/** Levels up to which a unit's health is not yet below a share of its capacity, −1 where it always is. */
function mostLevelsUnless(below: string | undefined, capacity: number): number {
  const share = shareOfHealth(below);
  let levels = -1;
  while (!isHealthBelow(capacity - levels - 1, capacity, share)) levels++;
  return levels;
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
  const targetNumber = targetNumbers.byAttribute(attributes[attribute]);
  return {
    dice: [dice, dice + nonLethalWeapon, dice + lethalWeapon],
    targetNumber,
    table: targetNumbers.table(targetNumber),
  };
}

/** Defensive counters are used at their timing, which each has. */
function windowOf({ kind, timing }: CounterEntry): number {
  if (kind === 'offensive') return OFFENSIVE;
  return kind === 'maneuver' ? MANEUVER : WINDOW_OF_TIMING[timing!];
}

/** The lists of a row, from the counters of all rows. */
export function listCounters(
  rowCounters: readonly RowCounter[],
  counters: readonly Counter[],
  row: number,
): CounterLists {
  const listOf = (keeps: (entry: CounterEntry) => boolean) => {
    const kept = counters.filter((_, index) => rowCounters[index]!.row === row && keeps(rowCounters[index]!.entry));
    return { counters: kept, bits: kept.reduce((bits, { bit }) => bits | (bit || LATER), 0) };
  };
  const ofWindow = (window: number) => listOf((entry) => windowOf(entry) === window);
  const [ofAttackRoll, ofSuccesses, maneuvers] = [ofWindow(ATTACK_ROLL), ofWindow(SUCCESSES), ofWindow(MANEUVER)];
  return {
    all: listOf(() => true).counters,
    ...{ ofAttackRoll, ofSuccesses, maneuvers },
    hasEarly: (ofAttackRoll.bits | ofSuccesses.bits | maneuvers.bits) !== 0,
    ofDamage: ofWindow(DAMAGE_WINDOW),
    offensive: ofWindow(OFFENSIVE),
    recoverable: listOf(({ kind, recoverable }) => kind === 'defensive' && recoverable === true),
  };
}
