import type { SideSpec } from './scenario.ts';

/** What is counted of a roster unit, all its waves together. */
export interface UnitTally {
  damageDealt: number;
  /** Enemies whom its attacks put out of the fight, dead or unconscious. */
  kills: number;
  /** Those of them who died. */
  slain: number;
  attacks: number;
  hits: number;
}

/** What is counted of a side. Names of counters are keys. */
export interface SideTally {
  damageDealt: number;
  attacks: number;
  hits: number;
  firstLossRound: number;
  /** Units of this side that became stunned. */
  stuns: number;
  /** Units of this side that became unconscious. */
  knockOuts: number;
  uses: Record<string, number>;
  /** Brought back by an attack or a counter, or by a break. */
  recovered: Record<string, number>;
  /** Of those, brought back by a break. */
  recoveredInBreaks: Record<string, number>;
  /** Levels that the counter took off, standing effects included. */
  prevented: Record<string, number>;
  /** Uses that were standing Blocks; they are in `uses['Street Defense']` too. */
  standingBlocks: number;
  units: UnitTally[];
}

/**
 * Makes an empty tally for a side.
 *
 * @rule BTL-7, CTR-26
 * @param side for its roster and its counters
 * @returns all zeroes
 */
export function emptyTally(side: SideSpec): SideTally {
  const counters = side.roster.flatMap((unit) => unit.counters.map((c) => c.counter.name));
  const zeroes = (): Record<string, number> => Object.fromEntries(counters.map((c) => [c, 0]));
  return {
    damageDealt: 0,
    attacks: 0,
    hits: 0,
    firstLossRound: 0,
    stuns: 0,
    knockOuts: 0,
    uses: zeroes(),
    recovered: zeroes(),
    recoveredInBreaks: zeroes(),
    prevented: zeroes(),
    standingBlocks: 0,
    units: side.roster.map(() => ({ damageDealt: 0, kills: 0, slain: 0, attacks: 0, hits: 0 })),
  };
}

/**
 * Adds to the entry of a counter.
 *
 * @param record changed in place
 * @param name the counter
 * @param amount how much
 */
export function addTo(record: Record<string, number>, name: string, amount: number): void {
  record[name] = (record[name] ?? 0) + amount;
}
