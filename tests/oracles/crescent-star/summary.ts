import type { FightResult, SideResult } from './firefight.ts';

/** Sums of one quantity over trials. */
interface Sums {
  sum: number;
  squares: number;
}

interface UnitSums {
  survived: number;
  damageDealt: number;
  kills: number;
  attacks: number;
  hits: number;
}

const SIDE_QUANTITIES = [
  'survivors',
  'dead',
  'damageDealt',
  'attacks',
  'hits',
  'stonesSpent',
  'chained',
  'wounds',
  'wavesDefeated',
  'firstLossRound',
] as const;

/** Everything that is summed over the trials of one run. */
export interface Sample {
  trials: number;
  outcomes: Map<string, number>;
  quantities: Map<string, Sums>;
  units: Map<string, UnitSums>;
  /** By side: sums of active units at the end of each round, over the trials that reached it. */
  active: Map<string, number[]>;
  /** Trials that reached round i + 1. */
  reached: number[];
  roundCounts: Map<number, number>;
}

/** A sample of no trials. */
export function createSample(): Sample {
  return {
    trials: 0,
    outcomes: new Map(),
    quantities: new Map(),
    units: new Map(),
    active: new Map(),
    reached: [],
    roundCounts: new Map(),
  };
}

function addQuantity(sample: Sample, name: string, value: number): void {
  const sums = sample.quantities.get(name) ?? { sum: 0, squares: 0 };
  sums.sum += value;
  sums.squares += value * value;
  sample.quantities.set(name, sums);
}

function addSide(sample: Sample, side: SideResult): void {
  for (const quantity of SIDE_QUANTITIES) addQuantity(sample, `${side.name}.${quantity}`, side[quantity]);
  for (const unit of side.units) {
    const name = `${side.name}.${unit.name}`;
    const sums = sample.units.get(name) ?? { survived: 0, damageDealt: 0, kills: 0, attacks: 0, hits: 0 };
    sums.survived += unit.survived ? 1 : 0;
    sums.damageDealt += unit.damageDealt;
    sums.kills += unit.kills;
    sums.attacks += unit.attacks;
    sums.hits += unit.hits;
    sample.units.set(name, sums);
  }
  const active = sample.active.get(side.name) ?? [];
  side.activeByRound.forEach((count, i) => {
    active[i] = (active[i] ?? 0) + count;
  });
  sample.active.set(side.name, active);
}

/** Adds one battle to a sample. */
export function addResult(sample: Sample, result: FightResult): void {
  sample.trials += 1;
  sample.outcomes.set(result.outcome, (sample.outcomes.get(result.outcome) ?? 0) + 1);
  sample.roundCounts.set(result.rounds, (sample.roundCounts.get(result.rounds) ?? 0) + 1);
  addQuantity(sample, 'rounds', result.rounds);
  for (let i = 0; i < result.rounds; i++) sample.reached[i] = (sample.reached[i] ?? 0) + 1;
  for (const side of result.sides) addSide(sample, side);
}

/** Mean, standard deviation (n − 1) and standard error of the mean. */
function describe(sums: Sums, trials: number): { mean: number; sd: number; se: number } {
  const mean = sums.sum / trials;
  const variance = trials < 2 ? 0 : Math.max(0, (sums.squares - trials * mean * mean) / (trials - 1));
  return { mean, sd: Math.sqrt(variance), se: Math.sqrt(variance / trials) };
}

/** A sample as a plain object fit to print: rates, means, standard deviations. */
export function summarize(sample: Sample): Record<string, unknown> {
  const { trials } = sample;
  const outcomes: Record<string, unknown> = {};
  for (const [label, count] of [...sample.outcomes].sort()) outcomes[label] = { count, rate: count / trials };
  const quantities: Record<string, unknown> = {};
  for (const [name, sums] of sample.quantities) quantities[name] = describe(sums, trials);
  const units: Record<string, unknown> = {};
  for (const [name, sums] of sample.units) {
    units[name] = {
      survival: sums.survived / trials,
      damageDealt: sums.damageDealt / trials,
      kills: sums.kills / trials,
      attacks: sums.attacks / trials,
      hits: sums.hits / trials,
      hitRate: sums.attacks === 0 ? 0 : sums.hits / sums.attacks,
    };
  }
  const activeByRound: Record<string, unknown> = { trialsThatReached: sample.reached };
  for (const [name, active] of sample.active) {
    activeByRound[name] = active.map((sum, i) => sum / (sample.reached[i] ?? 1));
  }
  const rounds = Object.fromEntries([...sample.roundCounts].sort((a, b) => a[0] - b[0]));
  return { trials, outcomes, quantities, units, roundCounts: rounds, meanActiveAtEndOfRound: activeByRound };
}
