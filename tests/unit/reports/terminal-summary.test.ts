import { describe, expect, it } from 'vitest';
import { terminalSummary } from '../../../src/reports/terminal-summary.ts';
import { toyChain, toyCheck, toyResult } from './toy-firefight.ts';

const PLAIN = { colour: false, width: 80 };
const linesOf = (text: string) => text.split('\n');
const longest = (text: string) => Math.max(...linesOf(text).map((line) => [...line].length));

describe('terminal summary', () => {
  const summary = terminalSummary(toyResult(), PLAIN);

  it('answers the question in the first line', () => {
    expect(linesOf(summary)[0]).toBe('opposition wins 52% of fights (49% to 54%); players 47%, draw 1.4%');
    expect(linesOf(summary)[1]).toBe('Four-versus-four firefight (toy), 2,000 fights, seed 1');
  });

  it('gives rates, length, survivors and units of a fight', () => {
    expect(summary).toMatch(/^opposition +52% +49% to 54% +1,033$/m);
    expect(summary).toMatch(/^timeout +< 0\.15% +0$/m);
    expect(summary).toMatch(/^rounds +6\.4 +6\.2 to 6\.5 +3\.6 +2 +5 to 6 +13$/m);
    expect(summary).toMatch(/^players\.survivors +1\.21/m);
    expect(summary).toMatch(/^Medic \(players\) +47%/m);
  });

  it('leaves names long enough to tell them apart where the terminal is too narrow for the tables', () => {
    const text = terminalSummary(toyResult(), { colour: false, width: 40 });
    expect(text).toMatch(/^opposition +52%/m);
    expect(text).toMatch(/^players\.sur… +1\.21/m);
  });

  it('tells the spread of one fight from the uncertainty of the mean, and calls neither ±', () => {
    expect(summary).toContain('sd: how much one fight differs from another.');
    expect(summary).not.toContain('±');
  });

  it('never says 0% or 100%', () => {
    for (const result of [toyResult(), toyCheck([0, 300]), toyCheck([300]), toyResult({ trials: 1 })]) {
      expect(terminalSummary(result, PLAIN)).not.toMatch(/(^|[^\d.])(0|0\.0+|100|100\.0+)%/);
    }
  });

  it('says so when interrupted', () => {
    expect(terminalSummary(toyResult({}, { interrupted: true }), PLAIN)).toContain('interrupted after 2,000 fights');
  });

  it('notes fights that ran out of rounds, and what the rates could be', () => {
    const text = terminalSummary(toyResult({ maxRounds: 4 }), PLAIN);
    expect(text).toContain('64% of fights ran out of rounds.');
    expect(text.replaceAll('\n', ' ')).toContain(
      'rates could lie anywhere within: players 16% to 80%; opposition 20% to 84%',
    );
  });

  it('says of one trial that it proves nothing', () => {
    const text = terminalSummary(toyResult({ trials: 1 }), PLAIN);
    expect(linesOf(text)[0]).toMatch(/^the only fight ended with /);
    expect(text).toContain('One trial says nothing');
    expect(text).toContain('1 fight, seed 1');
  });

  it('of a check has no sides and no units', () => {
    expect(terminalSummary(toyCheck([100, 300, 100, 30, 4]), PLAIN)).toBe(
      [
        'success in 81% of checks (78% to 84%); failure 19%',
        'Climbing the wall (toy), 534 checks, seed 1',
        '',
        'outcome  rate  95% interval  checks',
        'success   81%    78% to 84%     434',
        'failure   19%    16% to 22%     100',
        '',
        'per check  mean  95% interval    sd  p5  median  p95',
        'successes  1.13  1.07 to 1.20  0.81   0       1    3',
        '',
        'sd: how much one check differs from another. interval: how well the mean of all',
        'is known.',
      ].join('\n'),
    );
  });

  it('keeps to the width, with names of 200 characters and with 60 outcomes', () => {
    const long = toyResult({
      name: 'long '.repeat(40),
      trials: 100,
      sides: [
        { name: 'a'.repeat(200), units: ['b'.repeat(200)], chance: 0.3 },
        { name: 'W'.repeat(200), units: ['Ö'.repeat(200)], chance: 0.3 },
      ],
    });
    const many = toyChain(Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`broken-${i}`, 60 - i])));
    for (const width of [80, 100]) {
      expect(longest(terminalSummary(long, { colour: false, width }))).toBeLessThanOrEqual(width);
      expect(longest(terminalSummary(many, { colour: false, width }))).toBeLessThanOrEqual(width);
    }
    expect(terminalSummary(many, PLAIN)).toContain('… and 44 more in outcomes.csv');
  });

  it('has colour only where it is asked for, and the same text', () => {
    const coloured = terminalSummary(toyResult(), { colour: true, width: 80 });
    expect(summary).not.toContain('\u001b');
    expect(coloured).toContain('\u001b[1m');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences are what is looked for
    expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(summary);
  });

  it('lets no control characters of a name through', () => {
    const text = terminalSummary(toyResult({ name: 'red\u001b[31m\u202Eevil\nname', trials: 50 }), PLAIN);
    expect(text).toContain('red[31mevil name');
  });
});

it('says what was set in place of the file', () => {
  const text = terminalSummary(toyResult(), PLAIN, ['rules.successStep=6', 'seed=2', 'trials=7']);
  expect(text.split('\n').slice(1, 3).join(' ')).toMatch(/seed 1, with successStep=6, seed=2 and 1 more$/);
});
