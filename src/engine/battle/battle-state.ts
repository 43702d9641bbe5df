import type { BattlePlan } from './battle-plan.ts';

/** States of a unit (BTL-2); absent until its wave enters. */
const ABSENT = 0;
export const ACTIVE = 1;
export const DEAD = 2;
export const UNCONSCIOUS = 3;
export const FLED = 4;
const STATES = 5;

/** Outcomes of a battle besides the index of the winning side (BTL-3), and none yet. */
export const DRAW = 2;
export const TIMEOUT = 3;
export const UNDECIDED = -1;

/** What every system keeps of a unit: one instance of a roster unit, in one wave. Systems extend it by their own. */
export class Combatant {
  readonly slot: number;
  readonly row: number;
  /** 0 or 1. */
  readonly side: number;
  /** Place in its side's roster, from 0. */
  readonly index: number;
  /** Wave that it belongs to, from 0. */
  readonly wave: number;
  /** `ACTIVE` and its like. */
  status = ABSENT;
  /** The system's order of health, higher for healthier (BTL-4). */
  healthOrder = 0;
  /** From the unit that is choosing a target, in the system's unit of length: scratch, measured anew for each choice. */
  distance = 0;
  /** What it has done so far (BTL-7). */
  damageDealt = 0;
  kills = 0;
  attacks = 0;
  hits = 0;

  constructor(plan: BattlePlan, slot: number) {
    this.slot = slot;
    this.row = plan.rowOf[slot]!;
    this.side = plan.sideOf[slot]!;
    this.index = plan.indexOf[slot]!;
    this.wave = plan.waveOf[slot]!;
  }
}

/** How a side stands. */
export class SideState<Unit extends Combatant = Combatant> {
  /** 0 or 1. */
  readonly side: number;
  readonly rosterSize: number;
  readonly waves: number;
  /** Rounds between waves; 0 for a wave on the defeat of the one before. */
  readonly everyRounds: number;
  /** All its units in roster order, wave after wave. */
  readonly units: readonly Unit[];
  /** Its active units in roster order: the first `active` of these. */
  readonly activeUnits: Unit[];
  active = 0;
  /** Waves that have entered. */
  entered = 0;
  /** Units that have entered: the first of `units`. */
  to = 0;
  /** Round in which it first lost a unit, 0 for never. */
  firstLossRound = 0;
  /** By state, `DEAD` and its like: units that went out in it, and were not brought back. */
  readonly out = new Int32Array(STATES);
  /** By wave, from 0: its active units, and 1 where it has been without any. */
  readonly standing: Int32Array;
  readonly wentOut: Uint8Array;
  /** Waves that have been without an active unit. */
  defeated = 0;

  constructor(plan: BattlePlan, side: number, units: readonly Unit[]) {
    this.side = side;
    this.rosterSize = plan.rosterSize[side]!;
    this.waves = plan.waves[side]!;
    this.everyRounds = plan.everyRounds[side]!;
    this.units = units;
    this.activeUnits = [...units];
    this.standing = new Int32Array(this.waves);
    this.wentOut = new Uint8Array(this.waves);
  }
}

/** Who is on the field in the trial being fought, and what each has done so far. */
export class BattleState<Unit extends Combatant = Combatant> {
  readonly plan: BattlePlan;
  /** Round being fought, from 1. */
  round = 0;
  readonly one: SideState<Unit>;
  readonly two: SideState<Unit>;

  /** @param createUnit the system's unit of a slot */
  constructor(plan: BattlePlan, createUnit: (slot: number) => Unit) {
    const units = Array.from({ length: plan.slots }, (_, slot) => createUnit(slot));
    this.plan = plan;
    this.one = new SideState(plan, 0, units.slice(0, plan.firstSlot[1]));
    this.two = new SideState(plan, 1, units.slice(plan.firstSlot[1]));
  }

  /** The side of an index, 0 or 1. */
  side(side: number): SideState<Unit> {
    return side === 0 ? this.one : this.two;
  }
}

/** The unit of a slot. */
export function unitAt<Unit extends Combatant>({ one, two }: BattleState<Unit>, slot: number): Unit {
  const before = one.units.length;
  return slot < before ? one.units[slot]! : two.units[slot - before]!;
}

/** Empties the field for a new trial. */
export function resetBattle(state: BattleState): void {
  state.round = 0;
  resetSide(state.one);
  resetSide(state.two);
}

function resetSide(side: SideState): void {
  side.active = 0;
  side.entered = 0;
  side.to = 0;
  side.firstLossRound = 0;
  side.defeated = 0;
  side.out[DEAD] = 0;
  side.out[UNCONSCIOUS] = 0;
  side.out[FLED] = 0;
}

/**
 * Whether a side's next wave enters at the start of the round.
 *
 * @rule BTL-6
 */
export function isWaveDue(state: BattleState, side: SideState): boolean {
  if (side.entered >= side.waves) return false;
  return side.everyRounds === 0 ? side.active === 0 : (state.round - 1) % side.everyRounds === 0;
}

/**
 * Puts a side's next wave on the field; its units are the last `rosterSize` before `side.to`.
 *
 * @rule BTL-6
 */
export function enterWave(side: SideState): void {
  const first = side.to;
  side.wentOut[side.entered] = 0;
  side.standing[side.entered] = side.rosterSize;
  side.to = first + side.rosterSize;
  side.entered++;
  for (let i = first; i < side.to; i++) {
    const unit = side.units[i]!;
    unit.status = ACTIVE;
    unit.damageDealt = 0;
    unit.kills = 0;
    unit.attacks = 0;
    unit.hits = 0;
    side.activeUnits[side.active] = unit;
    side.active++;
  }
}

/**
 * Takes an active unit out; those after it move up in `activeUnits`.
 *
 * @param status `DEAD`, `UNCONSCIOUS` or `FLED`
 * @rule BTL-2
 */
export function takeOut(state: BattleState, unit: Combatant, status: number): void {
  const side = state.side(unit.side);
  unit.status = status;
  side.out[status] = side.out[status]! + 1;
  side.active--;
  let place = 0;
  while (side.activeUnits[place] !== unit) place++;
  for (; place < side.active; place++) side.activeUnits[place] = side.activeUnits[place + 1]!;
  if (side.firstLossRound === 0) side.firstLossRound = state.round;
  loseOne(side, unit.wave);
}

/** One unit fewer of a wave stands; it is defeated where that was the last, once. */
function loseOne(side: SideState, wave: number): void {
  side.standing[wave] = side.standing[wave]! - 1;
  if (side.standing[wave] !== 0 || side.wentOut[wave] === 1) return;
  side.wentOut[wave] = 1;
  side.defeated++;
}

/**
 * Brings an unconscious unit back that its system wakes, whatever wave it came with, in its place of the
 * roster. A wave that had gone out stays one that was defeated.
 *
 * @rule BTL-2, BTL-7
 */
export function bringBack(state: BattleState, unit: Combatant): void {
  const side = state.side(unit.side);
  let place = side.active;
  for (; place > 0 && side.activeUnits[place - 1]!.slot > unit.slot; place--) {
    side.activeUnits[place] = side.activeUnits[place - 1]!;
  }
  side.activeUnits[place] = unit;
  side.active++;
  side.standing[unit.wave] = side.standing[unit.wave]! + 1;
  side.out[unit.status] = side.out[unit.status]! - 1;
  unit.status = ACTIVE;
}

/**
 * How the battle stands after a group of acts.
 *
 * @returns the winning side, `DRAW`, or `UNDECIDED`
 * @rule BTL-3
 */
export function judge(state: BattleState): number {
  const oneLost = hasLost(state.one);
  const twoLost = hasLost(state.two);
  if (oneLost) return twoLost ? DRAW : 1;
  return twoLost ? 0 : UNDECIDED;
}

function hasLost(side: SideState): boolean {
  return side.active === 0 && side.entered === side.waves;
}
