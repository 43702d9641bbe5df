import { describe, expect, it } from 'vitest';
import { compileBattlePlan, expandRoster, streamKeys } from '../../../../src/engine/battle/battle-plan.ts';
import { battleLayout, recordBattle, recordRound } from '../../../../src/engine/battle/battle-record.ts';
import type { BattleScenario, NextWave } from '../../../../src/engine/battle/battle-scenario.ts';
import {
  ACTIVE,
  BattleState,
  bringBack,
  Combatant,
  DEAD,
  DRAW,
  enterWave,
  FLED,
  isWaveDue,
  judge,
  resetBattle,
  takeOut,
  UNCONSCIOUS,
  UNDECIDED,
} from '../../../../src/engine/battle/battle-state.ts';
import { unitNames } from '../../../../src/engine/battle/unit-names.ts';
import { TrialRecord } from '../../../../src/engine/core/trial-record.ts';

interface SideSketch {
  units: readonly { name: string; count?: number }[];
  waves?: number;
  nextWave?: NextWave;
}

function scenarioOf(us: SideSketch, them: SideSketch): BattleScenario {
  const side = (sketch: SideSketch) => ({ waves: 1, nextWave: 'on-defeat' as const, ...sketch });
  return {
    format: 1,
    name: 'A test',
    system: 'any',
    kind: 'battle',
    trials: 1,
    seed: 1,
    rules: {},
    sides: { us: side(us), them: side(them) },
  };
}

function stateOf(us: SideSketch, them: SideSketch): BattleState {
  const plan = compileBattlePlan(scenarioOf(us, them), 20);
  const state = new BattleState(plan, (slot) => new Combatant(plan, slot));
  resetBattle(state);
  return state;
}

function unitAt(state: BattleState, slot: number): Combatant {
  return [...state.one.units, ...state.two.units][slot] as Combatant;
}

/** Slots of side one's active units. */
function slotsOf({ one }: BattleState): number[] {
  return one.activeUnits.slice(0, one.active).map(({ slot }) => slot);
}

/** Goes to the next round and lets the waves enter that are due. */
function startRound(state: BattleState): void {
  state.round++;
  for (const side of [state.one, state.two]) if (isWaveDue(state, side)) enterWave(side);
}

const TWO = { units: [{ name: 'Trooper', count: 2 }] };
const ONE = { units: [{ name: 'Ann' }] };

describe('battles', () => {
  it('BTL-1: an entry with a count stands for that many units, numbered', () => {
    const units = [{ name: 'Trooper', count: 2 }, { name: 'Ann' }, { name: 'Bo', count: 1 }];
    expect(expandRoster(units).map(({ name }) => name)).toEqual(['Trooper 1', 'Trooper 2', 'Ann', 'Bo 1']);
  });

  it('BTL-1: sides and units stand in file order', () => {
    const plan = compileBattlePlan(scenarioOf({ ...TWO, waves: 2 }, ONE), 20);
    expect(plan.sideNames).toEqual(['us', 'them']);
    expect(plan.units.map(({ side, unit }) => `${side} ${unit}`)).toEqual(['us Trooper 1', 'us Trooper 2', 'them Ann']);
    expect([...plan.rowOf]).toEqual([0, 1, 0, 1, 2]);
    expect([...plan.waveOf]).toEqual([0, 0, 1, 1, 0]);
  });

  it('BTL-1, BTL-6: stories tell units of one name apart by side, and those of later waves by wave', () => {
    const plan = compileBattlePlan(
      scenarioOf({ units: [{ name: 'Guard' }, { name: 'Dog' }], waves: 2 }, { units: [{ name: 'Guard' }] }),
      10,
    );
    expect(unitNames(plan)).toEqual(['Guard (us)', 'Dog', 'Guard (us, wave 2)', 'Dog (wave 2)', 'Guard (them)']);
  });

  it('BTL-2: a unit is active or out, and out is dead, unconscious or fled', () => {
    const state = stateOf({ units: [{ name: 'Trooper', count: 4 }] }, ONE);
    startRound(state);
    takeOut(state, unitAt(state, 0), DEAD);
    takeOut(state, unitAt(state, 1), UNCONSCIOUS);
    takeOut(state, unitAt(state, 2), FLED);
    expect(state.one.active).toBe(1);
    expect([...state.one.units, ...state.two.units].map(({ status }) => status)).toEqual([
      DEAD,
      UNCONSCIOUS,
      FLED,
      ACTIVE,
      ACTIVE,
    ]);
  });

  it('BTL-2: active units stay in roster order as units go out and wake', () => {
    const state = stateOf({ units: [{ name: 'Trooper', count: 4 }] }, ONE);
    startRound(state);
    takeOut(state, unitAt(state, 1), UNCONSCIOUS);
    takeOut(state, unitAt(state, 3), UNCONSCIOUS);
    expect(slotsOf(state)).toEqual([0, 2]);
    bringBack(state, unitAt(state, 1));
    expect(slotsOf(state)).toEqual([0, 1, 2]);
    bringBack(state, unitAt(state, 3));
    expect(slotsOf(state)).toEqual([0, 1, 2, 3]);
    expect(unitAt(state, 3).status).toBe(ACTIVE);
  });

  it('BTL-3: a side with no active unit and no wave to come has lost; both at once is a draw', () => {
    const state = stateOf(ONE, ONE);
    startRound(state);
    expect(judge(state)).toBe(UNDECIDED);
    takeOut(state, unitAt(state, 0), DEAD);
    expect(judge(state)).toBe(1);
    takeOut(state, unitAt(state, 1), DEAD);
    expect(judge(state)).toBe(DRAW);
  });

  it('BTL-3: a side with a wave to come has not lost', () => {
    const state = stateOf({ ...ONE, waves: 2 }, ONE);
    startRound(state);
    takeOut(state, unitAt(state, 0), DEAD);
    expect(judge(state)).toBe(UNDECIDED);
    startRound(state);
    takeOut(state, unitAt(state, 1), DEAD);
    expect(judge(state)).toBe(1);
  });

  it('BTL-6: on defeat the next wave enters at the start of the round after, afresh', () => {
    const state = stateOf({ ...TWO, waves: 2 }, ONE);
    startRound(state);
    takeOut(state, unitAt(state, 0), DEAD);
    startRound(state);
    expect(state.one.entered).toBe(1);
    takeOut(state, unitAt(state, 1), DEAD);
    startRound(state);
    expect([state.one.entered, state.one.active, state.one.to]).toEqual([2, 2, 4]);
    expect(slotsOf(state)).toEqual([2, 3]);
    startRound(state);
    expect(state.one.entered).toBe(2);
  });

  it('BTL-6: waves enter at the starts of rounds 1, 1 + k, 1 + 2k, whatever stands', () => {
    const state = stateOf({ ...ONE, waves: 3, nextWave: { everyRounds: 2 } }, ONE);
    const entered: number[] = [];
    for (let round = 1; round <= 7; round++) {
      startRound(state);
      entered.push(state.one.entered);
    }
    expect(entered).toEqual([1, 1, 2, 2, 3, 3, 3]);
    expect(state.one.active).toBe(3);
  });

  it('BTL-6: a wave that waits for its round leaves its side without a unit, but not beaten', () => {
    const state = stateOf({ ...ONE, waves: 2, nextWave: { everyRounds: 3 } }, ONE);
    startRound(state);
    takeOut(state, unitAt(state, 0), DEAD);
    startRound(state);
    expect([state.one.active, judge(state)]).toEqual([0, UNDECIDED]);
  });

  it('BTL-7: counts by side, by unit and by round', () => {
    const state = stateOf({ ...TWO, waves: 2 }, ONE);
    const layout = battleLayout(state.plan, ['extra']);
    const record = new TrialRecord(layout, 20);
    startRound(state);
    unitAt(state, 2).attacks = 9;
    unitAt(state, 0).damageDealt = 5;
    unitAt(state, 0).hits = 1;
    takeOut(state, unitAt(state, 0), DEAD);
    recordRound(state, record);
    startRound(state);
    takeOut(state, unitAt(state, 1), UNCONSCIOUS);
    recordRound(state, record);
    startRound(state);
    unitAt(state, 2).damageDealt = 7;
    unitAt(state, 2).kills = 1;
    takeOut(state, unitAt(state, 4), DEAD);
    recordRound(state, record);
    recordBattle(state, record, judge(state), 1);
    const metrics = Object.fromEntries(layout.metrics.map((name, i) => [name, record.metrics[i]]));
    expect(metrics).toMatchObject({
      rounds: 3,
      'us.survivors': 2,
      'us.dead': 1,
      'us.unconscious': 1,
      'us.fled': 0,
      'us.damageDealt': 12,
      'us.hits': 1,
      'us.wavesDefeated': 1,
      'us.firstLossRound': 1,
      'them.survivors': 0,
      'them.firstLossRound': 3,
    });
    expect(record.outcome).toBe(0);
    // survived, damage, kills, attacks, hits of Trooper 1, Trooper 2 and Ann
    expect([...record.units]).toEqual([1, 12, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect([...record.active.slice(0, record.rounds * 2)]).toEqual([1, 1, 0, 1, 2, 0]);
  });

  it('BTL-7: the first loss is in round 0 where a side lost nobody', () => {
    const state = stateOf(ONE, ONE);
    const layout = battleLayout(state.plan, []);
    const record = new TrialRecord(layout, 20);
    startRound(state);
    recordBattle(state, record, 3, 0);
    expect(record.metrics[layout.metrics.indexOf('us.firstLossRound')]).toBe(0);
  });

  it('gives every unit and purpose a stream of its own that other units do not change', () => {
    const few = compileBattlePlan(scenarioOf(ONE, TWO), 20);
    const more = compileBattlePlan(
      scenarioOf({ units: [{ name: 'Ann' }, { name: 'Bo' }], waves: 3 }, { ...TWO, waves: 2 }),
      20,
    );
    const keys = (plan: typeof few, slot: number) => [...streamKeys(plan, 6).slice(slot * 6, slot * 6 + 6)];
    expect(new Set(streamKeys(more, 6)).size).toBe(more.slots * 6);
    expect(keys(few, 0)).toEqual(keys(more, 0));
    expect(keys(few, 1)).toEqual(keys(more, 6));
  });
});
