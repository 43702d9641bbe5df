import { describe, expect, it } from 'vitest';
import { StreamDice } from '../../../../src/engine/core/stream-dice.ts';
import { createSuccessTable, RESULTS } from '../../../../src/engine/core/success-table.ts';
import { RecordingTeller } from '../../../../src/engine/core/teller.ts';
import { ToldDice } from '../../../../src/engine/core/told-dice.ts';

const table = createSuccessTable((face) => (face === 10 ? 2 : face >= 7 ? 1 : 0));

describe('a table of successes', () => {
  it('holds the successes of one, two and three dice by the digits of the result', () => {
    expect([...table.ofFace.slice(1)]).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 2]);
    expect(table.counts[RESULTS + 859]).toBe(2);
    expect(table.counts[2 * RESULTS + 859]).toBe(2);
    expect(table.counts[3 * RESULTS + 859]).toBe(3);
    expect(table.counts[3 * RESULTS + 999]).toBe(6);
  });

  it('is rolled without a die without a draw', () => {
    const [one, other] = [new StreamDice(1, Int32Array.of(1)), new StreamDice(1, Int32Array.of(1))];
    one.startTrial(0);
    other.startTrial(0);
    expect([one.successes(one.stream(0), 0, table), one.successes(one.stream(0), -2, table)]).toEqual([0, 0]);
    expect(one.one(one.stream(0), 100)).toBe(other.one(other.stream(0), 100));
  });

  it.each([1, 2, 3, 4, 7, 12])('is rolled with %i dice that the story tells one by one', (count) => {
    const teller = new RecordingTeller();
    const keys = Int32Array.of(5);
    const [silent, told] = [new StreamDice(3, keys), new ToldDice(3, keys, teller)];
    for (let trial = 0; trial < 50; trial++) {
      teller.events.length = 0;
      silent.startTrial(trial);
      told.startTrial(trial);
      const successes = silent.successes(silent.stream(0), count, table);
      expect(told.successes(told.stream(0), count, table)).toBe(successes);
      const faces = teller.events.map(([, , sides, face]) => [sides, face]);
      expect(faces).toHaveLength(count);
      expect(faces.every(([sides]) => sides === 10)).toBe(true);
      expect(faces.reduce((sum, [, face]) => sum + (table.ofFace[face as number] as number), 0)).toBe(successes);
    }
  });
});
