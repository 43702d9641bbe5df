import { shareOfHealth } from '../../battle/conditions.ts';
import { type CounterEntry, type CounterRoll, type Standing, WEAPON_KINDS } from './catalogue-entry.ts';
import type { CounterChoice, CounterConditions, CountersUnit } from './scenario.ts';
import type { TargetNumbers } from './target-numbers.ts';

/** When a counter may be used; each row has one list of its counters a window, in its order of preference. */
export const WINDOWS = 5;
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

/** No roll: dice of a counter that takes a fixed number. */
const NO_ROLL = -1;

/** A counter in the list of a row. */
export interface RowCounter {
  readonly row: number;
  readonly entry: CounterEntry;
  readonly choice: CounterChoice;
  /** Index of the counter's attack in the attack table, −1 without one. */
  readonly attack: number;
  /** Index of the counter among those in play. */
  readonly counter: number;
}

/** Counters of all rows: one index a counter and row, a row's in its order of preference. */
export interface CounterTable {
  /** By row × `WINDOWS` + window, and one cell more: where its indices begin in `order`. */
  readonly first: Int32Array;
  readonly order: Int32Array;
  /** By row, and one cell more: where its recoverable defensive counters begin in `recoverable`. */
  readonly firstRecoverable: Int32Array;
  readonly recoverable: Int32Array;
  /** By row, and one cell more: its own indices. */
  readonly firstOfRow: Int32Array;

  /** By index: counter among those in play, its row's place for it, bits of the attacks that it fits. */
  readonly counter: Int32Array;
  readonly place: Int32Array;
  readonly against: Int32Array;
  readonly isForRestrained: Uint8Array;
  readonly isInterrupt: Uint8Array;

  /** Conditions (CTR-21). */
  readonly damageAtLeast: Int32Array;
  readonly successesAtLeast: Int32Array;
  readonly healthBelow: Int32Array;

  /** Effects. */
  readonly fewerDice: Int32Array;
  readonly fewerDamageDice: Int32Array;
  readonly fewerSuccesses: Int32Array;
  readonly fewerLevels: Int32Array;
  readonly isNonLethal: Uint8Array;
  readonly checks: Int32Array;
  readonly recovers: Int32Array;
  readonly nextDice: Int32Array;
  readonly nextDamage: Int32Array;
  readonly givesNext: Uint8Array;
  readonly attack: Int32Array;
  /** Inches, below 0 away from the triggering target. */
  readonly move: Int32Array;

  /** Dice against each kind of weapon, by index × `WEAPON_KINDS.length` + kind, and target number, where it rolls. */
  readonly rolls: Uint8Array;
  readonly rollDice: Int32Array;
  readonly rollTargetNumber: Int32Array;

  /** What stands until the owner's next turn (CTR-11). */
  readonly stands: Uint8Array;
  readonly standingLevels: Int32Array;
  readonly standingAgainst: Int32Array;
  readonly standingBlock: Uint8Array;
}

/**
 * Compiles the counters of all rows.
 *
 * @param counters by row, each row's in its order of preference
 * @param units by row
 * @param always whether a counter of timing `damage` may be used though no level remains
 * @rule CTR-10, CTR-11, CTR-21
 */
export function compileCounters(
  counters: readonly RowCounter[],
  units: readonly CountersUnit[],
  always: boolean,
  targetNumbers: TargetNumbers,
): CounterTable {
  const numbers = (of: (entry: CounterEntry, counter: RowCounter) => number) =>
    Int32Array.from(counters, (counter) => of(counter.entry, counter));
  const flags = (of: (entry: CounterEntry) => boolean | undefined) =>
    Uint8Array.from(counters, ({ entry }) => (of(entry) ? 1 : 0));
  const conditions = (of: (conditions: CounterConditions, entry: CounterEntry) => number) =>
    numbers((entry, { choice }) => of(choice.if ?? {}, entry));
  return {
    ...compileLists(counters, units.length),
    counter: numbers((_, { counter }) => counter),
    place: numbers((_, counter) => placeOf(counter, counters)),
    against: numbers(({ against }) => BITS[against]),
    isForRestrained: flags(({ restrained }) => restrained),
    isInterrupt: flags(({ interrupt }) => interrupt),
    damageAtLeast: conditions(({ damage }, entry) => leastDamage(damage?.atLeast, entry, always)),
    successesAtLeast: numbers(({ timing }, { choice }) =>
      choice.if === undefined && timing === 'successes' ? 1 : (choice.if?.successes?.atLeast ?? 0),
    ),
    healthBelow: conditions(({ health }) => shareOfHealth(health?.below)),
    fewerDice: numbers(({ fewerDice = 0 }, { row }) =>
      typeof fewerDice === 'number'
        ? fewerDice
        : Math.ceil((units[row] as CountersUnit).attributes[fewerDice.half] / 2),
    ),
    fewerDamageDice: numbers(({ fewerDamageDice = 0 }) => fewerDamageDice),
    fewerSuccesses: numbers(({ fewerSuccesses }) => fixed(fewerSuccesses)),
    fewerLevels: numbers(({ fewerLevels }) => fixed(fewerLevels)),
    isNonLethal: flags(({ nonLethal }) => nonLethal),
    checks: numbers(({ checks = 0 }) => checks),
    recovers: numbers(({ recover = 0 }) => recover),
    nextDice: numbers(({ nextAttack }) => nextAttack?.dice ?? 0),
    nextDamage: numbers(({ nextAttack }) => nextAttack?.damageDice ?? 0),
    givesNext: flags(({ nextAttack }) => nextAttack !== undefined),
    attack: numbers((_, { attack }) => attack),
    move: numbers(({ move }) => (move === undefined ? 0 : move.direction === 'away' ? -move.inches : move.inches)),
    ...compileRolls(counters, units, targetNumbers),
    stands: flags(({ standing }) => standing !== undefined),
    standingLevels: numbers(({ standing }) => standing?.fewerLevels ?? 0),
    standingAgainst: numbers(({ standing }) => bitsAgainst(standing)),
    standingBlock: flags(({ standing }) => standing?.block),
  };
}

/** A counter listed twice is one counter with two conditions: both have one place. */
function placeOf({ row, counter }: RowCounter, counters: readonly RowCounter[]): number {
  const own = counters.filter((other) => other.row === row);
  return own.findIndex((other) => other.counter === counter);
}

function leastDamage(atLeast: number | undefined, { timing }: CounterEntry, always: boolean): number {
  return Math.max(atLeast ?? 0, timing === 'damage' && !always ? 1 : 0);
}

function fixed(amount: number | { readonly roll: CounterRoll } | undefined): number {
  return typeof amount === 'number' ? amount : 0;
}

function bitsAgainst(standing: Standing | undefined): number {
  return (standing?.against ?? []).reduce((bits, name) => bits | BITS[name], 0);
}

function rollOf({ fewerLevels, fewerSuccesses }: CounterEntry): CounterRoll | undefined {
  const amount = fewerLevels ?? fewerSuccesses;
  return typeof amount === 'object' ? amount.roll : undefined;
}

function compileRolls(
  counters: readonly RowCounter[],
  units: readonly CountersUnit[],
  targetNumbers: TargetNumbers,
): Pick<CounterTable, 'rolls' | 'rollDice' | 'rollTargetNumber'> {
  const rolls = counters.map(({ entry }) => rollOf(entry));
  const unitOf = (i: number) => units[(counters[i] as RowCounter).row] as CountersUnit;
  return {
    rolls: Uint8Array.from(rolls, (roll) => (roll ? 1 : 0)),
    rollDice: Int32Array.from(rolls.flatMap((roll, i) => diceByWeapon(roll, unitOf(i)))),
    rollTargetNumber: Int32Array.from(rolls, (roll, i) =>
      roll ? targetNumbers.byAttribute(unitOf(i).attributes[roll.attribute]) : targetNumbers.preset,
    ),
  };
}

/** In the order of `WEAPON_KINDS`. */
function diceByWeapon(roll: CounterRoll | undefined, { attributes, skills }: CountersUnit): number[] {
  if (roll === undefined) return WEAPON_KINDS.map(() => NO_ROLL);
  const dice = roll.skill === undefined ? attributes[roll.attribute] : (skills[roll.skill] ?? 0);
  return [dice, dice + (roll.nonLethalWeapon ?? 0), dice + (roll.lethalWeapon ?? 0)];
}

/** Defensive counters are used at their timing, which each has. */
function windowOf({ kind, timing }: CounterEntry): number {
  if (kind === 'offensive') return OFFENSIVE;
  return kind === 'maneuver' ? MANEUVER : WINDOW_OF_TIMING[timing!];
}

type Lists = Pick<CounterTable, 'first' | 'order' | 'firstRecoverable' | 'recoverable' | 'firstOfRow'>;

function compileLists(counters: readonly RowCounter[], rows: number): Lists {
  const indexed = counters.map((counter, index) => ({ ...counter, index }));
  const listOf = (row: number, keeps: (entry: CounterEntry) => boolean) =>
    indexed.filter((counter) => counter.row === row && keeps(counter.entry)).map(({ index }) => index);
  const everyRow = Array.from({ length: rows }, (_, row) => row);
  const windows = everyRow.flatMap((row) =>
    Array.from({ length: WINDOWS }, (_, window) => listOf(row, (entry) => windowOf(entry) === window)),
  );
  const recoverable = everyRow.map((row) =>
    listOf(row, ({ kind, recoverable: comesBack }) => kind === 'defensive' && comesBack === true),
  );
  return {
    first: startsOf(windows),
    order: Int32Array.from(windows.flat()),
    firstRecoverable: startsOf(recoverable),
    recoverable: Int32Array.from(recoverable.flat()),
    firstOfRow: startsOf(everyRow.map((row) => listOf(row, () => true))),
  };
}

/** Where each list begins when all are laid end to end, and where the last one ends. */
function startsOf(lists: readonly (readonly number[])[]): Int32Array {
  const starts = new Int32Array(lists.length + 1);
  lists.forEach((list, i) => {
    starts[i + 1] = starts[i]! + list.length;
  });
  return starts;
}
