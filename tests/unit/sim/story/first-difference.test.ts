import { describe, expect, it } from 'vitest';
import { differenceText } from '../../../../src/reports/story/difference-text.ts';
import { loadScenario, variantOf } from '../../../../src/scenarios/load-scenario.ts';
import { findFirstDifference } from '../../../../src/sim/story/first-difference.ts';
import { tellTrial } from '../../../../src/sim/story/tell-trial.ts';

const A = loadScenario('scenarios/bar-brawl.yaml');
const B = variantOf(A, ['sides.bouncer.units.Bouncer.attributes.strength=5']);

describe('the first difference of two variants', () => {
  const found = findFirstDifference(A, B, 1, 100);

  it('is in the first trial that they end differently', () => {
    const ends = Array.from({ length: 100 }, (_, trial) => [A, B].map((variant) => tellTrial(variant, trial).outcome));
    expect(found?.a.trial).toBe(ends.findIndex(([one, other]) => one !== other));
    expect([found?.a.outcome, found?.b.outcome]).toEqual(ends[found?.a.trial ?? -1]);
  });

  it('is the first event that is not the same, and then the first of which who does what to whom is not', () => {
    const { a, b, differs = -1, parts = -1 } = found ?? {};
    const [one, other] = [a, b].map((story) => (story?.passages ?? []).map(({ event }) => event));
    expect(one?.slice(0, differs)).toEqual(other?.slice(0, differs));
    expect(one?.[differs]).not.toEqual(other?.[differs]);
    expect(parts).toBeGreaterThan(differs);
    const names = (events: typeof one) => events?.slice(0, parts).map(({ event }) => event);
    expect(names(one)).toEqual(names(other));
    expect(one?.[parts]?.event).not.toBe(other?.[parts]?.event);
  });

  it('is told with what leads up to it, within 80 columns', () => {
    if (found === undefined) throw new Error('found none');
    const text = differenceText(found, ['a.yaml', 'with x=1'], 80);
    expect(text).toMatch(/^Trial 4, seed 1: A ends with drinkers, B with bouncer\.\nA: a\.yaml\nB: with x=1\n/);
    expect(text).toContain('A:\n  2 dice against 6: 5 9 = 1 success, which leaves 2 levels.\nB:\n  2 dice against 5:');
    expect(text).toContain('\nRound 2, what happens parts:\n');
    for (const line of text.split('\n')) expect([...line].length).toBeLessThanOrEqual(80);
  });

  it('is none where all end alike', () => {
    expect(findFirstDifference(A, A, 1, 20)).toBeUndefined();
    expect(findFirstDifference(A, B, 1, found?.a.trial ?? 0)).toBeUndefined();
  });
});
