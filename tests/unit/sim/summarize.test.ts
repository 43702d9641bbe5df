import { describe, expect, it } from 'vitest';
import { RunError } from '../../../src/engine/core/errors.ts';
import { Tally } from '../../../src/engine/core/tally.ts';
import { TrialRecord } from '../../../src/engine/core/trial-record.ts';
import type { SimulationResult } from '../../../src/sim/result.ts';
import { neverSeenBound, wilsonInterval } from '../../../src/sim/statistics/intervals.ts';
import { type SummaryInput, summarize } from '../../../src/sim/summarize.ts';

const LAYOUT = {
  outcomes: ['red', 'blue', 'draw', 'timeout'],
  metrics: ['rounds', 'red.survivors'],
  units: [
    { side: 'red', unit: 'Ada' },
    { side: 'blue', unit: 'Bob' },
  ],
  sides: ['red', 'blue'],
};

interface ToyTrial {
  readonly outcome: number;
  /** Active units of red and blue at the end of each round. */
  readonly active: readonly (readonly [number, number])[];
  readonly units?: readonly number[];
  readonly cutShort?: number;
}

const tallyOf = (trials: readonly ToyTrial[]) => {
  const tally = new Tally(LAYOUT);
  for (const trial of trials) {
    const record = new TrialRecord(LAYOUT, 10);
    record.outcome = trial.outcome;
    record.cutShort = trial.cutShort ?? 0;
    record.rounds = trial.active.length;
    record.metrics.set([trial.active.length, trial.active.at(-1)?.[0] ?? 0]);
    record.units.set(trial.units ?? []);
    record.active.set(trial.active.flat());
    tally.add(record);
  }
  return tally;
};

const summaryOf = (tally: Tally, input: Partial<SummaryInput> = {}): SimulationResult =>
  summarize({
    scenario: { format: 1, name: 'Toy', system: 'toy', kind: 'battle', trials: 4, seed: 1, rules: {} },
    hash: 'h',
    seed: 7,
    tally,
    confidence: 0.95,
    interval: 'wilson',
    version: '1.2.3',
    digest: 'd',
    interrupted: false,
    ...input,
  });

const RED_WINS: ToyTrial = {
  outcome: 0,
  active: [
    [1, 1],
    [1, 0],
  ],
  units: [1, 8, 1, 2, 1, 0, 0, 0, 2, 0],
};
const BLUE_WINS: ToyTrial = { outcome: 1, active: [[0, 1]], units: [0, 0, 0, 0, 0, 1, 5, 1, 1, 1] };
const TIMES_OUT: ToyTrial = {
  outcome: 3,
  active: [
    [1, 1],
    [1, 1],
    [1, 1],
  ],
};

describe('summarize', () => {
  const result = summaryOf(tallyOf([RED_WINS, RED_WINS, BLUE_WINS, RED_WINS]));

  it('has the keys of outputs.md, in their order', () => {
    expect(Object.keys(result.summary)).toEqual([
      'schema',
      'evenodds',
      'system',
      'kind',
      'scenario',
      'hash',
      'seed',
      'trials',
      'confidence',
      'digest',
      'outcomes',
      'metrics',
      'units',
    ]);
    expect(Object.keys(result.summary.outcomes)).toEqual(LAYOUT.outcomes);
    expect(Object.keys(result.summary.metrics)).toEqual(LAYOUT.metrics);
    expect(Object.keys(result.summary.metrics['rounds'] ?? {})).toEqual([
      'n',
      'mean',
      'sd',
      'se',
      'low',
      'high',
      'min',
      'p05',
      'p25',
      'median',
      'p75',
      'p95',
      'max',
    ]);
  });

  it('gives rates with their intervals, and the one-sided bound where there was none', () => {
    expect(result.summary.outcomes['red']).toEqual({ count: 3, rate: 0.75, ...wilsonInterval(3, 4, 0.95) });
    expect(result.summary.outcomes['draw']).toEqual({ count: 0, rate: 0, low: 0, high: neverSeenBound(4, 0.95) });
  });

  it('gives the figures of a counted quantity', () => {
    expect(result.summary.metrics['rounds']).toMatchObject({
      n: 4,
      mean: 1.75,
      sd: 0.5,
      se: 0.25,
      min: 1,
      p05: 1,
      p25: 1,
      median: 2,
      p75: 2,
      p95: 2,
      max: 2,
    });
    expect(result.medians['rounds']).toEqual({ low: 1, high: 2 });
  });

  it('gives means a trial for units, and the hit rate of all attacks', () => {
    expect(result.summary.units).toEqual([
      { side: 'red', unit: 'Ada', survival: 0.75, damageDealt: 6, kills: 0.75, attacks: 1.5, hits: 0.75, hitRate: 0.5 },
      {
        side: 'blue',
        unit: 'Bob',
        survival: 0.25,
        damageDealt: 1.25,
        kills: 0.25,
        attacks: 1.75,
        hits: 0.25,
        hitRate: 1 / 7,
      },
    ]);
  });

  it('has null for the hit rate of a unit that never attacked, and for nothing else', () => {
    const idle = summaryOf(tallyOf([{ outcome: 2, active: [[0, 0]] }]));
    expect(idle.summary.units[0]?.hitRate).toBeNull();
    const text = JSON.stringify({ ...idle, summary: { ...idle.summary, units: [] } });
    expect(text).not.toMatch(/null|NaN|Infinity/);
  });

  it('gives whole distributions, whose shares end at 1', () => {
    expect(result.distributions['rounds']).toEqual([
      { value: 1, count: 1, probability: 0.25, cumulative: 0.25 },
      { value: 2, count: 3, probability: 0.75, cumulative: 1 },
    ]);
  });

  it('keeps the last counts of a fight that has ended in later rounds (BTL-7)', () => {
    expect(result.attrition).toEqual([
      { round: 1, side: 'red', meanActive: 0.75, p10: 0, p90: 1 },
      { round: 1, side: 'blue', meanActive: 1, p10: 1, p90: 1 },
      { round: 2, side: 'red', meanActive: 0.75, p10: 0, p90: 1 },
      { round: 2, side: 'blue', meanActive: 0.25, p10: 0, p90: 1 },
    ]);
  });

  it('has no bounds where every trial ended by its rules', () => {
    for (const figure of Object.values(result.summary.outcomes)) expect(figure).not.toHaveProperty('bounds');
  });

  it('widens the bounds of every other outcome by the timeouts', () => {
    const { outcomes } = summaryOf(tallyOf([RED_WINS, BLUE_WINS, TIMES_OUT, RED_WINS])).summary;
    expect(outcomes['red']?.bounds).toEqual({ low: 0.5, high: 0.75 });
    expect(outcomes['draw']?.bounds).toEqual({ low: 0, high: 0.25 });
    expect(outcomes['timeout']).not.toHaveProperty('bounds');
  });

  it('widens them to both sides by trials with a loop cut short', () => {
    const cut = { ...RED_WINS, cutShort: 3 };
    const { outcomes } = summaryOf(tallyOf([cut, BLUE_WINS, TIMES_OUT, RED_WINS])).summary;
    expect(outcomes['red']?.bounds).toEqual({ low: 0.25, high: 1 });
    expect(outcomes['blue']?.bounds).toEqual({ low: 0, high: 0.75 });
  });

  it('rounds once where counts are beyond 2^32 and sums beyond 2^53', () => {
    const tally = tallyOf([{ ...RED_WINS, units: [1, 2 ** 31 - 1, 1, 3, 1] }]);
    for (let doubling = 0; doubling < 33; doubling++) tally.merge(tally.pack());
    tally.merge(tallyOf([{ ...RED_WINS, outcome: 1 }]).pack());
    const trials = 2 ** 33 + 1;
    const { summary, distributions } = summaryOf(tally);
    expect(summary.trials).toBe(trials);
    expect(summary.outcomes['red']).toMatchObject({ count: 2 ** 33, rate: 2 ** 33 / trials });
    expect(summary.outcomes['blue']).toMatchObject({ count: 1, rate: 1 / trials });
    expect(summary.units[0]?.damageDealt).toBe(2 ** 33 * ((2 ** 31 - 1) / trials));
    expect(summary.metrics['rounds']).toMatchObject({ n: trials, mean: RED_WINS.active.length, sd: 0 });
    expect(distributions['rounds']?.at(-1)).toMatchObject({ count: trials, cumulative: 1 });
  });

  it('summarizes a single trial', () => {
    const { metrics, outcomes } = summaryOf(tallyOf([BLUE_WINS])).summary;
    expect(metrics['rounds']).toMatchObject({ n: 1, mean: 1, sd: 0, se: 0, median: 1 });
    expect(outcomes['blue']).toMatchObject({ count: 1, rate: 1, high: 1 });
    expect(outcomes['blue']?.low).toBeCloseTo(0.05, 12);
  });

  it('uses the interval that was asked for, at the confidence that was asked for', () => {
    const asked = summaryOf(tallyOf([RED_WINS, BLUE_WINS]), { confidence: 0.5, interval: 'clopper-pearson' });
    expect(asked.interval).toBe('clopper-pearson');
    expect(asked.summary.outcomes['red']?.low).toBeCloseTo(1 - Math.sqrt(0.75), 12);
  });

  it('throws RunError where not one trial was finished', () => {
    expect(() => summaryOf(new Tally(LAYOUT))).toThrow(RunError);
  });
});
