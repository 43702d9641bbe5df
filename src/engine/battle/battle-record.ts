import { type TallyLayout, type TrialRecord, UNIT_COUNTS } from '../core/trial-record.ts';
import type { BattlePlan } from './battle-plan.ts';
import { ACTIVE, type BattleState, DEAD, FLED, type SideState, standingInWave, UNCONSCIOUS } from './battle-state.ts';

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
  recordSide(state.one, record.metrics, 1);
  recordSide(state.two, record.metrics, 1 + SIDE_METRICS.length + extras);
  recordUnits(state.one, record.units, 0);
  recordUnits(state.two, record.units, state.one.rosterSize);
}

function recordSide(side: SideState, cells: Int32Array, at: number): void {
  let dead = 0;
  let unconscious = 0;
  let fled = 0;
  let damage = 0;
  let attacks = 0;
  let hits = 0;
  for (let i = 0; i < side.to; i++) {
    const unit = side.units[i]!;
    const { status } = unit;
    if (status === DEAD) dead++;
    else if (status === UNCONSCIOUS) unconscious++;
    else if (status === FLED) fled++;
    damage += unit.damageDealt;
    attacks += unit.attacks;
    hits += unit.hits;
  }
  cells[at] = side.active;
  cells[at + 1] = dead;
  cells[at + 2] = unconscious;
  cells[at + 3] = fled;
  cells[at + 4] = damage;
  cells[at + 5] = attacks;
  cells[at + 6] = hits;
  cells[at + 7] = wavesDefeated(side);
  cells[at + 8] = side.firstLossRound;
}

/** Waves that entered and went out: they have no active unit left, or had none before one was brought back. */
function wavesDefeated(side: SideState): number {
  let defeated = 0;
  for (let wave = 0; wave < side.entered; wave++) {
    if (side.wentOut[wave] === 1 || standingInWave(side, wave) === 0) defeated++;
  }
  return defeated;
}

/** Sums a unit's waves; it survived where the instance that entered last is active. */
function recordUnits(side: SideState, cells: Int32Array, firstRow: number): void {
  const size = side.rosterSize;
  const width = UNIT_COUNTS.length;
  for (let index = 0; index < size; index++) {
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
    const at = (firstRow + index) * width;
    cells[at] = side.units[side.to - size + index]!.status === ACTIVE ? 1 : 0;
    cells[at + 1] = damage;
    cells[at + 2] = kills;
    cells[at + 3] = attacks;
    cells[at + 4] = hits;
  }
}
