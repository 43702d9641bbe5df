import { describe, expect, it } from 'vitest';
import { createDicePair, firstFace, secondFace } from '../../../../src/engine/core/dice-pair.ts';
import { createDicePool } from '../../../../src/engine/core/dice-pool.ts';
import { StreamDice } from '../../../../src/engine/core/stream-dice.ts';

const KEYS = Int32Array.of(5, 9, 1234, -7);

function rolls(dice: StreamDice, stream: number, count: number): number[] {
  return Array.from({ length: count }, () => dice.one(dice.stream(stream), 20));
}

describe('StreamDice', () => {
  it('repeats a trial, whatever was played before it', () => {
    const dice = new StreamDice(1, KEYS);
    dice.startTrial(3);
    const first = rolls(dice, 0, 20);
    dice.startTrial(4);
    rolls(dice, 0, 5);
    dice.startTrial(3);
    expect(rolls(dice, 0, 20)).toEqual(first);
  });

  it('leaves the other streams as they are, however much one rolls', () => {
    const dice = new StreamDice(1, KEYS);
    dice.startTrial(8);
    const alone = rolls(dice, 1, 20);
    dice.startTrial(8);
    rolls(dice, 0, 100);
    rolls(dice, 2, 3);
    expect(rolls(dice, 1, 20)).toEqual(alone);
  });

  it('shares nothing between neighbouring seeds, trials and streams', () => {
    const sequences = new Set<string>();
    for (const seed of [1, 2, 3]) {
      const dice = new StreamDice(seed, KEYS);
      for (let trial = 0; trial < 50; trial++) {
        dice.startTrial(trial);
        for (let stream = 0; stream < KEYS.length; stream++) sequences.add(rolls(dice, stream, 12).join());
      }
    }
    expect(sequences.size).toBe(3 * 50 * KEYS.length);
  });

  it('tells seeds and trials above 2^32 apart', () => {
    const heads = [1, 1 + 2 ** 32, 2 ** 53 - 1].flatMap((seed) =>
      [7, 7 + 2 ** 32, 2 ** 53 - 1].map((trial) => {
        const dice = new StreamDice(seed, KEYS);
        dice.startTrial(trial);
        return rolls(dice, 0, 12).join();
      }),
    );
    expect(new Set(heads).size).toBe(9);
  });

  it('rolls two dice of one word that are both in range', () => {
    const dice = new StreamDice(5, KEYS);
    dice.startTrial(0);
    const pairs = new Set(Array.from({ length: 2000 }, () => dice.two(dice.stream(0), createDicePair(10, 4))));
    expect(pairs.size).toBe(40);
    for (const pair of pairs) {
      expect(firstFace(pair)).toBeGreaterThanOrEqual(1);
      expect(firstFace(pair)).toBeLessThanOrEqual(10);
      expect(secondFace(pair)).toBeGreaterThanOrEqual(1);
      expect(secondFace(pair)).toBeLessThanOrEqual(4);
    }
  });

  // The words of the stream: 2^32 sides take a whole word each.
  const wordsOf = (dice: StreamDice) => () => dice.one(dice.stream(0), 2 ** 32) - 1;

  it.each([
    [250, 24, 300_000],
    [1_999_999, 32, 20_000],
  ])('rolls a d%i from %i bits of a word, and again where a word would make a face likelier', (sides, bits, rolls) => {
    const [dice, replayed] = [new StreamDice(5, KEYS), new StreamDice(5, KEYS)];
    dice.startTrial(0);
    replayed.startTrial(0);
    const nextWord = wordsOf(replayed);
    const unfair = 2 ** bits % sides;
    let again = 0;
    for (let roll = 0; roll < rolls; roll++) {
      let product = 0;
      for (;;) {
        product = Math.floor(nextWord() / 2 ** (32 - bits)) * sides;
        if (product % 2 ** bits >= unfair) break;
        again++;
      }
      if (dice.one(dice.stream(0), sides) !== 1 + Math.floor(product / 2 ** bits))
        throw new Error(`another face in roll ${roll}`);
    }
    expect(again).toBeGreaterThan(0);
  });

  it('keeps sums of pools of every size in range', () => {
    const dice = new StreamDice(5, KEYS);
    dice.startTrial(0);
    for (const [count, sides] of [
      [0, 6],
      [1, 6],
      [4, 4],
      [8, 10],
      [3, 100],
      [2, 5000],
      [99, 999],
    ] as const) {
      const pool = createDicePool(count, sides);
      const sums = Array.from({ length: 300 }, () => dice.sum(dice.stream(1), pool));
      expect(Math.min(...sums)).toBeGreaterThanOrEqual(count);
      expect(Math.max(...sums)).toBeLessThanOrEqual(count * sides);
    }
  });
});
