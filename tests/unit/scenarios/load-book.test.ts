import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { chartKey } from '../../../src/cli/book/chart-key.ts';
import { bookProblems } from '../../../src/cli/book/check-book.ts';
import { ScenarioError } from '../../../src/engine/core/errors.ts';
import { loadBook } from '../../../src/scenarios/book/load-book.ts';
import { parseScenario } from '../../../src/scenarios/load-scenario.ts';

const folder = mkdtempSync(join(tmpdir(), 'evenodds-book-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Faults of a book of these lines, as `line:column path message`. */
function faults(...lines: string[]): string[] {
  const file = join(folder, 'book.yaml');
  writeFileSync(file, lines.join('\n'));
  try {
    loadBook(file);
    return [];
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return error.problems.map(({ line, column, path, message }) => `${line}:${column} ${path}: ${message}`);
  }
}

const HEAD = ['format: 1', 'title: A book', 'charts:'];
const DICE = ['  - name: dice', '    caption: C', '    alt: A', '    odds: { of: [2d6] }'];

describe('a book', () => {
  it('is read', () => {
    expect(faults(...HEAD, ...DICE)).toEqual([]);
  });

  it('is refused with the place of every fault', () => {
    expect(faults(...HEAD, '  - name: My Dice', '    caption: C', '    alt: A', '    odds: { off: [2d6] }')).toEqual([
      '4:11 charts.My Dice.name: expected small letters, digits and hyphens, at most 60, got "My Dice"',
      '7:5 charts.My Dice.odds.of: expected a list of 1 to 6 texts, got nothing',
      '7:13 charts.My Dice.odds.off: expected one of the keys of, set, show, atLeast, got "off" (did you mean "of"?)',
    ]);
  });

  it('has charts of one kind each, with names of their own', () => {
    expect(faults(...HEAD, ...DICE, '    run: { file: a.yaml, chart: outcomes }', ...DICE)).toEqual([
      '4:5 charts.0: expected one of table, odds, run, sweep, got odds and run',
      '9:5 charts.1: expected another name: dice is chart 1',
    ]);
    expect(faults(...HEAD, '  - { name: none, caption: C, alt: A }')).toEqual([
      '4:5 charts.none: expected one of table, odds, run, sweep, got none',
    ]);
  });
});

describe('a file that is the other', () => {
  it('is told from a book, and from a scenario', () => {
    expect(faults('format: 1', 'system: target-10', 'kind: battle')).toEqual([
      expect.stringMatching(/^2:1 : expected a book, got a scenario: evenodds run .*book\.yaml plays it$/),
    ]);
    expect(() => parseScenario([...HEAD, ...DICE].join('\n'), 'book.yaml')).toThrow(
      'book.yaml:3:1: expected a scenario, got a book: evenodds book book.yaml draws it',
    );
    expect(faults('format: 1')).not.toEqual([]);
  });
});

describe('bookProblems', () => {
  /** Problems of a book with one chart, `line:column path: message`, its files beside the shipped scenarios. */
  function problems(entry: string): string[] {
    const file = join(folder, 'wrong.yaml');
    const chart = [
      '  - name: one',
      '    caption: C',
      '    alt: A',
      `    ${entry.replaceAll('@', resolve('scenarios'))}`,
    ];
    writeFileSync(file, [...HEAD, ...chart].join('\n'));
    return bookProblems(file).map(({ line, column, path, message }) => {
      expect(line).toBe(7);
      expect(column).toBeGreaterThan(5);
      return `${path.replace('charts.one.', '')}: ${message}`;
    });
  }

  it('finds nothing wrong with a shipped book', () => {
    expect(bookProblems('scenarios/books/target-10.yaml')).toEqual([]);
  });

  it.each([
    ['run: { file: a.yaml, chart: rounds }', /^run\.file: .*a\.yaml: expected a scenario file, found no file/],
    [
      'run: { file: @/firefight.yaml, chart: outcome }',
      /^run\.chart: expected outcomes, .* \(did you mean "outcomes"\?\)$/,
    ],
    ['run: { file: @/firefight.yaml, chart: rounds, set: [rules.x=1] }', /^run\.set\.0: rules\.x=1: expected one of/],
    ['sweep: { file: @/firefight.yaml, vary: [rules.successStep=5...9] }', /^sweep\.vary\.0: .*expected a range/],
    [
      'sweep: { file: @/firefight.yaml, vary: [rules.succesStep=5..6] }',
      /^sweep\.vary\.0: .*did you mean "successStep"/,
    ],
    [
      'sweep: { file: @/firefight.yaml, vary: [rules.successStep=0..6] }',
      /^sweep\.vary\.0: rules\.successStep=0: expected an integer/,
    ],
    [
      'sweep: { file: @/firefight.yaml, vary: [rules.successStep=5..6], metric: outcome.playrs }',
      /^sweep\.metric: .*did you mean "players"/,
    ],
    ['sweep: { file: @/firefight.yaml, vary: [rules.push=1..2, rules.push=1..2] }', /^sweep\.vary(\.0)?: /],
    [
      'table: { file: @/plain-test.yaml, vary: [actor.skill=0..3], outcome: succes }',
      /^table\.outcome: .*did you mean "success"/,
    ],
    [
      'table: { file: @/plain-test.yaml, vary: [actor.skill=0..3], metric: margins }',
      /^table\.metric: .*did you mean "margin"/,
    ],
    [
      'table: { file: @/firefight.yaml, vary: [rules.successStep=5..6] }',
      /^table\.file: expected what has exact odds: a battle has none/,
    ],
    ['odds: { of: [3d6, 4d6kx] }', /^odds\.of\.1: column 4/],
    [
      'odds: { of: [3d6], show: at-lest }',
      /^odds\.show: expected exactly, at-least, got "at-lest" \(did you mean "at-least"\?\)$/,
    ],
    ['odds: { of: [3d6], atLeast: 9-12 }', /^odds\.atLeast: expected A\.\.B/],
    ['odds: { of: [@/firefight.yaml] }', /^odds\.of\.0: expected what has exact odds/],
  ])('places what is wrong with %s', (entry, expected) => {
    expect(problems(entry)[0]).toMatch(expected);
  });

  it('goes on after the first problem', () => {
    expect(
      problems('table: { file: @/plain-test.yaml, vary: [actor.skil=0..3, actor.x=1..2], outcome: succes }'),
    ).toHaveLength(3);
  });
});

describe('the shipped books', () => {
  const files = readdirSync('scenarios/books').map((name) => join('scenarios/books', name));

  it('are one for each system, and name scenarios that can be read', () => {
    expect(files.map((file) => loadBook(file).slug)).toEqual(['counters', 'crescent-star', 'target-10']);
    for (const book of files.map(loadBook)) {
      const keys = book.charts.map((chart) => chartKey(chart, book.folder));
      expect(new Set(keys).size).toBe(book.charts.length);
    }
  });
});

describe('the key of a chart', () => {
  const table = { file: '../plain-roll.yaml', vary: ['target=6..9'] };
  const chart = { name: 'a', caption: 'C', alt: 'A', table };
  const key = (changed: object) => chartKey({ ...chart, ...changed }, 'scenarios/books');

  it('follows what is drawn, and not what is said of it', () => {
    expect(key({ caption: 'Other', alt: 'Other' })).toBe(key({}));
    expect(key({ table: { ...table, vary: ['target=6..10'] } })).not.toBe(key({}));
    expect(key({ table: { ...table, set: ['actor.rating=4s0'] } })).not.toBe(key({}));
    expect(key({ table: { ...table, file: '../thirty-four-against-fifteen.yaml' } })).not.toBe(key({}));
  });
});
