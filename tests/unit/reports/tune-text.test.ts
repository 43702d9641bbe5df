import { describe, expect, it } from 'vitest';
import { tuneDocument } from '../../../src/reports/tune/tune-document.ts';
import type { TuneReport } from '../../../src/reports/tune/tune-report.ts';
import { tuneText } from '../../../src/reports/tune/tune-text.ts';
import type { TuneResult } from '../../../src/sim/tune/tune-result.ts';

const STYLE = { colour: false, width: 80 };
const POINT = { value: '6', estimate: 0.482, low: 0.468, high: 0.496, trials: 16_000 };
const OPEN: TuneResult = {
  ...{ met: false, decided: false, best: POINT, neighbours: [], points: [POINT] },
  ...{ method: 'bracketing', trials: 20_000, interrupted: false },
};
const MET: TuneResult = { ...OPEN, met: true, decided: true, best: { ...POINT, low: 0.4703 } };

function reportOf(...results: readonly TuneResult[]): TuneReport {
  const rows = results.map((result, i) => ({ at: String(i + 6), result }));
  return {
    ...{ evenodds: '0.0.0-test', system: 'target-10', rulesVersion: 1 },
    ...{
      name: 'Duel',
      hash: 'f00',
      kind: 'battle',
      paths: ['sides.a.units.Cole.hitDice', 'sides.b.units.Francois.hitDice'],
    },
    figure: { metric: 'outcome.a', quantity: { type: 'outcome', label: 'a' } },
    ...{ target: 0.5, within: 0.03, confidence: 0.95, seed: 1, rows, unsearched: [] },
  };
}

describe('tuneText over two parameters', () => {
  it('says that nothing is known yet, and explains no mark that is not there', () => {
    const text = tuneText(reportOf(OPEN, OPEN), STYLE);
    expect(text).toMatch(/^not known yet: a 50% within 3 points at any of 2 values of Francois hit dice\n/);
    expect(text).not.toContain('> marks');
    expect(text).toContain('More --max-trials would decide it.');
  });

  it('counts what is met and what is not known yet', () => {
    const text = tuneText(reportOf(MET, OPEN), STYLE).replaceAll('\n', ' ');
    expect(text).toMatch(/^a 50% within 3 points is met at 1 of 2 values of Francois hit dice, not known yet at 1 /);
    expect(text).toContain('> marks where the target is met.');
  });

  it('counts and names the values that were not searched, and says why', () => {
    const flat = (report: TuneReport) => tuneText(report, STYLE).replaceAll('\n', ' ');
    const spent = { ...reportOf(MET, OPEN), unsearched: ['8', '9', '10'] };
    expect(flat(spent)).toContain('is met at 1 of 5 values of Francois hit dice, not known yet at 4 ');
    expect(flat(spent)).toContain(
      '3 of 5 values of Francois hit dice not searched, the trials were spent before: 8, 9, 10.',
    );
    expect(tuneDocument(spent)).toMatchObject({ unsearched: { at: [8, 9, 10], endedBy: 'budget' } });
    const stopped = { ...reportOf(MET, { ...OPEN, interrupted: true }), unsearched: ['8'] };
    expect(flat(stopped)).toContain('1 of 3 values of Francois hit dice not searched, interrupted before: 8.');
    expect(tuneDocument(stopped)).toMatchObject({ unsearched: { at: [8], endedBy: 'interrupt' } });
    expect(tuneDocument(reportOf(MET))).not.toHaveProperty('unsearched');
  });

  it('says that more trials would help where all that was searched is decided', () => {
    expect(tuneText({ ...reportOf(MET), unsearched: ['8'] }, STYLE)).toContain('More --max-trials would decide it.');
  });

  it('shows with as many digits as it takes whether an interval lies within', () => {
    expect(tuneText(reportOf(MET, OPEN), STYLE)).toContain('47.03% to 49.60%');
    expect(tuneText(reportOf(MET, OPEN), STYLE)).toContain('46.8% to 49.6%');
    const exact = { ...POINT, estimate: 0.5300004, low: 0.5300004, high: 0.5300004, trials: 0 };
    expect(tuneText(reportOf({ ...OPEN, best: exact }), STYLE)).toContain('53.00004%');
  });

  it('never says 0% of what is possible', () => {
    const rare = { ...POINT, estimate: 1.6e-10, low: 1.6e-10, high: 1.6e-10, trials: 0 };
    const report = { ...reportOf({ ...OPEN, decided: true, best: rare, points: [rare] }), target: 1e-7, within: 1e-11 };
    const one = { ...report, paths: report.paths.slice(0, 1) };
    expect(tuneText(one, STYLE)).toMatch(/^> +6 +0\.000000016% +exact *$/m);
    expect(tuneText(one, STYLE).replaceAll('\n', ' ')).toMatch(
      /^no Cole hit dice gives a 0\.00001% within 0\.000000001 points: nearest is 6 with 0\.000000016% /,
    );
  });

  it.each([
    [14, Number.POSITIVE_INFINITY, 'at least 14'],
    [Number.NEGATIVE_INFINITY, 40, 'at most 40'],
    [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 'any value'],
    [14, 27, '14 to 27'],
  ])('says of the interval %d to %d of a quantile: %s', (low, high, words) => {
    const p99 = { ...POINT, estimate: 21, low, high, trials: 90 };
    const quantity = { type: 'quantile', metric: 'rounds', share: 0.99 } as const;
    const report = {
      ...reportOf({ ...OPEN, best: p99, points: [p99] }),
      ...{ figure: { metric: 'rounds.p99', quantity }, target: 40, within: 2, paths: ['rules.successStep'] },
    };
    const text = tuneText(report, STYLE);
    expect(text).toContain(`gives rounds p99 21 (${words})`);
    expect(text).toMatch(new RegExp(`^> +6 +21 +${words} +90$`, 'm'));
  });

  it('gives the trials behind the figure beside them, and those of all in the second line', () => {
    const text = tuneText(reportOf(MET), STYLE);
    expect(text).toMatch(/^> +6 +6 +48% +47\.03% to 49\.60% +16,000$/m);
    expect(text).toContain('20,000 fights in all');
  });
});
