import { describe, expect, it } from 'vitest';
import { readConditions } from '../../../../src/cli/trace/read-conditions.ts';
import type { TrialRecord } from '../../../../src/engine/core/trial-record.ts';
import { SYSTEMS } from '../../../../src/engine/registry.ts';
import { loadScenario } from '../../../../src/scenarios/load-scenario.ts';
import { compileScenario } from '../../../../src/sim/execution/compile-scenario.ts';
import { simulate } from '../../../../src/sim/simulate.ts';
import { findLongest, findMedian, findTrial } from '../../../../src/sim/story/find-trial.ts';
import { medianStory } from '../../../../src/sim/story/median-story.ts';

const LOADED = loadScenario('scenarios/bar-brawl.yaml');
const COMPILED = compileScenario(SYSTEMS, LOADED.scenario);
const WITHIN = 300;
const SEARCH = { compiled: COMPILED, seed: 1, within: WITHIN };

/** Outcome, rounds and the bouncer's hits of every trial looked at. */
const PLAYED = Array.from({ length: WITHIN }, (_, trial) => {
  const runner = COMPILED.createRunner(1);
  runner.play(trial);
  const { outcome, metrics, units } = runner.record;
  return { trial, outcome: COMPILED.layout.outcomes[outcome], rounds: metrics[0]!, hits: units[4]! };
});

const find = (text: string, nth = 1) => findTrial(SEARCH, readConditions(text, COMPILED.layout), nth);

describe('finding a trial', () => {
  it.each([
    ['outcome=drinkers', PLAYED.filter(({ outcome }) => outcome === 'drinkers')],
    ['outcome!=bouncer', PLAYED.filter(({ outcome }) => outcome !== 'bouncer')],
    ['rounds>=9', PLAYED.filter(({ rounds }) => rounds >= 9)],
    ['rounds = 4', PLAYED.filter(({ rounds }) => rounds === 4)],
    ['Bouncer.hits<3', PLAYED.filter(({ hits }) => hits < 3)],
    ['bouncer/Bouncer.hits>9 and rounds<20', PLAYED.filter(({ hits, rounds }) => hits > 9 && rounds < 20)],
  ])('finds the first and the third of %s', (text, expected) => {
    expect(expected.length).toBeGreaterThan(2);
    expect(find(text)).toBe(expected[0]?.trial);
    expect(find(text, 3)).toBe(expected[2]?.trial);
    expect(find(text, expected.length + 1)).toBeUndefined();
  });

  it.each([
    ['round', /expected a comparison such as rounds>=20/],
    ['outcome=bounce', /one of bouncer, drinkers, draw, timeout, got "bounce" \(did you mean "bouncer"\?\)/],
    ['outcome>bouncer', /expected outcome= or outcome!=/],
    ['rounds>=many', /expected an integer, got "many"/],
    ['Bouncer.kils>1', /did you mean "Bouncer.kills"\?/],
  ])('says what is wrong with %s', (text, message) => {
    expect(() => readConditions(text, COMPILED.layout)).toThrow(message);
  });

  it('reads unit names that both sides have with the side only', () => {
    const units = ['a', 'b'].map((side) => ({ side, unit: 'Guard' }));
    const layout = { outcomes: ['a'], metrics: [], units, sides: ['a', 'b'] };
    const record = { units: Int32Array.of(0, 0, 0, 0, 0, 0, 0, 7, 0, 0) } as Partial<TrialRecord> as TrialRecord;
    expect(readConditions('b/Guard.kills=7', layout)(record)).toBe(true);
    expect(readConditions('a/Guard.kills=7', layout)(record)).toBe(false);
    expect(() => readConditions('Guard.kills=7', layout)).toThrow(/Guard.kills/);
  });

  it('finds the longest, the first of several', () => {
    const most = Math.max(...PLAYED.map(({ rounds }) => rounds));
    expect(findLongest(SEARCH)).toBe(PLAYED.find(({ rounds }) => rounds === most)?.trial);
  });

  it('finds the median: ended as most do, after the median number of rounds', () => {
    const sorted = PLAYED.map(({ rounds }) => rounds).sort((a, b) => a - b);
    const median = sorted[WITHIN / 2 - 1]!;
    const wins = PLAYED.filter(({ outcome }) => outcome === 'bouncer');
    expect(wins.length).toBeGreaterThan(WITHIN / 2);
    expect(findMedian(SEARCH)).toBe(wins.find(({ rounds }) => rounds === median)?.trial);
  });

  it('takes the nearest length where no trial has the median one', () => {
    const least = Math.min(...PLAYED.filter(({ outcome }) => outcome === 'bouncer').map(({ rounds }) => rounds));
    const trial = findMedian(SEARCH, { outcome: 0, length: 0 });
    expect(PLAYED[trial ?? -1]).toMatchObject({ outcome: 'bouncer', rounds: least });
  });
});

describe('the story of the median trial of a result', () => {
  it('ends as most of its trials do, after their median number of rounds', async () => {
    const result = await simulate({ ...LOADED, trials: WITHIN, threads: 0 });
    const story = medianStory(result);
    expect(story?.outcome).toBe('bouncer');
    expect(story?.metrics['rounds']).toBe(result.summary.metrics['rounds']?.median);
    expect(story?.trial).toBe(findMedian(SEARCH));
  });
});
