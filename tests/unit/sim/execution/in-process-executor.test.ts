import { describe, expect, it } from 'vitest';
import { createInProcessExecutor } from '../../../../src/sim/execution/in-process-executor.ts';
import { describeExecutor } from './describe-executor.ts';
import { describePairedExecutor } from './describe-paired-executor.ts';
import { FAKE_SYSTEMS, fakeScenario } from './fake-system.ts';

describeExecutor('in-process executor', (job) => createInProcessExecutor(job, FAKE_SYSTEMS));
describePairedExecutor('in-process executor', (job) => createInProcessExecutor(job, FAKE_SYSTEMS));

describe('in-process executor', () => {
  it('gives the event loop a turn between batches', async () => {
    const executor = createInProcessExecutor({ scenario: fakeScenario(), seed: 1 }, FAKE_SYSTEMS);
    let turns = 0;
    const count = () => {
      turns++;
      ticker = setImmediate(count);
    };
    let ticker = setImmediate(count);
    const turnOf = await Promise.all([0, 1, 2].map((first) => executor.run({ first, count: 1 }).then(() => turns)));
    clearImmediate(ticker);
    expect(new Set(turnOf).size).toBe(3);
  });
});
