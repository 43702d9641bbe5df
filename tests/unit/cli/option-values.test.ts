import { describe, expect, it } from 'vitest';
import {
  parseConfidence,
  parseFormats,
  parseInterval,
  parseSeed,
  parseThreads,
  parseTrials,
} from '../../../src/cli/option-values.ts';
import { UsageError } from '../../../src/engine/core/errors.ts';

describe('parseTrials', () => {
  it.each([
    ['1', 1],
    ['1000000', 1_000_000],
    ['1_000_000', 1_000_000],
    ['1e6', 1_000_000],
    ['1E+6', 1_000_000],
    ['5M', 5_000_000],
    ['100k', 100_000],
    ['100K', 100_000],
    ['1.1M', 1_100_000],
    ['2.5e3', 2500],
    ['1e12', 1e12],
    ['1000G', 1e12],
  ])('reads %s', (text, trials) => {
    expect(parseTrials(text)).toBe(trials);
  });

  it.each([
    'abc',
    '',
    '0',
    '-5',
    '1.5',
    '1e13',
    '1.5e0',
    'NaN',
    'Infinity',
    '0x10',
    '1 000',
    '1__0',
    '_1',
    '1e999',
    '5MM',
    '1001G',
  ])('refuses "%s"', (text) => {
    expect(() => parseTrials(text)).toThrow(
      new UsageError(`--trials: expected an integer from 1 to 1e12, got "${text}"`),
    );
  });

  it('leaves open what is not given', () => {
    expect(parseTrials(undefined)).toBeUndefined();
  });
});

describe('parseSeed', () => {
  it('reads every digit up to 2^53 − 1', () => {
    expect(parseSeed('0')).toBe(0);
    expect(parseSeed('9007199254740991')).toBe(2 ** 53 - 1);
  });

  it.each(['9007199254740992', '9007199254740993', '-1', '1.5', 'x'])('refuses %s', (text) => {
    expect(() => parseSeed(text)).toThrow(
      /^--seed: expected an integer from 0 to 9007199254740991 \(2\^53 − 1\), got "/,
    );
  });
});

describe('parseThreads', () => {
  it('reads 0 to 256', () => {
    expect([parseThreads('0'), parseThreads('256')]).toEqual([0, 256]);
    expect(() => parseThreads('257')).toThrow('--threads: expected an integer from 0 to 256, got "257"');
  });
});

describe('parseConfidence', () => {
  it('reads shares between 0 and 1', () => {
    expect([parseConfidence('0.95'), parseConfidence('.5')]).toEqual([0.95, 0.5]);
  });

  it.each(['0', '1', '95', '95%', '', 'NaN', '-0.5'])('refuses "%s"', (text) => {
    expect(() => parseConfidence(text)).toThrow(`--confidence: expected a number above 0 and below 1, got "${text}"`);
  });
});

describe('parseInterval', () => {
  it('reads the methods by name', () => {
    expect(parseInterval('clopper-pearson')).toBe('clopper-pearson');
    expect(() => parseInterval('wald')).toThrow('--interval: expected wilson, clopper-pearson, got "wald"');
  });
});

describe('parseFormats', () => {
  const known = ['csv', 'json', 'svg'] as const;

  it('gives all where none is named', () => {
    expect(parseFormats(undefined, known)).toEqual(['csv', 'json', 'svg']);
  });

  it('gives each once, in the known order', () => {
    expect(parseFormats('svg, csv,svg', known)).toEqual(['csv', 'svg']);
  });

  it.each(['', 'csv,', 'pdf', 'CSV'])('refuses "%s"', (text) => {
    expect(() => parseFormats(text, known)).toThrow(/^--format: expected csv, json, svg, got "/);
  });
});
