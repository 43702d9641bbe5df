import { readFileSync } from 'node:fs';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { checkDocument } from '../../../../src/reports/check/check-document.ts';
import { checkJunit } from '../../../../src/reports/check/check-junit.ts';
import { checkMarkdown } from '../../../../src/reports/check/check-markdown.ts';
import { checkHeadline, checkText } from '../../../../src/reports/check/check-text.ts';
import { isPassed } from '../../../../src/reports/check/checked-file.ts';
import { changeText } from '../../../../src/reports/check/gate-words.ts';
import { githubAnnotations } from '../../../../src/reports/check/github-annotations.ts';
import { toyGate, toyReport } from './toy-check.ts';

const only = (...gates: ReturnType<typeof toyGate>[]) => ({
  ...toyReport(),
  files: [{ file: 'a.yaml', kind: 'battle', judged: { trials: 10, gates, changes: [], interrupted: false } }],
});

describe('the table of check', () => {
  it('says by how much', () => {
    expect(checkText(toyReport(), { colour: false, width: 80 })).toBe(
      [
        '1 of 4 gates fails, 1 of 4 gates is undecided, 1 outcome has changed',
        '',
        'rules, 100%: "a"/fire<fight>.yaml: 1 of 3 pass, 28,000 fights',
        '           gate                         found    interval               by',
        'FAIL       outcome.players 0.55 to 0.7    78%  77% to 79%   8 points above',
        'pass       outcome.players 0.55 to 0.7    60%  59% to 61%  5 points inside',
        'undecided  rounds.p90 ≤ 14                 14    14 to 15     on the bound',
        'FAIL  outcome.players was 70% and is 78%: changed by 6 to 10 points',
        '',
        'check.yaml: 1 of 1 pass, exact odds, no trials',
        '      gate                         found  interval                  by',
        'pass  outcome.players 0.55 to 0.7    65%     exact  5.00 points inside',
        '',
        'undecided: a bound lies in the interval; more --max-trials may settle it.',
        '28,000 trials in all. Intervals may be watched; the chance that any verdict is',
        'wrong is at most 0.001.',
      ].join('\n'),
    );
  });

  it('keeps the demand of a metric that is cut', () => {
    const { gate } = toyGate();
    const long = toyGate({ gate: { ...gate, metric: `outcome.${'x'.repeat(200)}`, demand: 'at least 0.355' } });
    expect(checkText(only(long), { colour: false, width: 80 })).toMatch(/^FAIL {2}outcome\.x+… ≥ 0\.355 /m);
  });

  it('keeps to the width, whatever the names', () => {
    const long = toyGate({ gate: { ...toyGate().gate, metric: `outcome.${'x'.repeat(200)}` } });
    const lines = checkText(only(long), { colour: false, width: 80 }).split('\n');
    expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(80);
  });

  it('shows with as many digits as it takes on which side of the bound an interval ends', () => {
    const { gate } = toyGate();
    const mean = { ...gate, quantity: { type: 'mean', metric: 'rounds' }, atLeast: 5, atMost: 9 } as const;
    const text = checkText(
      only(
        toyGate({ verdict: 'undecided', estimate: 0.69, low: 0.68, high: 0.7003 }),
        toyGate({ verdict: 'fail', estimate: 0.71, low: 0.7003, high: 0.72 }),
        toyGate({ gate: mean, verdict: 'undecided', estimate: 6, low: 4.996, high: 7 }),
      ),
      { colour: false, width: 80 },
    );
    expect(text).toContain('68.00% to 70.03%');
    expect(text).toContain('70.03% to 72.00%');
    expect(text).toContain('4.996 to 7.000');
  });

  it('says what changed no more exactly than it is known, and whether it is beyond the tolerance', () => {
    const change = { outcome: 'players', verdict: 'fail', baseline: 0.7123456, estimate: 0.7654321 } as const;
    const text = (more: { difference: number; low: number; high: number; trials: number }) =>
      changeText({ ...change, ...more }, 0.01);
    expect(text({ difference: 0.053, low: 0.0101, high: 0.1, trials: 9 })).toBe(
      'outcome.players was 71% and is 77%: changed by 1.01 to 10.00 points',
    );
    expect(text({ difference: 0.053, low: 0.053, high: 0.053, trials: 0 })).toBe(
      'outcome.players was 71.235% and is 76.543%: changed by 5.300 points',
    );
  });

  it('says first that all is well', () => {
    expect(checkHeadline(only(toyGate({ verdict: 'pass' })))).toBe('the only gate passes');
    expect(checkHeadline(only(toyGate({ verdict: 'fail' })))).toBe('the only gate fails');
    expect(checkHeadline(only(toyGate({ verdict: 'pass' }), toyGate({ verdict: 'pass' })))).toBe('all 2 gates pass');
  });

  it('passes only where all gates do; a change that is not certain does not count', () => {
    expect(isPassed(only(toyGate({ verdict: 'pass' })))).toBe(true);
    expect(isPassed(only(toyGate({ verdict: 'undecided' })))).toBe(false);
    expect(isPassed(only(toyGate({ verdict: 'fail' })))).toBe(false);
  });
});

describe('the JSON of check', () => {
  it('has a row a gate, with null for an end that is not bounded', () => {
    const open = toyGate({ verdict: 'undecided', low: 3, high: Number.POSITIVE_INFINITY });
    expect(JSON.parse(JSON.stringify(checkDocument(only(open))))).toEqual({
      schema: 1,
      passed: false,
      error: 0.001,
      files: [
        {
          file: 'a.yaml',
          trials: 10,
          interrupted: false,
          gates: [
            {
              metric: 'outcome.players',
              demand: 'between 0.55 and 0.7',
              verdict: 'undecided',
              estimate: 0.781,
              low: 3,
              high: null,
              trials: 28_000,
              line: 12,
            },
          ],
        },
      ],
    });
  });
});

describe('the JUnit report of check', () => {
  const schema = XmlDocument.fromString(readFileSync('tests/fixtures/junit/jenkins-junit.xsd', 'utf8'));
  const validator = XsdValidator.fromDoc(schema);

  it('is valid against the schema of Jenkins, which rejects what is not', () => {
    validator.validate(XmlDocument.fromString(checkJunit(toyReport())));
    const wrong = checkJunit(toyReport()).replace('<testcase name', '<testcase label');
    expect(() => validator.validate(XmlDocument.fromString(wrong))).toThrow();
  });

  it('is read back by libxml2 as it was meant', () => {
    const document = XmlDocument.fromString(checkJunit(toyReport()));
    const value = (path: string) => document.eval(`string(${path})`);
    expect(value('/testsuites/@tests')).toBe('5');
    expect(value('/testsuites/@failures')).toBe('3');
    expect(value('//testsuite[1]/@name')).toBe('rules, 100%: "a"/fire<fight>.yaml');
    expect(value('//testsuite[1]/testcase[1]/@name')).toBe('outcome.players between 0.55 and 0.7');
    expect(value('//testsuite[1]/testcase[1]/failure/@type')).toBe('fail');
    expect(value('//testsuite[1]/testcase[1]/failure/@message')).toBe('fail: 78% (77% to 79%), 8 points above');
    expect(value('//testsuite[1]/testcase[1]/failure')).toContain('fire<fight>.yaml:12: outcome.players');
    expect(value('count(//testsuite[1]/testcase[2]/failure)')).toBe('0');
    expect(value('//testsuite[1]/testcase[3]/failure/@type')).toBe('undecided');
  });

  it.each(['\u0000\u001b[31m', '\ud800', '\ufffe', ']]>&<!--', 'true'])('holds a file named %j', (file) => {
    const report = { ...only(toyGate()), files: only(toyGate()).files.map((each) => ({ ...each, file })) };
    const document = XmlDocument.fromString(checkJunit(report));
    validator.validate(document);
    expect(String(document.eval('string(//testsuite/@name)')).length).toBeGreaterThan(0);
  });
});

describe('the Markdown of check', () => {
  it('is a table a file, in which no name is markup', () => {
    const markdown = checkMarkdown(toyReport());
    expect(markdown).toContain('## ❌ Balance: 1 of 4 gates fails');
    expect(markdown).toContain('### rules, 100%: "a"/fire&lt;fight&gt;.yaml (28,000 fights)');
    expect(markdown).toContain(
      '| ❌ fail | outcome.players between 0.55 and 0.7 | 78% | 77% to 79% | 8 points above |',
    );
    expect(markdown).toContain('| ✅ pass | outcome.players between 0.55 and 0.7 | 65% | exact | 5.00 points inside |');
  });
});

describe('annotations for GitHub', () => {
  it('stand at the line of each gate that did not pass, with what has to be escaped escaped', () => {
    const [first, second, third, ...rest] = githubAnnotations(toyReport());
    expect(rest).toEqual([]);
    expect(first).toBe(
      '::error file=rules%2C 100%25%3A "a"/fire<fight>.yaml,line=12,col=5,title=Gate fail%3A outcome.players::' +
        'outcome.players between 0.55 and 0.7: found 78%25 (77%25 to 79%25), 8 points above',
    );
    expect(second).toContain('title=Gate undecided%3A rounds.p90');
    expect(second).not.toContain('line=');
    expect(third).toContain('title=Changed%3A outcome.players');
  });
});
