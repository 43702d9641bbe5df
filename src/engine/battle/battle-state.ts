import type { BattlePlan } from './battle-plan.ts';

/** States of a unit (BTL-2); absent until its wave enters. */
const ABSENT = 0;
export const ACTIVE = 1;
export const DEAD = 2;
export const UNCONSCIOUS = 3;
export const FLED = 4;

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
  /** Active units. */
  active = 0;
  /** Waves that have entered. */
  entered = 0;
  /** Active units have places in `units` from here … */
  from = 0;
  /** … to before here. */
  to = 0;
  /** Round in which it first lost a unit, 0 for never. */
  firstLossRound = 0;

  constructor(plan: BattlePlan, side: number, units: readonly Unit[]) {
    this.side = side;
    this.rosterSize = plan.rosterSize[side]!;
    this.waves = plan.waves[side]!;
    this.everyRounds = plan.everyRounds[side]!;
    this.units = units;
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

/** Empties the field for a new trial. */
export function resetBattle(state: BattleState): void {
  state.round = 0;
  resetSide(state.one);
  resetSide(state.two);
}

function resetSide(side: SideState): void {
  side.active = 0;
  side.entered = 0;
  side.from = 0;
  side.to = 0;
  side.firstLossRound = 0;
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
  for (let i = first; i < first + side.rosterSize; i++) {
    const unit = side.units[i]!;
    unit.status = ACTIVE;
    unit.damageDealt = 0;
    unit.kills = 0;
    unit.attacks = 0;
    unit.hits = 0;
  }
  side.to = first + side.rosterSize;
  side.entered++;
  side.active += side.rosterSize;
  while (side.from < first && isGone(side.units[side.from]!)) side.from++;
}

function isGone({ status }: Combatant): boolean {
  return status === DEAD || status === FLED;
}

/**
 * Takes an active unit out.
 *
 * @param status `DEAD`, `UNCONSCIOUS` or `FLED`
 * @rule BTL-2
 */
export function takeOut(state: BattleState, unit: Combatant, status: number): void {
  const side = state.side(unit.side);
  unit.status = status;
  side.active--;
  if (side.firstLossRound === 0) side.firstLossRound = state.round;
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
