import { fight } from './battle.ts';
import { makeSfc32 } from './random-dice.ts';
import { readBattle } from './read-scenario.ts';
import type { FightResult } from './types.ts';

export interface MeanAndSd {
  readonly mean: number;
  /** Sample standard deviation of one trial (n − 1), not of the mean. */
  readonly sd: number;
}

export interface TrialsSummary {
  readonly trials: number;
  readonly seed: number;
  /** The share of trials of each outcome. */
  readonly outcomes: Record<string, number>;
  /** Every counted quantity, by its name in the rules; those of units as `units.SIDE.NAME.…`. */
  readonly quantities: Record<string, MeanAndSd>;
  /** Counts of each outcome by round: `counts[outcome][round]`. */
  readonly countsByRound: Record<string, Record<number, number>>;
  /** By side, active units at the end of rounds 1, 2, …: the trials that played the round, and the mean over them. */
  readonly activeByRound: Record<string, Array<{ readonly trials: number; readonly mean: number }>>;
}

/** All numbers of one battle under the names of BTL-7. */
function quantitiesOf(result: FightResult): Record<string, number> {
  const values: Record<string, number> = { rounds: result.rounds };
  for (const [side, counts] of Object.entries(result.sides)) {
    for (const [name, value] of Object.entries(counts)) values[`${side}.${name}`] = value as number;
  }
  for (const [side, units] of Object.entries(result.units)) {
    for (const [unit, counts] of Object.entries(units)) {
      for (const [name, value] of Object.entries(counts)) values[`units.${side}.${unit}.${name}`] = value as number;
    }
  }
  return values;
}

/** Welford's running mean and sum of squares, so that nothing cancels. */
class Running {
  count = 0;
  mean = 0;
  squares = 0;

  add(value: number): void {
    this.count += 1;
    const delta = value - this.mean;
    this.mean += delta / this.count;
    this.squares += delta * (value - this.mean);
  }

  summary(): MeanAndSd {
    return { mean: this.mean, sd: this.count > 1 ? Math.sqrt(this.squares / (this.count - 1)) : 0 };
  }
}

/**
 * Plays many battles with one generator, one after the other.
 * @param trials 1 or more
 */
export function runTrials(scenario: unknown, trials: number, seed: number): TrialsSummary {
  const plan = readBattle(scenario);
  const random = makeSfc32(seed);
  const running = new Map<string, Running>();
  const active: Record<string, Running[]> = {};
  const countsByRound: Record<string, Record<number, number>> = {};
  const outcomes: Record<string, number> = {};
  for (const label of [plan.sides[0].name, plan.sides[1].name, 'draw', 'timeout']) outcomes[label] = 0;
  for (let trial = 0; trial < trials; trial += 1) {
    const result = fight(plan, random);
    outcomes[result.outcome] = (outcomes[result.outcome] ?? 0) + 1;
    const rounds = (countsByRound[result.outcome] ??= {});
    rounds[result.rounds] = (rounds[result.rounds] ?? 0) + 1;
    for (const [name, value] of Object.entries(quantitiesOf(result))) {
      let sums = running.get(name);
      if (sums === undefined) running.set(name, (sums = new Running()));
      sums.add(value);
    }
    for (const [side, counts] of Object.entries(result.activeByRound)) {
      const sums = (active[side] ??= []);
      counts.forEach((count, index) => (sums[index] ??= new Running()).add(count));
    }
  }
  const quantities: Record<string, MeanAndSd> = {};
  for (const [name, sums] of running) quantities[name] = sums.summary();
  for (const label of Object.keys(outcomes)) outcomes[label] = (outcomes[label] ?? 0) / trials;
  const activeByRound: Record<string, Array<{ trials: number; mean: number }>> = {};
  for (const [side, sums] of Object.entries(active)) {
    activeByRound[side] = sums.map((sum) => ({ trials: sum.count, mean: sum.mean }));
  }
  return { trials, seed, outcomes, quantities, countsByRound, activeByRound };
}
