import { type TallyLayout, type TrialRecord, UNIT_COUNTS } from '../core/trial-record.ts';
import type { BattlePlan } from './battle-plan.ts';
import { ACTIVE, type BattleState, DEAD, FLED, type SideState, UNCONSCIOUS } from './battle-state.ts';

/** What every battle counts a side, in the order of its cells (BTL-7). */
export const SIDE_METRICS = [
  'survivors',
  'dead',
  'unconscious',
  'fled',
  'damageDealt',
  'attacks',
  'hits',
  'wavesDefeated',
  'firstLossRound',
] as const;

/**
 * All that a battle counts: `rounds`, then for each side the shared quantities and the system's own.
 *
 * @param extras names of what the system counts a side besides
 * @rule BTL-7
 */
export function battleLayout(plan: BattlePlan, extras: readonly string[]): TallyLayout {
  const ofSide = [...SIDE_METRICS, ...extras];
  return {
    outcomes: [...plan.sideNames, 'draw', 'timeout'],
    metrics: ['rounds', ...plan.sideNames.flatMap((side) => ofSide.map((name) => `${side}.${name}`))],
    units: plan.units,
    sides: plan.sideNames,
  };
}

/** The cell of a system's own quantity in `TrialRecord.metrics`. */
export function extraCell(side: number, extra: number, extras: number): number {
  return 1 + side * (SIDE_METRICS.length + extras) + SIDE_METRICS.length + extra;
}

/**
 * Notes the active units of both sides at the end of the present round.
 *
 * @rule BTL-7
 */
export function recordRound(state: BattleState, record: TrialRecord): void {
  const at = (state.round - 1) * 2;
  record.active[at] = state.one.active;
  record.active[at + 1] = state.two.active;
}

/**
 * Writes what all battles count into the record, once a battle has ended.
 *
 * @param extras number of the system's own quantities a side; their cells are left alone
 * @rule BTL-7
 */
export function recordBattle(state: BattleState, record: TrialRecord, outcome: number, extras: number): void {
  record.outcome = outcome;
  record.rounds = state.round;
  record.metrics[0] = state.round;
  recordSide(state.one, record, 1, 0);
  recordSide(state.two, record, 1 + SIDE_METRICS.length + extras, state.one.rosterSize);
}

/** @param at first of the side's cells in `metrics` */
function recordSide(side: SideState, { metrics, units }: TrialRecord, at: number, firstRow: number): void {
  const size = side.rosterSize;
  let damage = 0;
  let attacks = 0;
  let hits = 0;
  for (let index = 0; index < size; index++) {
    const row = (firstRow + index) * UNIT_COUNTS.length;
    recordUnit(side, index, units, row);
    damage += units[row + 1]!;
    attacks += units[row + 3]!;
    hits += units[row + 4]!;
  }
  metrics[at] = side.active;
  metrics[at + 1] = side.out[DEAD]!;
  metrics[at + 2] = side.out[UNCONSCIOUS]!;
  metrics[at + 3] = side.out[FLED]!;
  metrics[at + 4] = damage;
  metrics[at + 5] = attacks;
  metrics[at + 6] = hits;
  metrics[at + 7] = side.defeated;
  metrics[at + 8] = side.firstLossRound;
}

/** Sums a unit's waves; it survived where the instance that entered last is active. */
function recordUnit(side: SideState, index: number, cells: Int32Array, row: number): void {
  const size = side.rosterSize;
  let damage = 0;
  let kills = 0;
  let attacks = 0;
  let hits = 0;
  for (let i = index; i < side.to; i += size) {
    const unit = side.units[i]!;
    damage += unit.damageDealt;
    kills += unit.kills;
    attacks += unit.attacks;
    hits += unit.hits;
  }
  cells[row] = side.units[side.to - size + index]!.status === ACTIVE ? 1 : 0;
  cells[row + 1] = damage;
  cells[row + 2] = kills;
  cells[row + 3] = attacks;
  cells[row + 4] = hits;
}
