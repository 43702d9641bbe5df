import type { Conditions } from './battle-scenario.ts';
import type { BattleState } from './battle-state.ts';

const ANY = 0x7fff_ffff;

/** A share of health is compared in hundredths of a percent. */
const WHOLE = 10_000;

/** Conditions of an entry as integers; what the entry does not name has a bound that always holds. */
export interface CompiledConditions {
  /** Whether there is anything to judge. */
  readonly isConditional: boolean;
  readonly roundFrom: number;
  readonly roundTo: number;
  /** Hundredths of a percent. */
  readonly healthBelow: number;
  readonly enemies: number;
  readonly allies: number;
  readonly atLeast: number;
  readonly atMost: number;
  /** Bits of the system's own states that are asked for, and how they are to be. */
  readonly stateMask: number;
  readonly states: number;
}

/**
 * Compiles the `if` of a tactics entry; `undefined` always holds.
 *
 * @param states names of the system's own states, in the order of their bits
 * @rule BTL-5
 */
export function compileConditions(conditions: Conditions | undefined, states: readonly string[]): CompiledConditions {
  const { round, health, enemies, allies, distance } = conditions ?? {};
  const bits = (wanted: (value: unknown) => boolean) =>
    states.reduce((mask, state, bit) => (wanted(conditions?.[state]) ? mask | (1 << bit) : mask), 0);
  return {
    isConditional: conditions !== undefined,
    roundFrom: round?.from ?? 0,
    roundTo: round?.to ?? ANY,
    healthBelow: shareOfHealth(health?.below),
    enemies: enemies?.atMost ?? ANY,
    allies: allies?.atMost ?? ANY,
    atLeast: distance?.atLeast ?? -1,
    atMost: distance?.atMost ?? ANY,
    stateMask: bits((value) => value !== undefined),
    states: bits((value) => value === true),
  };
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
export function holds(conditions: CompiledConditions, state: BattleState, unit: Situation): boolean {
  if (!conditions.isConditional) return true;
  return (
    state.round >= conditions.roundFrom &&
    state.round <= conditions.roundTo &&
    isHealthBelow(unit.health, unit.fullHealth, conditions.healthBelow) &&
    state.side(1 - unit.side).active <= conditions.enemies &&
    state.side(unit.side).active - 1 <= conditions.allies &&
    distanceHolds(conditions.atLeast, conditions.atMost, unit.distance) &&
    (unit.states & conditions.stateMask) === conditions.states
  );
}

/** Without a target only an entry that does not ask for a distance holds. */
function distanceHolds(atLeast: number, atMost: number, distance: number): boolean {
  if (distance < 0) return atLeast < 0 && atMost === ANY;
  return distance >= atLeast && distance <= atMost;
}
