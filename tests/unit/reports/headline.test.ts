import { describe, expect, it } from 'vitest';
import { headline, headlineSentence } from '../../../src/reports/headline.ts';
import type { RateFigure, SimulationResult } from '../../../src/sim/result.ts';
import { rateInterval } from '../../../src/sim/statistics/intervals.ts';
import { toyChain, toyCheck, toyResult } from './toy-firefight.ts';

const fight = (counts: Readonly<Record<string, number>>): SimulationResult => {
  const result = toyResult({ trials: 2 });
  const trials = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const outcomes = Object.fromEntries(
    Object.entries(counts).map(([name, count]): [string, RateFigure] => [
      name,
      { count, rate: count / trials, ...rateInterval(count, trials, 0.95, 'wilson') },
    ]),
  );
  return { ...result, summary: { ...result.summary, trials, outcomes } };
};

describe('headline', () => {
  it.each([
    [
      { players: 36_800, opposition: 63_200, draw: 0, timeout: 0 },
      'opposition wins 63.2% of fights (62.9% to 63.5%); players 36.8%',
    ],
    [
      { players: 63_200, opposition: 36_000, draw: 700, timeout: 100 },
      'players win 63.2% of fights (62.9% to 63.5%); opposition 36.0%, draw 0.70%',
    ],
    [
      { players: 498, opposition: 502, draw: 0, timeout: 0 },
      'too close to call: opposition wins 50% of fights (47% to 53%); players 50%',
    ],
    [
      { players: 100, opposition: 200, draw: 0, timeout: 700 },
      '70% of fights run out of rounds (67% to 73%); players 10%, opposition 20%',
    ],
    [
      { players: 100, opposition: 200, draw: 700, timeout: 0 },
      '70% of fights end in a draw (67% to 73%); players 10%, opposition 20%',
    ],
    [{ players: 1000, opposition: 0, draw: 0, timeout: 0 }, 'players win > 99.7% of fights'],
    [{ players: 0, opposition: 1, draw: 0, timeout: 0 }, 'the only fight ended with opposition'],
  ])('%j', (counts, sentence) => {
    expect(headlineSentence(fight(counts))).toBe(sentence);
  });

  it('of a check is how often it succeeds, though it mostly fails', () => {
    expect(headlineSentence(toyCheck([800, 200]))).toBe('success in 20% of checks (18% to 23%); failure 80%');
  });

  it('gives exact chances where they are known, unless the sample contradicts them', () => {
    const figure = (exact: number) => ({ exact, simulated: 0.2, standardErrors: 1 });
    const outcomes = { success: figure(0.21875), failure: figure(0.78125) };
    const exact = { outcomes, means: {}, distributions: {}, limit: 5, disagreements: [] };
    const check = { ...toyCheck([800, 200]), exact };
    expect(headlineSentence(check)).toBe('success in 21.88% of checks (exact); failure 78.13%');
    const contradicted = { ...exact, disagreements: [{ what: 'outcome success', ...figure(0.21875) }] };
    expect(headlineSentence({ ...check, exact: contradicted })).toContain('success in 20% of checks (18% to 23%)');
  });

  it('of many outcomes names the most frequent others', () => {
    const counts = Object.fromEntries(['complete', 'a', 'b', 'c', 'd', 'e'].map((name, i) => [name, 100 + i]));
    expect(headline(toyChain(counts)).others).toBe('e 17%, d 17%, c 17%, and 2 more');
  });

  it('cuts long names', () => {
    const { finding } = headline(toyChain({ [`very-${'long-'.repeat(40)}name`]: 5, other: 5 }));
    expect(finding).toBe('very-long-long-long-long-lo… in 50% of chains');
  });
});
