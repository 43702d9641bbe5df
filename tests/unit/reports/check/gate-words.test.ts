import { describe, expect, it } from 'vitest';
import { checkJunit } from '../../../../src/reports/check/check-junit.ts';
import { checkMarkdown } from '../../../../src/reports/check/check-markdown.ts';
import { checkText } from '../../../../src/reports/check/check-text.ts';
import { foundText, marginText } from '../../../../src/reports/check/gate-words.ts';
import { githubAnnotations } from '../../../../src/reports/check/github-annotations.ts';
import type { GateResult } from '../../../../src/sim/gates/gate-result.ts';
import { toyGate, toyReport } from './toy-check.ts';

const { atLeast: _, ...atMostOnly } = toyGate().gate;
const atMost = (bound: number) => ({ ...atMostOnly, demand: `at most ${bound}`, atMost: bound });
const exactly = (estimate: number, gate: GateResult['gate']) =>
  toyGate({ gate, estimate, low: estimate, high: estimate, trials: 0 });
const words = (result: GateResult) => [foundText(result), marginText(result)];

describe('the words of a gate on an exact figure', () => {
  it.each([
    ['close beyond', 0.693_75, 0.693_73, '69.375%', '0.002 points above'],
    ['close within', 0.693_75, 0.693_76, '69.375%', '0.001 points inside'],
    ['closer than its digits', 0.693_750_02, 0.693_75, '69.375002%', '0.000002 points above'],
    ['as close as a verdict can tell', 0.5 + 3e-12, 0.5, '50.0000000003%', '0.0000000003 points above'],
    ['on it', 0.693_75, 0.693_75, '69.375%', 'on the bound'],
    ['on it, but for rounding', 0.1 + 0.2, 0.3, '30%', 'on the bound'],
    ['rare', 1.6e-10, 1e-7, '0.000000016%', '0.00001 points inside'],
    ['far', 0.65, 0.7, '65%', '5.00 points inside'],
  ])('%s', (_name, estimate, bound, ...expected) => {
    expect(words(exactly(estimate, atMost(bound)))).toEqual(expected);
  });

  it('show the side of a bound of a mean', () => {
    const quantity = { type: 'mean', metric: 'rounds' } as const;
    expect(words(exactly(3.500_000_2, { ...atMost(3.5), quantity }))).toEqual(['3.5000002', '0.0000002 above']);
    expect(words(exactly(3.5, { ...atMost(3.5), quantity }))).toEqual(['3.5', 'on the bound']);
  });

  it('are the same in every report', () => {
    const report = {
      ...toyReport(),
      files: toyReport().files.map((file) => ({
        ...file,
        judged: { ...file.judged, changes: [], gates: [exactly(0.693_75, atMost(0.693_73))] },
      })),
    };
    const texts = [
      checkText(report, { colour: false, width: 80 }),
      checkMarkdown(report),
      checkJunit(report),
      githubAnnotations(report).join(),
    ];
    for (const text of texts) {
      expect(text).toContain('0.002 points above');
      expect(text).not.toContain('on the bound');
    }
  });
});

describe('the words of a gate on a figure of trials', () => {
  const open = { verdict: 'undecided', low: 0.67, high: 0.73 } as const;

  it('say no more of the distance than is known, and not that it is 0', () => {
    expect(marginText(toyGate({ ...open, estimate: 0.7003 }))).toBe('< 1 point above');
    expect(marginText(toyGate({ ...open, estimate: 0.6997, low: 0.697, high: 0.703 }))).toBe('< 0.1 points inside');
    expect(marginText(toyGate({ ...open, estimate: 0.7 }))).toBe('on the bound');
  });

  it('say so of a mean and of a quantile', () => {
    const mean = { type: 'mean', metric: 'rounds' } as const;
    const p90 = { type: 'quantile', metric: 'rounds', share: 0.9 } as const;
    const of = (quantity: typeof mean | typeof p90, estimate: number, bound: number) =>
      marginText(toyGate({ gate: { ...atMost(bound), quantity }, estimate, low: 13, high: 15 }));
    expect(of(mean, 14.2, 14)).toBe('< 1 above');
    expect(of(mean, 14, 14)).toBe('on the bound');
    expect(of(p90, 14, 13.7)).toBe('0.3 above');
    expect(of(p90, 14, 14)).toBe('on the bound');
  });
});
