import { describe, expect, it } from 'vitest';
import { SYSTEMS } from '../../../../src/engine/registry.ts';
import { loadScenario } from '../../../../src/scenarios/load-scenario.ts';
import { createInProcessExecutor } from '../../../../src/sim/execution/in-process-executor.ts';
import { createPoolExecutor } from '../../../../src/sim/execution/pool-executor.ts';
import { countRules, type RuleCoverage } from '../../../../src/sim/rules/count-rules.ts';
import { simulate } from '../../../../src/sim/simulate.ts';
import { tellTrial } from '../../../../src/sim/story/tell-trial.ts';

const LOADED = loadScenario('scenarios/bar-brawl.yaml');
const JOB = { scenario: LOADED.scenario, seed: 5 };
const TRIALS = 40;

describe('counting rules', () => {
  it('counts each as often as the stories of the trials name it, and the end of each trial', async () => {
    const coverage = await countRules(JOB, 0, TRIALS);
    const named: Record<string, number> = { 'BTL-3': TRIALS, 'BTL-7': TRIALS, 'CTR-26': TRIALS };
    for (let trial = 0; trial < TRIALS; trial++) {
      for (const { event } of tellTrial({ ...LOADED, seed: 5 }, trial).passages) {
        for (const rule of event.rules) named[rule] = (named[rule] ?? 0) + 1;
      }
    }
    expect(coverage?.trials).toBe(TRIALS);
    expect(Object.keys(coverage?.fired ?? {})).toEqual(SYSTEMS['counters']?.ruleList?.map(({ id }) => id));
    expect(Object.fromEntries(Object.entries(coverage?.fired ?? {}).filter(([, fired]) => fired > 0))).toEqual(named);
  });

  it('lists what never fired, of what may fire in such a scenario', async () => {
    const coverage = await countRules(JOB, 0, TRIALS);
    const { fired = {}, neverFired = [] }: Partial<RuleCoverage> = coverage ?? {};
    expect(neverFired).toContain('CTR-25');
    expect(neverFired.filter((rule) => fired[rule] !== 0)).toEqual([]);
    // Coordination is no part of a battle.
    expect(fired['CTR-6']).toBe(0);
    expect(neverFired).not.toContain('CTR-6');
  });

  it('counts in worker threads as in this one', async () => {
    const job = { ...JOB, countsRules: true } as const;
    const [here, there] = [createInProcessExecutor(job), createPoolExecutor(job, { threads: 1 })];
    const batch = { first: 100, count: 30 };
    try {
      expect(await there.run(batch)).toEqual(await here.run(batch));
    } finally {
      await there.close();
    }
  });

  it('is part of a result where it is asked for, and of no other', async () => {
    const run = { ...LOADED, seed: 5, trials: TRIALS, threads: 0 };
    const { summary } = await simulate({ ...run, countsRules: true });
    expect(summary).toMatchObject({ rules: (await countRules(JOB, 0, TRIALS))?.fired, rulesTrials: TRIALS });
    const { rules: _, rulesTrials: __, ...others } = summary;
    expect((await simulate(run)).summary).toEqual(others);
  });

  it('counts a small run on the way, and what is counted there is the run', async () => {
    const run = { ...LOADED, seed: 5, trials: TRIALS, threads: 0 };
    const { summary } = await simulate({ ...run, countsRules: true });
    // Given an executor, the run is played by it and counted afterwards.
    const again = await simulate({ ...run, countsRules: true, executor: (job) => createInProcessExecutor(job) });
    expect(again.summary).toEqual(summary);
  });

  it('plays no more trials than a hundred thousand', async () => {
    const check = loadScenario('scenarios/plain-test.yaml');
    const coverage = await countRules({ scenario: check.scenario, seed: 1 }, 0, 100_001);
    expect(coverage).toMatchObject({ trials: 100_000, fired: { 'T10-4': 100_000, 'T10-10': 0 } });
  });
});
