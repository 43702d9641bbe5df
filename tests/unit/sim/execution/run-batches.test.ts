import { describe, expect, it } from 'vitest';
import type { PackedTally } from '../../../../src/engine/core/tally.ts';
import type { Batch, Executor } from '../../../../src/sim/execution/executor.ts';
import { planBatches } from '../../../../src/sim/execution/plan-batches.ts';
import { runBatches } from '../../../../src/sim/execution/run-batches.ts';
import { emptyTally, playDirectly } from './play-directly.ts';

/** An executor that answers when it is told to. */
class ManualExecutor implements Executor {
  readonly width = 3;
  readonly waiting = new Map<number, { resolve(tally: PackedTally): void; reject(error: Error): void; batch: Batch }>();
  most = 0;

  run(batch: Batch): Promise<PackedTally> {
    return new Promise((resolve, reject) => {
      this.waiting.set(batch.first, { resolve, reject, batch });
      this.most = Math.max(this.most, this.waiting.size);
    });
  }

  async close(): Promise<void> {}

  answer(first: number): Promise<void> {
    const { resolve, batch } = this.take(first);
    resolve(playDirectly(1, batch.first, batch.count));
    return turn();
  }

  fail(first: number, error: Error): Promise<void> {
    this.take(first).reject(error);
    return turn();
  }

  private take(first: number) {
    const found = this.waiting.get(first);
    if (found === undefined) throw new Error(`batch ${first} is not in flight`);
    this.waiting.delete(first);
    return found;
  }
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

describe('planBatches', () => {
  it('cuts trials into batches in order, the last one short', () => {
    expect([...planBatches(25, 10)]).toEqual([
      { first: 0, count: 10 },
      { first: 10, count: 10 },
      { first: 20, count: 5 },
    ]);
    expect([...planBatches(1)]).toEqual([{ first: 0, count: 1 }]);
    expect([...planBatches(0)]).toEqual([]);
  });
});

describe('runBatches', () => {
  const start = (trials: number, signal?: AbortSignal) => {
    const executor = new ManualExecutor();
    const tally = emptyTally();
    const merged: number[] = [];
    const onMerged = () => merged.push(tally.trials);
    return { executor, tally, merged, end: runBatches(executor, planBatches(trials, 10), tally, { signal, onMerged }) };
  };

  it('merges in the order of trials, whatever the order of arrival', async () => {
    const { executor, tally, merged, end } = start(40);
    await executor.answer(20);
    await executor.answer(10);
    expect(merged).toEqual([]);
    await executor.answer(0);
    expect(merged).toEqual([10, 20, 30]);
    await executor.answer(30);
    expect(await end).toBe('complete');
    expect(tally.pack()).toEqual(playDirectly(1, 0, 40));
  });

  it('keeps at most the width of the executor in flight', async () => {
    const { executor, end } = start(100);
    for (let first = 0; first < 100; first += 10) await executor.answer(first);
    await end;
    expect(executor.most).toBe(3);
  });

  it('keeps the complete run of trials from the first after an interrupt', async () => {
    const interrupt = new AbortController();
    const { executor, tally, end } = start(100, interrupt.signal);
    await executor.answer(0);
    interrupt.abort();
    await executor.answer(30);
    await executor.answer(20);
    await executor.answer(10);
    expect(await end).toBe('interrupted');
    expect(tally.pack()).toEqual(playDirectly(1, 0, 40));
  });

  it('plays the first batches even where it is interrupted at once, and is complete if these are all', async () => {
    const { executor, tally, end } = start(5, AbortSignal.abort());
    await executor.answer(0);
    expect(await end).toBe('complete');
    expect(tally.trials).toBe(5);
  });

  it('tells of the first failure by index, waits for what is in flight, and keeps what was before', async () => {
    const { executor, tally, end } = start(100);
    await executor.fail(20, new Error('later'));
    await executor.answer(0);
    await executor.fail(10, new Error('earlier'));
    expect([...executor.waiting.keys()]).toEqual([30]);
    await executor.answer(30);
    expect(await end).toEqual({ failed: new Error('earlier') });
    expect(tally.pack()).toEqual(playDirectly(1, 0, 10));
  });
});
