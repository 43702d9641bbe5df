import type { Conditions } from './battle-scenario.ts';
import type { BattleState } from './battle-state.ts';

const ANY = 0x7fff_ffff;

/** Cells of an entry's conditions. */
const ROUND_FROM = 0;
const ROUND_TO = 1;
const HEALTH_BELOW = 2;
const ENEMIES = 3;
const ALLIES = 4;
const AT_LEAST = 5;
const AT_MOST = 6;
const STATE_MASK = 7;
const STATES = 8;
const WIDTH = 9;

/** A share of health is compared in hundredths of a percent. */
const WHOLE = 10_000;

/** Conditions of all entries of all tactics, as integers. */
export interface ConditionTable {
  /** By entry: whether there is anything to judge. */
  readonly isConditional: Uint8Array;
  readonly cells: Int32Array;
}

/**
 * Compiles the `if` of tactics entries; `undefined` always holds.
 *
 * @param states names of the system's own states, in the order of their bits
 * @rule BTL-5
 */
export function compileConditions(
  entries: readonly (Conditions | undefined)[],
  states: readonly string[],
): ConditionTable {
  const cells = new Int32Array(entries.length * WIDTH);
  entries.forEach((conditions, i) => cells.set(conditionCells(conditions ?? {}, states), i * WIDTH));
  return { isConditional: Uint8Array.from(entries, (conditions) => (conditions ? 1 : 0)), cells };
}

function conditionCells(conditions: Conditions, states: readonly string[]): number[] {
  const bits = (wanted: (value: unknown) => boolean) =>
    states.reduce((mask, state, bit) => (wanted(conditions[state]) ? mask | (1 << bit) : mask), 0);
  return [
    conditions.round?.from ?? 0,
    conditions.round?.to ?? ANY,
    shareOfHealth(conditions.health?.below),
    conditions.enemies?.atMost ?? ANY,
    conditions.allies?.atMost ?? ANY,
    conditions.distance?.atLeast ?? -1,
    conditions.distance?.atMost ?? ANY,
    bits((value) => value !== undefined),
    bits((value) => value === true),
  ];
}

/**
 * A share of health as an integer for {@link isHealthBelow}.
 *
 * @param below `"50%"`; without it any health is below
 */
export function shareOfHealth(below: string | undefined): number {
  return below === undefined ? ANY : Math.round(Number.parseFloat(below) * (WHOLE / 100));
}

/** Whether a unit's health is strictly below a share of its full health. */
export function isHealthBelow(health: number, fullHealth: number, share: number): boolean {
  return share === ANY || health * WHOLE < fullHealth * share;
}

/** What a deciding unit knows: scratch, filled anew for each decision. */
export class Situation {
  side = 0;
  health = 0;
  fullHealth = 1;
  /** To the chosen target; −1 where there is none. */
  distance = -1;
  /** Bits of the system's own states. */
  states = 0;
}

/**
 * Whether all conditions of an entry hold.
 *
 * @rule BTL-5
 */
export function holds(table: ConditionTable, entry: number, state: BattleState, unit: Situation): boolean {
  if (table.isConditional[entry] === 0) return true;
  const { cells } = table;
  const at = entry * WIDTH;
  const enemies = state.active[1 - unit.side]!;
  const allies = state.active[unit.side]! - 1;
  return (
    state.round >= cells[at + ROUND_FROM]! &&
    state.round <= cells[at + ROUND_TO]! &&
    isHealthBelow(unit.health, unit.fullHealth, cells[at + HEALTH_BELOW]!) &&
    enemies <= cells[at + ENEMIES]! &&
    allies <= cells[at + ALLIES]! &&
    distanceHolds(cells[at + AT_LEAST]!, cells[at + AT_MOST]!, unit.distance) &&
    (unit.states & cells[at + STATE_MASK]!) === cells[at + STATES]!
  );
}

/** Without a target only an entry that does not ask for a distance holds. */
function distanceHolds(atLeast: number, atMost: number, distance: number): boolean {
  if (distance < 0) return atLeast < 0 && atMost === ANY;
  return distance >= atLeast && distance <= atMost;
}
