import type { Random } from './generator.ts';
import type { Readings, Rules } from './rules.ts';
import type { SideSpec, UnitSpec } from './scenario.ts';
import type { SideTally, UnitTally } from './tally.ts';

/** A unit of one wave, as it stands. */
export interface Fighter {
  spec: UnitSpec;
  side: 0 | 1;
  wave: number;
  at: number;
  state: 'active' | 'dead' | 'unconscious';
  lethalLevels: number;
  nonLethalLevels: number;
  /** CTR-22: loses its next turn, and uses no counters until that turn is over. */
  stunned: boolean;
  prone: boolean;
  /** It has begun a turn of its own. */
  acted: boolean;
  heldBy: Fighter | null;
  holding: Fighter | null;
  /** Names of spent counters. */
  spent: Set<string>;
  /** CTR-11: the one persistent counter in force. */
  persistent: string | null;
  /** On whom its next melee attack has the bonus of Opening. */
  openingOn: Fighter | null;
  initiative: number;
  initiativeModifier: number;
  tieBreak: number;
  tally: UnitTally;
}

/** A fight, as it stands. */
export interface Fight {
  random: Random;
  rules: Rules;
  readings: Readings;
  sides: [SideSpec, SideSpec];
  tallies: [SideTally, SideTally];
  /** Everyone who has entered: by wave, then by roster. */
  fighters: Fighter[];
  wavesEntered: [number, number];
  round: number;
  /** Whose turn it is. */
  current: Fighter | null;
}

/**
 * Gives the levels a unit can take.
 *
 * @rule CTR-23
 * @param fight for `health.base`
 * @param unit the unit
 * @returns levels
 */
export function capacityOf(fight: Fight, unit: Fighter): number {
  return fight.rules.healthBase + unit.spec.attributes.constitution;
}

/**
 * Gives the levels to go, the health left of BTL-4; below 0 past capacity.
 *
 * @rule BTL-4
 * @param fight for `health.base`
 * @param unit the unit
 * @returns levels
 */
export function levelsToGo(fight: Fight, unit: Fighter): number {
  return capacityOf(fight, unit) - unit.lethalLevels - unit.nonLethalLevels;
}

/**
 * Gives the share of capacity that is left.
 *
 * @rule BTL-5, CTR-21
 * @param fight for `health.base`
 * @param unit the unit
 * @returns 1 unhurt, 0 at capacity, less past it
 */
export function healthShareLeft(fight: Fight, unit: Fighter): number {
  return levelsToGo(fight, unit) / capacityOf(fight, unit);
}

/**
 * Gives a unit's rank in a skill.
 *
 * @param unit the unit
 * @param skill its name
 * @returns 0 where it has none
 */
export function rankOf(unit: Fighter, skill: string): number {
  return unit.spec.skills[skill] ?? 0;
}
