import { describe, expect, it } from 'vitest';
import type { LoadedScenario } from '../../../../src/scenarios/load-scenario.ts';
import { loadScenario, parseScenario } from '../../../../src/scenarios/load-scenario.ts';
import type { JudgedScenario } from '../../../../src/sim/gates/gate-result.ts';
import { judgeByTrials } from '../../../../src/sim/gates/judge-scenario.ts';
import { judgeScenarios } from '../../../../src/sim/gates/judge-scenarios.ts';

const OPTIONS = { seed: 1, threads: 0, error: 0.001, maxTrials: 200_000, tolerance: 0.01 };

/** A check of counters whose exact chance of success is 0.9744, and of 3 or more successes 0.603. */
const check = (...gates: string[]): LoadedScenario =>
  parseScenario(
    [
      'format: 1',
      'name: Check',
      'system: counters',
      'kind: check',
      'actor: { attribute: 5, skill: 4 }',
      'expect:',
      ...gates.map((gate) => `  - ${gate}`),
    ].join('\n'),
    'check.yaml',
  );

const verdicts = ({ gates }: JudgedScenario) => gates.map(({ verdict }) => verdict);

async function judgeAll(scenarios: readonly LoadedScenario[], more: Partial<typeof OPTIONS> = {}) {
  const judged: JudgedScenario[] = [];
  await judgeScenarios(scenarios, { ...OPTIONS, ...more }, (each) => judged.push(each));
  return judged;
}

describe('gates by trials', { timeout: 60_000 }, () => {
  it('pass where the whole interval lies inside, fail where it lies beyond, of every kind of metric', async () => {
    const { gates, interrupted } = await judgeByTrials(
      check(
        '{ metric: outcome.success, between: [0.95, 0.99] }',
        '{ metric: outcome.success, atMost: 0.9 }',
        '{ metric: successes, between: [2.5, 3.1] }',
        '{ metric: successes, atLeast: 3.5 }',
        '{ metric: successes.median, equals: 3, within: 0 }',
        '{ metric: successes.p90, atMost: 3 }',
        '{ metric: P(successes >= 3), atLeast: 0.5 }',
        '{ metric: P(successes = 3), atLeast: 0.5 }',
      ),
      OPTIONS,
    );
    expect(interrupted).toBe(false);
    expect(gates.map(({ verdict }) => verdict)).toEqual([
      'pass',
      'fail',
      'pass',
      'fail',
      'pass',
      'fail',
      'pass',
      'fail',
    ]);
  });

  it('keep the verdict and the figures of the look that decided them', async () => {
    const both = await judgeByTrials(
      check('{ metric: outcome.success, atLeast: 0.5 }', '{ metric: outcome.success, atLeast: 0.965 }'),
      OPTIONS,
    );
    expect(verdicts(both)).toEqual(['pass', 'pass']);
    expect(both.gates[0]?.trials).toBe(2000);
    expect(both.gates[1]?.trials).toBe(both.trials);
    expect(both.trials).toBeGreaterThan(2000);
  });

  it('stay undecided at the limit where the interval still holds a bound', async () => {
    const judged = await judgeByTrials(check('{ metric: outcome.success, atLeast: 0.9744 }'), {
      ...OPTIONS,
      maxTrials: 5000,
    });
    expect(judged.trials).toBe(5000);
    expect(verdicts(judged)).toEqual(['undecided']);
  });

  it('decide a quantile exactly as the rate of the values up to a bound', async () => {
    const given = (gate: string) => judgeByTrials(check(gate), { ...OPTIONS, maxTrials: 30_000, error: 0.002 });
    const rate = (gate: string) => judgeByTrials(check(gate), { ...OPTIONS, maxTrials: 30_000, error: 0.001 });
    for (const value of [1, 2, 3, 4, 5]) {
      const asQuantile = await given(`{ metric: successes.p60, atMost: ${value} }`);
      const asRate = await rate(`{ metric: P(successes <= ${value}), atLeast: 0.6 }`);
      expect([verdicts(asQuantile), asQuantile.trials]).toEqual([verdicts(asRate), asRate.trials]);
    }
  });

  it('are the same in worker threads', { timeout: 60_000 }, async () => {
    const scenario = loadScenario('scenarios/firefight.yaml', {
      set: ['sides.opposition.waves=1', 'expect=[{ metric: outcome.players, between: [0.5, 0.983] }]'],
    });
    const options = { ...OPTIONS, maxTrials: 26_000 };
    expect(await judgeByTrials(scenario, { ...options, threads: 2 })).toEqual(await judgeByTrials(scenario, options));
  });
});

describe('gates of several scenarios', { timeout: 60_000 }, () => {
  it('are decided exactly, without trials, where the kind can be computed', async () => {
    const [judged] = await judgeAll([
      check(
        '{ metric: outcome.success, equals: 0.9744, within: 0.0001 }',
        '{ metric: successes.p90, atMost: 4 }',
        '{ metric: successes, equals: 2.8, within: 0.001 }',
        '{ metric: P(successes < 1), atMost: 0.025 }',
      ),
    ]);
    expect(judged?.trials).toBe(0);
    expect(judged && verdicts(judged)).toEqual(['pass', 'pass', 'pass', 'fail']);
  });

  it('share one error: the more gates, the wider the interval of each', async () => {
    const gate = '{ metric: outcome.bouncer, between: [0.1, 0.99] }';
    const brawl = (gates: number) =>
      loadScenario('scenarios/bar-brawl.yaml', { set: [`expect=[${Array(gates).fill(gate).join(', ')}]`] });
    const width = ({ gates }: JudgedScenario) => (gates[0]?.high as number) - (gates[0]?.low as number);
    const [alone] = await judgeAll([brawl(1)]);
    const [first] = await judgeAll([brawl(1), brawl(9)]);
    const [equal] = await judgeAll([brawl(1)], { error: 0.0001 });
    expect(width(first as JudgedScenario)).toBeGreaterThan(width(alone as JudgedScenario));
    expect(width(first as JudgedScenario)).toBeCloseTo(width(equal as JudgedScenario), 12);
  });

  it('play nothing where there is none', async () => {
    expect(await judgeAll([{ ...check('{ metric: successes, atLeast: 1 }'), gates: [] }])).toEqual([
      { trials: 0, gates: [], changes: [], interrupted: false },
    ]);
  });
});

describe('a baseline', { timeout: 60_000 }, () => {
  const brawl = loadScenario('scenarios/bar-brawl.yaml', { set: ['expect=[]'] });
  const against = async (counts: Readonly<Record<string, number>>, trials: number, tolerance: number) => {
    const judged: JudgedScenario[] = [];
    const given = { ...brawl, baseline: { trials, counts } };
    await judgeScenarios([given], { ...OPTIONS, tolerance }, (each) => judged.push(each));
    return judged[0] as JudgedScenario;
  };
  /** Counts that such a run would have stored. */
  const asNow = async (trials: number) => {
    const { changes } = await against({}, 1000, 0.99);
    return Object.fromEntries(changes.map(({ outcome, estimate }) => [outcome, Math.round(estimate * trials)]));
  };

  it('fails an outcome that changed by more than the tolerance for certain', async () => {
    const { changes } = await against({ bouncer: 50_000 }, 100_000, 0.02);
    expect(changes.find(({ outcome }) => outcome === 'bouncer')).toMatchObject({ verdict: 'fail', baseline: 0.5 });
  });

  it('passes one that did not', async () => {
    const { changes } = await against(await asNow(1_000_000), 1_000_000, 0.1);
    expect(changes.length).toBeGreaterThan(1);
    expect(changes.every(({ verdict }) => verdict === 'pass')).toBe(true);
  });

  it('gives up where the stored trials are too few to tell', async () => {
    const { changes, trials } = await against(await asNow(100), 100, 0.01);
    expect(changes.find(({ outcome }) => outcome === 'bouncer')?.verdict).toBe('undecided');
    expect(trials).toBeLessThan(20_000);
  });
});
