import { describe, expect, it } from 'vitest';
import { createDicePool } from '../../../../src/engine/core/dice-pool.ts';

describe('createDicePool', () => {
  it('decides all dice of a small pool at once', () => {
    const pool = createDicePool(2, 6);
    expect(pool.together).toBe(2);
    expect(Array.from(pool.sums, (sum) => sum).filter((sum) => sum === 7)).toHaveLength(6);
    expect(pool.sums).toHaveLength(36);
  });

  it('splits a large pool into groups and a rest', () => {
    const pool = createDicePool(8, 10);
    expect([pool.together, pool.left]).toEqual([3, 2]);
    expect(pool.leftSums).toHaveLength(100);
  });

  it('rolls dice of many sides one by one', () => {
    expect(createDicePool(3, 100).together).toBe(1);
    expect(createDicePool(3, 5000).together).toBe(0);
  });

  it('has the sum 0 for no dice', () => {
    expect([...createDicePool(0, 6).sums]).toEqual([0]);
  });
});
