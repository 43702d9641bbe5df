import type { BattleScenario, BattleSide, BattleUnit } from './battle-scenario.ts';

/** A unit entry and the name of one of the units it stands for. */
export interface RosterUnit<Unit extends BattleUnit> {
  readonly entry: Unit;
  readonly name: string;
}

/**
 * The units of a side in roster order, an entry with a count as that many.
 *
 * @rule BTL-1
 */
export function expandRoster<Unit extends BattleUnit>(units: readonly Unit[]): RosterUnit<Unit>[] {
  return units.flatMap((entry) => {
    if (entry.count === undefined) return [{ entry, name: entry.name }];
    return Array.from({ length: entry.count }, (_, i) => ({ entry, name: `${entry.name} ${i + 1}` }));
  });
}

/**
 * Who stands where in the tables of a battle.
 *
 * A *row* is a roster unit: side one's rows come first, in file order. A *slot* is one instance of a
 * row: a side whose roster comes in n waves has n slots a row, wave after wave, so that the slots of a
 * side in ascending order are its units in roster order, the first wave first.
 */
export interface BattlePlan {
  readonly sideNames: readonly [string, string];
  /** Names of the rows. */
  readonly units: readonly { readonly side: string; readonly unit: string }[];
  readonly maxRounds: number;
  /** By side. */
  readonly rosterSize: Int32Array;
  readonly firstRow: Int32Array;
  readonly firstSlot: Int32Array;
  readonly waves: Int32Array;
  /** By side: rounds between waves; 0 for a wave on the defeat of the one before. */
  readonly everyRounds: Int32Array;
  readonly slots: number;
  /** By slot. */
  readonly rowOf: Int32Array;
  readonly sideOf: Int32Array;
  /** By slot: place in its side's roster, from 0. */
  readonly indexOf: Int32Array;
  /** By slot: wave that it belongs to, from 0. */
  readonly waveOf: Int32Array;
}

/** Stream keys have room for this many units a roster, two sides, this many purposes and 2^12 waves: 32 bits together. */
const MOST_UNITS = 1 << 15;
const MOST_PURPOSES = 1 << 4;

/**
 * Lays out the rows and slots of a battle.
 *
 * @rule BTL-1, BTL-6
 */
export function compileBattlePlan(scenario: BattleScenario, maxRounds: number): BattlePlan {
  const names = Object.keys(scenario.sides) as [string, string];
  const sides = names.map((name) => scenario.sides[name] as BattleSide);
  const rosters = sides.map((side) => expandRoster(side.units));
  const size = Int32Array.from(rosters, (roster) => roster.length);
  const waves = Int32Array.from(sides, (side) => side.waves);
  const slotsOfOne = size[0]! * waves[0]!;
  const slots = slotsOfOne + size[1]! * waves[1]!;
  const slotTable = (of: (side: number, place: number) => number) =>
    Int32Array.from({ length: slots }, (_, slot) => (slot < slotsOfOne ? of(0, slot) : of(1, slot - slotsOfOne)));
  return {
    sideNames: names,
    units: rosters.flatMap((roster, side) => roster.map(({ name }) => ({ side: names[side]!, unit: name }))),
    maxRounds,
    rosterSize: size,
    firstRow: Int32Array.of(0, size[0]!),
    firstSlot: Int32Array.of(0, slotsOfOne),
    waves,
    everyRounds: Int32Array.from(sides, ({ nextWave }) => (nextWave === 'on-defeat' ? 0 : nextWave.everyRounds)),
    slots,
    rowOf: slotTable((side, place) => side * size[0]! + (place % size[side]!)),
    sideOf: slotTable((side) => side),
    indexOf: slotTable((side, place) => place % size[side]!),
    waveOf: slotTable((side, place) => Math.floor(place / size[side]!)),
  };
}

/**
 * Keys of the substreams of a battle: `purposes` streams a slot, stream `slot × purposes + purpose`.
 * A key tells side, wave, place in the roster and purpose, and nothing of the other units, so that a
 * unit keeps its dice when waves or units are added after it.
 */
export function streamKeys(plan: BattlePlan, purposes: number): Int32Array {
  const keys = new Int32Array(plan.slots * purposes);
  for (let stream = 0; stream < keys.length; stream++) {
    const slot = Math.floor(stream / purposes);
    const unit = (plan.waveOf[slot]! * MOST_UNITS + plan.indexOf[slot]!) * 2 + plan.sideOf[slot]!;
    keys[stream] = Math.imul(unit, MOST_PURPOSES) + (stream % purposes);
  }
  return keys;
}
