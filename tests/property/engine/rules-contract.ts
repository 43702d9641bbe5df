import { expect } from 'vitest';
import type { BattleScenario } from '../../../src/engine/battle/battle-scenario.ts';
import { playTrials } from '../../../src/engine/core/play-trials.ts';
import type { CompiledScenario, RulesSystem, ScenarioHead } from '../../../src/engine/core/rules-system.ts';
import { type PackedTally, Tally } from '../../../src/engine/core/tally.ts';
import { SilentTeller, type Teller } from '../../../src/engine/core/teller.ts';
import { type TrialRecord, UNIT_COUNTS } from '../../../src/engine/core/trial-record.ts';

/**
 * What every system keeps, whatever the scenario; each function throws where it does not. The trials
 * begin late, where an index no longer fits a small integer.
 */
const FIRST = 2 ** 40;
const FEW_TRIALS = 40;

/** Chances that are equal differ by more than this many standard errors once in a million (normal, two-sided). */
const MOST_ERRORS = 4.9;

type Batch = readonly [first: number, count: number];

function tallyOf(compiled: CompiledScenario, seed: number, batches: readonly Batch[]): PackedTally {
  const merged = new Tally(compiled.layout);
  for (const [first, count] of batches) {
    const tally = new Tally(compiled.layout);
    playTrials(compiled.createRunner(seed), first, count, tally);
    merged.merge(tally.pack());
  }
  return merged.pack();
}

function snapshotOf({ outcome, cutShort, rounds, metrics, units, active }: TrialRecord, sides: number) {
  return {
    ...{ outcome, cutShort, rounds, metrics: [...metrics], units: [...units] },
    active: [...active.slice(0, rounds * sides)],
  };
}

/** Plays one trial on a runner that has played others before. */
function playOne(compiled: CompiledScenario, seed: number, trial: number, before: readonly number[], teller?: Teller) {
  const runner = compiled.createRunner(seed, teller);
  for (const other of before) runner.play(other);
  runner.play(trial);
  return snapshotOf(runner.record, compiled.layout.sides.length);
}

/** The same seed gives the same tally, and a trial is the same whatever was played before it. */
export function expectSameBytes(compiled: CompiledScenario, seed: number): void {
  const batch: Batch = [FIRST, FEW_TRIALS];
  expect(tallyOf(compiled, seed, [batch])).toEqual(tallyOf(compiled, seed, [batch]));
  for (const trial of [0, 7, FIRST]) {
    expect(playOne(compiled, seed, trial, [5, 900, FIRST + 1, 3])).toEqual(playOne(compiled, seed, trial, []));
  }
}

/**
 * Whatever the batches and their order, the tally is that of the whole.
 *
 * @param split 1 to 38
 */
export function expectAnyOrder(compiled: CompiledScenario, seed: number, split = 13): void {
  const whole = tallyOf(compiled, seed, [[FIRST, FEW_TRIALS]]);
  const parts: readonly Batch[] = [
    [FIRST, split],
    [FIRST + split, 1],
    [FIRST + split + 1, FEW_TRIALS - split - 1],
  ];
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ]) {
    const batches = order.map((part) => parts[part] as Batch);
    expect(tallyOf(compiled, seed, batches)).toEqual(whole);
  }
}

/** Hears so many events and no more. */
class PatientTeller extends SilentTeller {
  private left: number;

  constructor(most: number) {
    super();
    this.left = most;
  }

  override tell(): void {
    this.left--;
    if (this.left < 0) throw new Error('the trial does not end');
  }
}

const MOST_EVENTS = 1_000_000;

/** Every trial ends: it tells no more than a million events, its dice among them. */
export function expectEnd(compiled: CompiledScenario, seed: number): void {
  for (let trial = 0; trial < FEW_TRIALS; trial++) {
    compiled.createRunner(seed, new PatientTeller(MOST_EVENTS)).play(trial);
  }
}

/** A trial that is told is the trial of the fast loop. */
export function expectOneRule(compiled: CompiledScenario, seed: number): void {
  for (let trial = 0; trial < 10; trial++) {
    const told = playOne(compiled, seed, trial, [], new SilentTeller());
    expect(told).toEqual(playOne(compiled, seed, trial, []));
  }
}

/** All of the contract that needs no more than a compiled scenario, on a fight that chance made. */
export function expectContract(compiled: CompiledScenario, seed: number, split: number): void {
  expectSameBytes(compiled, seed);
  expectAnyOrder(compiled, seed, split);
  expectOneRule(compiled, seed);
  expectInRange(compiled, seed);
}

/** What a trial leaves behind is integers, each where it can be, and figures that tell of one thing agree. */
export function expectInRange(compiled: CompiledScenario, seed: number): void {
  const { layout } = compiled;
  const runner = compiled.createRunner(seed);
  for (let trial = 0; trial < FEW_TRIALS; trial++) {
    runner.play(trial);
    const { outcome, cutShort, rounds, active } = runner.record;
    expect(layout.outcomes[outcome]).toBeDefined();
    expect(cutShort).toBeGreaterThanOrEqual(0);
    expect(rounds).toBeLessThanOrEqual(layout.sides.length === 0 ? 0 : active.length / layout.sides.length);
    if (layout.sides.length > 0) expectBattleInRange(compiled, runner.record);
  }
}

/** What all battles count (BTL-7) fits together. */
function expectBattleInRange({ layout }: CompiledScenario, record: TrialRecord): void {
  const metric = (name: string) => record.metrics[layout.metrics.indexOf(name)] as number;
  expect(metric('rounds')).toBe(record.rounds);
  expect(record.rounds).toBeGreaterThanOrEqual(1);
  expect(Math.min(...record.metrics, ...record.units)).toBeGreaterThanOrEqual(0);
  layout.sides.forEach((side, index) => {
    const other = layout.sides[1 - index] as string;
    const sum = (count: (typeof UNIT_COUNTS)[number]) => sumOfUnits(layout, record, side, count);
    const fallen = ['dead', 'unconscious', 'fled'].map((state) => metric(`${side}.${state}`));
    expect(metric(`${side}.survivors`)).toBe(record.active[(record.rounds - 1) * 2 + index]);
    expect(metric(`${side}.hits`)).toBeLessThanOrEqual(metric(`${side}.attacks`));
    expect(metric(`${side}.hits`)).toBe(sum('hits'));
    expect(metric(`${side}.attacks`)).toBe(sum('attacks'));
    expect(metric(`${side}.damageDealt`)).toBe(sum('damageDealt'));
    expect(sum('kills')).toBeLessThanOrEqual(metric(`${other}.dead`) + metric(`${other}.unconscious`));
    expect(metric(`${side}.firstLossRound`)).toBeLessThanOrEqual(record.rounds);
    if (fallen.some((count) => count > 0)) expect(metric(`${side}.firstLossRound`)).toBeGreaterThan(0);
    if (record.outcome === index) expect(metric(`${other}.survivors`)).toBe(0);
  });
}

function sumOfUnits(
  { units }: CompiledScenario['layout'],
  record: TrialRecord,
  side: string,
  count: (typeof UNIT_COUNTS)[number],
): number {
  const cell = UNIT_COUNTS.indexOf(count);
  return units.reduce(
    (sum, unit, row) => (unit.side === side ? sum + (record.units[row * UNIT_COUNTS.length + cell] as number) : sum),
    0,
  );
}

/** Two sides alike win as often as each other: the fight looks the same from both ends. */
export function expectMirror(system: RulesSystem, battle: BattleScenario, trials: number): void {
  const names = Object.keys(battle.sides) as [string, string];
  const [one, two] = [battle.sides[names[0]], battle.sides[names[1]]];
  const even = { ...battle, sides: { [names[0]]: one, [names[1]]: { ...two, ...one, ...roleOf(two) } } };
  const [first = 0, second = 0] = outcomesOf(system, even as ScenarioHead, trials);
  expect(first + second, 'fights that are won').toBeGreaterThan(trials / 10);
  expect(Math.abs(first - second)).toBeLessThan(MOST_ERRORS * Math.sqrt(first + second));
}

/** The part that a side plays stays with the side; all else of it may be another's. */
function roleOf(side: object | undefined): object {
  return side !== undefined && 'role' in side ? { role: side.role } : {};
}

/** Named in the other order, the sides win as often as before. */
export function expectSwap(system: RulesSystem, battle: BattleScenario, trials: number): void {
  const swapped = { ...battle, sides: Object.fromEntries(Object.entries(battle.sides).reverse()) };
  const before = outcomesOf(system, battle, trials);
  const [two = 0, one = 0, draw = 0, timeout = 0] = outcomesOf(system, swapped, trials, trials);
  [one, two, draw, timeout].forEach((count, outcome) => {
    const other = before[outcome] as number;
    const pooled = (count + other) / (2 * trials);
    const error = Math.sqrt(2 * trials * pooled * (1 - pooled));
    expect(Math.abs(count - other), `outcome ${outcome}`).toBeLessThanOrEqual(MOST_ERRORS * error);
  });
}

function outcomesOf(system: RulesSystem, scenario: ScenarioHead, trials: number, first = 0): readonly number[] {
  const compiled = system.compile(scenario);
  const tally = new Tally(compiled.layout);
  playTrials(compiled.createRunner(1), first, trials, tally);
  return [...tally.outcomes];
}
