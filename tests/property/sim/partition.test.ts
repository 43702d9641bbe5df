import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { Batch, Executor } from '../../../src/sim/execution/executor.ts';
import { createInProcessExecutor } from '../../../src/sim/execution/in-process-executor.ts';
import { runBatches } from '../../../src/sim/execution/run-batches.ts';
import { FAKE_SYSTEMS, fakeScenario } from '../../unit/sim/execution/fake-system.ts';
import { emptyTally, playDirectly } from '../../unit/sim/execution/play-directly.ts';

const counts = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 8 });
const seeds = fc.maxSafeNat();

function batchesOf(sizes: readonly number[]): Batch[] {
  let first = 0;
  return sizes.map((count) => {
    first += count;
    return { first: first - count, count };
  });
}

function total(sizes: readonly number[]): number {
  return sizes.reduce((sum, count) => sum + count, 0);
}

/** Answers in the order of the given ranks instead of the order of asking. */
function shuffled(executor: Executor, ranks: readonly number[]): Executor {
  let asked = 0;
  return {
    width: 4,
    async run(batch) {
      const turns = ranks[asked++ % ranks.length] as number;
      const tally = await executor.run(batch);
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      return tally;
    },
    close: () => executor.close(),
  };
}

describe('runBatches', () => {
  test.prop([counts, seeds, fc.array(fc.nat(20), { minLength: 1 })])(
    'gives one tally for any partition and order of arrival',
    async (sizes, seed, ranks) => {
      const executor = shuffled(createInProcessExecutor({ scenario: fakeScenario(), seed }, FAKE_SYSTEMS), ranks);
      const tally = emptyTally();
      await runBatches(executor, batchesOf(sizes), tally);
      expect(tally.pack()).toEqual(playDirectly(seed, 0, total(sizes)));
    },
  );

  test.prop([counts, counts, seeds])(
    'gives merged parts the tally of the whole, in any order',
    (before, after, seed) => {
      const [middle, end] = [total(before), total(before) + total(after)];
      const tally = emptyTally();
      tally.merge(playDirectly(seed, middle, end - middle));
      tally.merge(playDirectly(seed, 0, middle));
      expect(tally.pack()).toEqual(playDirectly(seed, 0, end));
    },
  );
});
