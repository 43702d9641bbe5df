import { noEffects, performAction } from './act.ts';
import { declare } from './declare.ts';
import { fightResult } from './fight-result.ts';
import { landEffects } from './land-effects.ts';
import { activeOf, allUnits, compareByRoster, label } from './look-up.ts';
import { planMovements } from './movement.ts';
import { type Random, rollDice, rollDie } from './random-dice.ts';
import { readBattle } from './read-scenario.ts';
import { ORDER_DIE_SIDES } from './rule-parameters.ts';
import type { Battle, BattlePlan, FightResult, SideIndex, SidePlan, SideState, Unit, UnitPlan } from './types.ts';

const BOTH_SIDES: readonly SideIndex[] = [0, 1];

function startSide(plan: SidePlan): SideState {
  return {
    plan,
    units: [],
    tally: { firstLossRound: 0, luckSpent: 0, timesProne: 0, timesHeld: 0, timesDisarmed: 0, negotiatedRounds: 0 },
    wavesThatWentOut: new Set(),
    wavesEntered: 0,
    lastNegotiatedRound: 0,
  };
}

/** @rule T10-2, BTL-6 Places a fresh unit. Draws: its hit points. */
function enterUnit(plan: UnitPlan, side: SideIndex, wave: number, random: Random): Unit {
  const hitPoints = rollDice(random, plan.hitPoints);
  return {
    plan,
    side,
    wave,
    fullHitPoints: hitPoints,
    tally: { damageDealt: 0, kills: 0, attacks: 0, hits: 0 },
    state: 'active',
    place: plan.place,
    hitPoints,
    luck: plan.luck,
    prone: false,
    heldBy: null,
    lostWeapons: new Map(),
    wakesInRound: null,
    declaration: null,
    order: 0,
    movementVoid: false,
  };
}

/** @rule T10-23, BTL-2 Subdued units come to, with 1 hit point, standing and free. */
function wakeUnits(battle: Battle): void {
  for (const unit of allUnits(battle)) {
    if (unit.state !== 'unconscious' || unit.wakesInRound !== battle.round) continue;
    unit.state = 'active';
    unit.hitPoints = 1;
    unit.wakesInRound = null;
    unit.prone = false;
    unit.heldBy = null;
    battle.trace?.(`${label(battle, unit)} wakes`);
  }
}

/** @rule BTL-6 Whether a side's next wave enters at the start of this round. */
function isWaveDue(battle: Battle, side: SideIndex): boolean {
  const { plan, wavesEntered } = battle.sides[side];
  if (wavesEntered >= plan.waves) return false;
  if (plan.nextWave === 'on-defeat') return activeOf(battle, side).length === 0;
  return battle.round === 1 + wavesEntered * plan.nextWave.everyRounds;
}

function enterWaves(battle: Battle): void {
  for (const side of BOTH_SIDES) {
    if (!isWaveDue(battle, side)) continue;
    const state = battle.sides[side];
    state.wavesEntered += 1;
    for (const plan of state.plan.roster) {
      state.units.push(enterUnit(plan, side, state.wavesEntered, battle.random));
    }
    battle.trace?.(`wave ${state.wavesEntered} of ${state.plan.name} enters`);
  }
}

/** @rule T10-12, T10-13 All declare on the same state; then the order of play is rolled. Draws: d6 a unit. */
function declareAndOrder(battle: Battle): void {
  const active = allUnits(battle)
    .filter((unit) => unit.state === 'active')
    .sort(compareByRoster);
  for (const unit of allUnits(battle)) unit.declaration = null;
  const declarations = active.map((unit) => declare(battle, unit));
  active.forEach((unit, index) => {
    unit.declaration = declarations[index] ?? null;
    unit.movementVoid = false;
    unit.order = rollDie(battle.random, ORDER_DIE_SIDES) + unit.plan.dexterity;
  });
}

/** @rule BTL-7, T10-32 Notes first losses (flights too) and waves that have gone out. */
function noteLosses(battle: Battle): void {
  for (const side of BOTH_SIDES) {
    const state = battle.sides[side];
    const lostNow = state.units.some((unit) => unit.declaration !== null && unit.state !== 'active');
    if (lostNow && state.tally.firstLossRound === 0) state.tally.firstLossRound = battle.round;
    for (let wave = 1; wave <= state.wavesEntered; wave += 1) {
      const isOut = state.units.every((unit) => unit.wave !== wave || unit.state !== 'active');
      if (isOut) state.wavesThatWentOut.add(wave);
    }
  }
}

/** @rule BTL-3 The outcome as it stands, or null while the fight goes on. */
function outcomeNow(battle: Battle): string | null {
  const hasLost = BOTH_SIDES.map((side) => {
    const { plan, wavesEntered } = battle.sides[side];
    return activeOf(battle, side).length === 0 && wavesEntered >= plan.waves;
  });
  if (hasLost[0] && hasLost[1]) return 'draw';
  if (hasLost[0]) return battle.sides[1].plan.name;
  if (hasLost[1]) return battle.sides[0].plan.name;
  return null;
}

/** @rule T10-13 One tie group: all act on the state at its start, then the effects land together. */
function playGroup(battle: Battle, group: readonly Unit[]): void {
  const acts = planMovements(battle, group);
  const effects = noEffects();
  for (const act of acts) performAction(battle, act, effects);
  landEffects(battle, acts, effects);
  noteLosses(battle);
}

/** @rule T10-12, BTL-3 One round. Returns the outcome where the fight has ended. */
function playRound(battle: Battle): string | null {
  battle.trace?.(`round ${battle.round}`);
  wakeUnits(battle);
  enterWaves(battle);
  declareAndOrder(battle);
  const declared = allUnits(battle).filter((unit) => unit.declaration !== null);
  const orders = [...new Set(declared.map((unit) => unit.order))].sort((a, b) => b - a);
  for (const order of orders) {
    const group = declared.filter((unit) => unit.order === order && unit.state === 'active').sort(compareByRoster);
    if (group.length === 0) continue;
    battle.trace?.(` order ${order}`);
    playGroup(battle, group);
    const outcome = outcomeNow(battle);
    if (outcome !== null) return outcome;
  }
  return null;
}

/**
 * Fights a battle already read.
 * @param random numbers in [0, 1)
 * @param trace takes a line for everything that happens, or null
 */
export function fight(plan: BattlePlan, random: Random, trace: ((line: string) => void) | null = null): FightResult {
  const battle: Battle = {
    plan,
    rules: plan.rules,
    random,
    sides: [startSide(plan.sides[0]), startSide(plan.sides[1])],
    trace,
    bindings: [],
    round: 0,
  };
  const activeByRound: [number[], number[]] = [[], []];
  let outcome: string | null = null;
  while (outcome === null && battle.round < plan.rules.maxRounds) {
    battle.round += 1;
    outcome = playRound(battle);
    for (const side of BOTH_SIDES) activeByRound[side].push(activeOf(battle, side).length);
  }
  return fightResult(battle, outcome ?? 'timeout', activeByRound);
}

/**
 * Plays one battle of Target 10 straight from the rules.
 * @rule BTL-1 … BTL-7, T10-1 … T10-32
 * @param scenario the plain object that a scenario file parses to
 * @param random numbers in [0, 1)
 * @throws Error on a scenario that the rules refuse or that this judge does not know
 */
export function playBattle(scenario: unknown, random: Random): FightResult {
  return fight(readBattle(scenario), random);
}
