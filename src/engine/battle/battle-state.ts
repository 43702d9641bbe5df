import type { BattlePlan } from './battle-plan.ts';

/** States of a slot (BTL-2); 0 until its wave enters. */
export const ACTIVE = 1;
export const DEAD = 2;
export const UNCONSCIOUS = 3;
export const FLED = 4;

/** Outcomes of a battle besides the index of the winning side (BTL-3), and none yet. */
export const DRAW = 2;
export const TIMEOUT = 3;
export const UNDECIDED = -1;

/** Who is on the field in the trial being fought, and what each has done so far. */
export class BattleState {
  readonly plan: BattlePlan;
  /** Round being fought, from 1. */
  round = 0;
  /** By slot: `ACTIVE` and its like, 0 until its wave enters. */
  readonly status: Int32Array;
  /** By side: active units. */
  readonly active = new Int32Array(2);
  /** By side: waves that have entered. */
  readonly entered = new Int32Array(2);
  /** By side: active units have slots from here … */
  readonly from = new Int32Array(2);
  /** … to before here. */
  readonly to = new Int32Array(2);
  /** By side: round in which it first lost a unit, 0 for never. */
  readonly firstLossRound = new Int32Array(2);
  /** By slot. */
  readonly damageDealt: Int32Array;
  readonly kills: Int32Array;
  readonly attacks: Int32Array;
  readonly hits: Int32Array;

  constructor(plan: BattlePlan) {
    this.plan = plan;
    this.status = new Int32Array(plan.slots);
    this.damageDealt = new Int32Array(plan.slots);
    this.kills = new Int32Array(plan.slots);
    this.attacks = new Int32Array(plan.slots);
    this.hits = new Int32Array(plan.slots);
  }
}

/** Empties the field for a new trial. */
export function resetBattle(state: BattleState): void {
  state.round = 0;
  for (let side = 0; side < 2; side++) {
    state.active[side] = 0;
    state.entered[side] = 0;
    state.from[side] = state.plan.firstSlot[side]!;
    state.to[side] = state.plan.firstSlot[side]!;
    state.firstLossRound[side] = 0;
  }
}

/**
 * Whether a side's next wave enters at the start of the round.
 *
 * @rule BTL-6
 */
export function isWaveDue(state: BattleState, side: number): boolean {
  const { plan } = state;
  if (state.entered[side]! >= plan.waves[side]!) return false;
  const every = plan.everyRounds[side]!;
  return every === 0 ? state.active[side] === 0 : (state.round - 1) % every === 0;
}

/**
 * Puts a side's next wave on the field; its slots are the last `rosterSize` before `state.to`.
 *
 * @rule BTL-6
 */
export function enterWave(state: BattleState, side: number): void {
  const size = state.plan.rosterSize[side]!;
  const first = state.to[side]!;
  for (let slot = first; slot < first + size; slot++) {
    state.status[slot] = ACTIVE;
    state.damageDealt[slot] = 0;
    state.kills[slot] = 0;
    state.attacks[slot] = 0;
    state.hits[slot] = 0;
  }
  state.to[side] = first + size;
  state.entered[side] = state.entered[side]! + 1;
  state.active[side] = state.active[side]! + size;
  while (state.from[side]! < first && isGone(state.status[state.from[side]!]!)) {
    state.from[side] = state.from[side]! + 1;
  }
}

function isGone(status: number): boolean {
  return status === DEAD || status === FLED;
}

/**
 * Takes an active unit out.
 *
 * @param status `DEAD`, `UNCONSCIOUS` or `FLED`
 * @rule BTL-2
 */
export function takeOut(state: BattleState, slot: number, status: number): void {
  const side = state.plan.sideOf[slot]!;
  state.status[slot] = status;
  state.active[side] = state.active[side]! - 1;
  if (state.firstLossRound[side] === 0) state.firstLossRound[side] = state.round;
}

/**
 * How the battle stands after a group of acts.
 *
 * @returns the winning side, `DRAW`, or `UNDECIDED`
 * @rule BTL-3
 */
export function judge(state: BattleState): number {
  const oneLost = hasLost(state, 0);
  const twoLost = hasLost(state, 1);
  if (oneLost) return twoLost ? DRAW : 1;
  return twoLost ? 0 : UNDECIDED;
}

function hasLost(state: BattleState, side: number): boolean {
  return state.active[side] === 0 && state.entered[side] === state.plan.waves[side];
}
