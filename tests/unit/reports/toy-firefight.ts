import type { ScenarioHead } from '../../../src/engine/core/rules-system.ts';
import { Tally } from '../../../src/engine/core/tally.ts';
import { type TallyLayout, TrialRecord, UNIT_COUNTS } from '../../../src/engine/core/trial-record.ts';
import { digestTally } from '../../../src/sim/digest-tally.ts';
import type { RunLog, SimulationResult } from '../../../src/sim/result.ts';
import { type SummaryInput, summarize } from '../../../src/sim/summarize.ts';

/** A fight of few rules, whose results look like a system's: units of two sides that shoot in turn. */
export interface ToyFirefight {
  readonly name?: string;
  readonly trials?: number;
  readonly maxRounds?: number;
  /** Unit names by side, and the chance of each shot to take out its target. */
  readonly sides?: readonly { readonly name: string; readonly units: readonly string[]; readonly chance: number }[];
  /** Every so many trials one has a loop cut short. */
  readonly cutShortEvery?: number;
}

const FIREFIGHT: Required<ToyFirefight> = {
  name: 'Four-versus-four firefight',
  trials: 2000,
  maxRounds: 100,
  sides: [
    { name: 'players', units: ['Point', 'Rifle', 'Marksman', 'Medic'], chance: 0.16 },
    { name: 'opposition', units: ['Trooper 1', 'Trooper 2', 'Trooper 3', 'Trooper 4'], chance: 0.17 },
  ],
  cutShortEvery: 0,
};

const SIDE_METRICS = ['survivors', 'dead', 'unconscious', 'fled', 'damageDealt', 'attacks', 'hits'] as const;

export const RUN_LOG: RunLog = {
  startedAt: '2024-05-01T12:00:00.000Z',
  elapsedMs: 1234.5,
  threads: 2,
  trialsPerSecond: 1620,
  requestedTrials: 2000,
  file: 'toy.yaml',
  set: [],
  playedTrials: 2000,
  interrupted: false,
  evenodds: '0.0.0-test',
  node: 'v20.20.2',
  platform: 'linux x64',
  cpu: 'Test CPU',
};

/** The result of a toy firefight. */
export function toyResult(fight: ToyFirefight = {}, input: Partial<SummaryInput> = {}): SimulationResult {
  const toy = { ...FIREFIGHT, ...fight };
  const tally = toyTally(toy);
  const scenario: ScenarioHead = {
    format: 1,
    name: toy.name,
    system: 'toy',
    kind: 'battle',
    trials: toy.trials,
    seed: 1,
    rules: { maxRounds: toy.maxRounds },
  };
  return summarize({ ...defaults(scenario, tally), ...input });
}

/** The result of a check that succeeds with the given counts of successes: `counts[i]` trials had i. */
export function toyCheck(counts: readonly number[], input: Partial<SummaryInput> = {}): SimulationResult {
  const layout: TallyLayout = { outcomes: ['success', 'failure'], metrics: ['successes'], units: [], sides: [] };
  const tally = new Tally(layout);
  const record = new TrialRecord(layout, 0);
  counts.forEach((count, successes) => {
    record.outcome = successes > 0 ? 0 : 1;
    record.metrics[0] = successes;
    for (let i = 0; i < count; i++) tally.add(record);
  });
  return summarize({ ...defaults(toyHead('check', 'Climbing the wall', tally.trials), tally), ...input });
}

/** The result of a chain with the given outcomes. */
export function toyChain(counts: Readonly<Record<string, number>>): SimulationResult {
  const layout: TallyLayout = { outcomes: Object.keys(counts), metrics: ['linksBought'], units: [], sides: [] };
  const tally = new Tally(layout);
  const record = new TrialRecord(layout, 0);
  Object.values(counts).forEach((count, outcome) => {
    record.outcome = outcome;
    record.metrics[0] = outcome;
    for (let i = 0; i < count; i++) tally.add(record);
  });
  return summarize(defaults(toyHead('chain', 'Rocky: jump, acrobatics, climb', tally.trials), tally));
}

function toyHead(kind: string, name: string, trials: number): ScenarioHead {
  return { format: 1, name, system: 'toy', kind, trials, seed: 1, rules: {} };
}

function defaults(scenario: ScenarioHead, tally: Tally): SummaryInput {
  return {
    scenario,
    hash: 'a'.repeat(64),
    seed: 1,
    tally,
    confidence: 0.95,
    interval: 'wilson',
    version: '0.0.0-test',
    digest: digestTally(tally.pack()),
    interrupted: false,
  };
}

function toyTally(toy: Required<ToyFirefight>): Tally {
  const sides = toy.sides.map(({ name }) => name);
  const layout: TallyLayout = {
    outcomes: [...sides, 'draw', 'timeout'],
    metrics: ['rounds', ...sides.flatMap((side) => SIDE_METRICS.map((metric) => `${side}.${metric}`))],
    units: toy.sides.flatMap(({ name, units }) => units.map((unit) => ({ side: name, unit }))),
    sides,
  };
  const tally = new Tally(layout);
  const record = new TrialRecord(layout, toy.maxRounds);
  const random = lehmer(20_240_501);
  for (let trial = 0; trial < toy.trials; trial++) {
    record.cutShort = toy.cutShortEvery > 0 && trial % toy.cutShortEvery === 0 ? 1 : 0;
    playToy(toy, record, random);
    tally.add(record);
  }
  return tally;
}

function playToy(toy: Required<ToyFirefight>, record: TrialRecord, random: () => number): void {
  const standing = toy.sides.map(({ units }) => units.map(() => true));
  const active = (side: number) => (standing[side] as boolean[]).filter(Boolean).length;
  record.metrics.fill(0);
  record.units.fill(0);
  record.rounds = 0;
  while (record.rounds < toy.maxRounds && active(0) > 0 && active(1) > 0) {
    const shooters = standing.map((units) => units.map((_, i) => i).filter((i) => units[i]));
    shooters.forEach((units, side) => {
      for (const unit of units) shoot(toy, record, random, standing, side, unit);
    });
    record.active[record.rounds * 2] = active(0);
    record.active[record.rounds * 2 + 1] = active(1);
    record.rounds++;
  }
  record.outcome = active(0) > 0 ? (active(1) > 0 ? 3 : 0) : active(1) > 0 ? 1 : 2;
  record.metrics[0] = record.rounds;
  toy.sides.forEach(({ units }, side) => {
    record.metrics[1 + side * SIDE_METRICS.length] = active(side);
    record.metrics[2 + side * SIDE_METRICS.length] = units.length - active(side);
    units.forEach((_, i) => {
      if (standing[side]?.[i]) record.units[unitRow(toy, side, i)] = 1;
    });
  });
}

function shoot(
  toy: Required<ToyFirefight>,
  record: TrialRecord,
  random: () => number,
  standing: boolean[][],
  side: number,
  unit: number,
): void {
  const row = unitRow(toy, side, unit);
  const metric = 1 + side * SIDE_METRICS.length;
  const add = (cells: Int32Array, cell: number, amount: number) => {
    cells[cell] = (cells[cell] as number) + amount;
  };
  add(record.units, row + 3, 1);
  add(record.metrics, metric + 5, 1);
  // The first unit of a side shoots better than the last, so that units differ.
  const skill = (toy.sides[side]?.chance ?? 0) * (1.4 - (0.8 * unit) / (toy.sides[side]?.units.length ?? 1));
  if (random() >= Math.min(1, 2 * skill)) return;
  const damage = 3 + Math.floor(random() * 10);
  add(record.units, row + 4, 1);
  add(record.units, row + 1, damage);
  add(record.metrics, metric + 6, 1);
  add(record.metrics, metric + 4, damage);
  const targets = standing[1 - side] as boolean[];
  const target = targets.indexOf(true);
  if (target < 0 || random() >= 0.5) return;
  targets[target] = false;
  add(record.units, row + 2, 1);
}

function unitRow(toy: Required<ToyFirefight>, side: number, unit: number): number {
  return ((side === 0 ? 0 : (toy.sides[0]?.units.length ?? 0)) + unit) * UNIT_COUNTS.length;
}

/** Park and Miller's generator: for toys and tests alone. */
function lehmer(seed: number): () => number {
  let state = seed % 2_147_483_647;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
