import { describe, expect, it } from 'vitest';
import { progressText } from '../../../src/cli/run/progress-line.ts';

const PROGRESS = {
  trials: 450_000,
  total: 1_000_000,
  elapsedMs: 9000,
  trialsPerSecond: 50_000,
  leftMs: 11_000,
  outcome: { label: 'players', count: 275_400, rate: 0.612, low: 0.6106, high: 0.6134 },
};

describe('progressText', () => {
  it('shows how far, how long, the first outcome and the rate', () => {
    expect(progressText('firefight', 0.45, PROGRESS, 120)).toBe(
      'firefight =========----------- 45% | 11 s left | players 61.2% (61.1% to 61.3%) | 450,000 of 1,000,000 | 50,000/s',
    );
  });

  it.each([90, 60, 40, 10])('keeps to %i columns', (width) => {
    expect(progressText('firefight', 0.45, PROGRESS, width).length).toBeLessThanOrEqual(width);
  });

  it.each([
    [59_001, '1 min 0 s left'],
    [200_000, '3 min 20 s left'],
    [7_500_000, '2 h 5 min left'],
  ])('shows %i ms as %s', (leftMs, text) => {
    expect(progressText('x', 0, { ...PROGRESS, leftMs }, 120)).toContain(text);
  });
});
