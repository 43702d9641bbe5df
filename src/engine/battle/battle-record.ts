import { type TallyLayout, type TrialRecord, UNIT_COUNTS } from '../core/trial-record.ts';
import type { BattlePlan } from './battle-plan.ts';
import { ACTIVE, type BattleState, DEAD, FLED, UNCONSCIOUS } from './battle-state.ts';

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
  record.active[at] = state.active[0]!;
  record.active[at + 1] = state.active[1]!;
  record.rounds = state.round;
}

/**
 * Writes what all battles count into the record, once a battle has ended.
 *
 * @param extras number of the system's own quantities a side; their cells are left alone
 * @rule BTL-7
 */
export function recordBattle(state: BattleState, record: TrialRecord, outcome: number, extras: number): void {
  record.outcome = outcome;
  record.metrics[0] = state.round;
  for (let side = 0; side < 2; side++) {
    recordSide(state, record.metrics, side, 1 + side * (SIDE_METRICS.length + extras));
    recordUnits(state, record.units, side);
  }
}

function recordSide(state: BattleState, cells: Int32Array, side: number, at: number): void {
  let dead = 0;
  let unconscious = 0;
  let fled = 0;
  let damage = 0;
  let attacks = 0;
  let hits = 0;
  for (let slot = state.plan.firstSlot[side]!; slot < state.to[side]!; slot++) {
    const status = state.status[slot]!;
    if (status === DEAD) dead++;
    else if (status === UNCONSCIOUS) unconscious++;
    else if (status === FLED) fled++;
    damage += state.damageDealt[slot]!;
    attacks += state.attacks[slot]!;
    hits += state.hits[slot]!;
  }
  cells[at] = state.active[side]!;
  cells[at + 1] = dead;
  cells[at + 2] = unconscious;
  cells[at + 3] = fled;
  cells[at + 4] = damage;
  cells[at + 5] = attacks;
  cells[at + 6] = hits;
  cells[at + 7] = wavesDefeated(state, side);
  cells[at + 8] = state.firstLossRound[side]!;
}

/** Waves that entered and have no active unit left. */
function wavesDefeated(state: BattleState, side: number): number {
  const size = state.plan.rosterSize[side]!;
  let defeated = 0;
  for (let first = state.plan.firstSlot[side]!; first < state.to[side]!; first += size) {
    let standing = 0;
    for (let slot = first; slot < first + size; slot++) if (state.status[slot] === ACTIVE) standing++;
    if (standing === 0) defeated++;
  }
  return defeated;
}

/** Sums a unit's waves; it survived where the instance that entered last is active. */
function recordUnits(state: BattleState, cells: Int32Array, side: number): void {
  const { plan } = state;
  const size = plan.rosterSize[side]!;
  const width = UNIT_COUNTS.length;
  for (let index = 0; index < size; index++) {
    let damage = 0;
    let kills = 0;
    let attacks = 0;
    let hits = 0;
    for (let slot = plan.firstSlot[side]! + index; slot < state.to[side]!; slot += size) {
      damage += state.damageDealt[slot]!;
      kills += state.kills[slot]!;
      attacks += state.attacks[slot]!;
      hits += state.hits[slot]!;
    }
    const at = (plan.firstRow[side]! + index) * width;
    cells[at] = state.status[state.to[side]! - size + index] === ACTIVE ? 1 : 0;
    cells[at + 1] = damage;
    cells[at + 2] = kills;
    cells[at + 3] = attacks;
    cells[at + 4] = hits;
  }
}
