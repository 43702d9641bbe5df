import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../../src/engine/core/errors.ts';
import { compileDice } from '../../../../src/engine/dice/compile-dice.ts';
import { parseDice } from '../../../../src/engine/dice/parse-dice.ts';
import { MALFORMED } from './malformed-dice.ts';

function messageOf(text: string): string {
  try {
    compileDice(parseDice(text)).exact();
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError);
    return (error as Error).message;
  }
  throw new Error(`${text} was read`);
}

describe('malformed expressions', () => {
  it.each(MALFORMED)('%j: column %i', (text, column, message) => {
    const said = messageOf(text);
    const [first = '', line = '', caret = ''] = said.split('\n');
    expect(first).toMatch(message);
    expect(first.startsWith(`column ${column}: `)).toBe(true);
    expect(caret).toBe(`${' '.repeat(column + 1)}^`);
    expect(line.startsWith('  ')).toBe(true);
    expect(said).not.toContain('\u001b');
  });

  it('show the part around the fault of a long one', () => {
    const [, line = '', caret = ''] = messageOf(`${'d6+'.repeat(100)}x`).split('\n');
    expect(line.length).toBeLessThan(80);
    expect(line[caret.indexOf('^')]).toBe('x');
  });

  it('of any length end soon', () => {
    expect(messageOf('('.repeat(5000))).toMatch(/at most 1000 characters/);
    expect(messageOf('('.repeat(1000))).toMatch(/got the end/);
    expect(messageOf('-'.repeat(999))).toMatch(/got the end/);
  });
});

describe('too large for exact odds', () => {
  it('is said without digits that nobody would count', () => {
    expect(messageOf('10000d6!s5>=4')).toMatch(/about 2\.0e\+16 steps, expected at most 200,000,000;/);
  });

  it.each([
    '1000d100',
    'd1000000',
    '1000d6kh500',
    '2000d6kh1',
    '100000d6',
    '100d10!s1kh50',
    '2000000*d6',
    '3000d6 vs 3000d6',
  ])('%s is refused with its size, and can be simulated', (text) => {
    const start = performance.now();
    expect(messageOf(text)).toMatch(/^too large for exact odds: .*[\d,]{3,}.*--simulate/);
    expect(performance.now() - start).toBeLessThan(1000);
    const runner = compileDice(parseDice(text)).createRunner(1);
    runner.play(0);
    expect(Number.isInteger(runner.record.metrics[0])).toBe(true);
  });
});
