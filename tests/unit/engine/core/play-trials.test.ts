import { describe, expect, it } from 'vitest';
import { playTrials } from '../../../../src/engine/core/play-trials.ts';
import { Tally } from '../../../../src/engine/core/tally.ts';
import { type TallyLayout, TrialRecord } from '../../../../src/engine/core/trial-record.ts';

const LAYOUT: TallyLayout = { outcomes: ['even', 'odd'], metrics: ['trial'], units: [], sides: [] };

function trialsPlayed(tally: Tally): number[] {
  const trials: number[] = [];
  tally.metrics[0]!.forEach((trial) => {
    trials.push(trial);
  });
  return trials;
}

describe('playTrials', () => {
  const record = new TrialRecord(LAYOUT, 0);
  const runner = {
    record,
    play(trial: number) {
      record.outcome = trial % 2;
      record.metrics[0] = trial;
    },
  };

  it('plays one trial after another, from the first on, and adds each', () => {
    const tally = new Tally(LAYOUT);
    playTrials(runner, 5, 4, tally);
    expect(trialsPlayed(tally)).toEqual([5, 6, 7, 8]);
    expect([...tally.outcomes]).toEqual([2, 2]);
  });

  it('leaves it to a runner that plays many at once', () => {
    const tally = new Tally(LAYOUT);
    const asked: unknown[] = [];
    playTrials({ ...runner, playInto: (...given) => asked.push(given) }, 5, 4, tally);
    expect(asked).toEqual([[tally, 5, 4]]);
    expect(tally.trials).toBe(0);
  });
});
