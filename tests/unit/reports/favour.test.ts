import { describe, expect, it } from 'vitest';
import { favourText } from '../../../src/reports/favour.ts';
import { toyCheck, toyResult } from './toy-firefight.ts';

const duel = (chance: number, trials = 400) =>
  favourText(
    toyResult({
      trials,
      sides: [
        { name: 'red', units: ['Ada'], chance: 0.2 },
        { name: 'blue', units: ['Bob'], chance },
      ],
    }),
  );

describe('favourText', () => {
  it('names the side that wins more often, and by how many points', () => {
    const [, lead = '', ahead = '', behind = ''] =
      /^red, by (\d+) points: (\d+)% to (\d+)%$/.exec(duel(0.05) ?? '') ?? [];
    expect(Math.abs(Number(lead) - (Number(ahead) - Number(behind)))).toBeLessThanOrEqual(1);
    expect(duel(0.6)).toMatch(/^blue, by \d+ points: /);
  });

  it('favours neither where the intervals overlap', () => {
    expect(duel(0.2)).toMatch(/^neither for sure: \d+% to \d+%$/);
  });

  it('says nothing of one trial, and of what is no fight', () => {
    expect(duel(0.05, 1)).toBeUndefined();
    expect(favourText(toyCheck([10, 30]))).toBeUndefined();
  });
});
